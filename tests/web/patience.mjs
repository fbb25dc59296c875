/** All limits are multiplied by this: a machine with a lot else to do is slow and not wrong. */
export const patience = Number(process.env.CTQ_PATIENCE ?? 1);
