/** The browser tests' servers; E2E_PORT moves them where the ports are taken. */
const first = Number(process.env.E2E_PORT ?? 4310);

/** A record of its own for each: the demo cup, the small fixed cup, the World Cups of openfootball, and a small cup that is reported on. */
export const SERVERS = { demo: first, small: first + 1, worldCups: first + 2, live: first + 3 } as const;

/** Where the cup that is reported on has its passes paid: a stand-in for Stripe (stripe-stand-in.ts). */
export const STRIPE = first + 20;
