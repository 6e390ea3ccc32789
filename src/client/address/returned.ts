/** The parameter that a way back from the payment carries. */
export const RETURNED = "pass";

/** Pauses between requests for the user, in ms: most payments are confirmed within seconds. About a minute altogether. */
export const PAUSES = [1000, 1000, 2000, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000] as const;
