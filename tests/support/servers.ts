/** The browser tests' servers; E2E_PORT moves them where the ports are taken. */
const first = Number(process.env.E2E_PORT ?? 4310);

/** A record of its own for each: the demo cup, the small fixed cup, and a small cup that is reported on. */
export const SERVERS = { demo: first, small: first + 1, live: first + 3 } as const;

/** Where the cup that is reported on has its passes paid: a stand-in for Stripe (stripe-stand-in.ts). */
export const STRIPE = first + 20;

/** Where cups are served that tests have for themselves (own-live-cup.ts). */
export const OWN_CUPS = first + 21;

/**
 * `demo`, `small` (the fixed cup of cup.ts), `worldCups` (the World Cup of examples before its fair play is recorded), or `live` (the small one
 * with more matches in play and some that nobody has reported, with a reporter: reporter.ts, and with passes that are sold by a stand-in for
 * Stripe), `lastRound` (the small one with a group of six before its last round), `places` (the small one with a playoff whose places are played out), `ranks` (the small
 * one with best thirds that go to A and the one left over to B, and a main round that carries results), `kicks` (the live one, where level group matches are decided by kicks), or `twoYears` (the live one with the year before and streams that everybody may watch). `nothing` imports none.
 */
export const CUPS = [
	"demo",
	"small",
	"worldCups",
	"live",
	"lastRound",
	"places",
	"ranks",
	"kicks",
	"twoYears",
	"nothing",
] as const;
export type Cup = (typeof CUPS)[number];

/** @throws Error where there is none of that name */
export function namedCup(name: string): Cup {
	const cup = CUPS.find((one): one is Cup => one === name);
	if (cup === undefined) throw new Error(`There is no cup "${name}", but ${CUPS.join(", ")}`);
	return cup;
}
