/** The parameter that a way back from the payment carries. */
export const RETURNED = "pass";

/** How long after each asking for the user it is done again, in ms: a payment is mostly told within seconds. About a minute in all. */
export const PAUSES = [1000, 1000, 2000, 2000, 3000, 5000, 8000, 10_000, 15_000, 15_000] as const;
