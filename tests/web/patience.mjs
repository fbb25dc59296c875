// How long the browser tests wait. Limits only end what hangs, and CTQ_PATIENCE multiplies each of them.
const patience = Number(process.env.CTQ_PATIENCE ?? 1);

/** Milliseconds that so many seconds are here. */
export const milliseconds = (seconds) => 1000 * seconds * patience;

/** Seconds that a case may take, and within it any single wait. */
export const caseSeconds = 180;
export const waitSeconds = 150;
