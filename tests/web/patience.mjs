// Timeouts of the browser tests. They only end a test that hangs. CTQ_PATIENCE multiplies each of
// them.
const patience = Number(process.env.CTQ_PATIENCE ?? 1);

/** Milliseconds for this many seconds, multiplied by CTQ_PATIENCE. */
export const milliseconds = (seconds) => 1000 * seconds * patience;

/** Seconds that a case may take, and any single wait in it. */
export const caseSeconds = 180;
export const waitSeconds = 150;
