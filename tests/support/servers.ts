/** The browser tests' servers; E2E_PORT moves them if the ports are in use. */
const first = Number(process.env.E2E_PORT ?? 4310);

/** A record of its own for each: the demo cup, the small fixed cup, and a small cup that is reported on. */
export const SERVERS = { demo: first, small: first + 1, live: first + 3 } as const;

/** Where the live cup's passes are paid: a stand-in for Stripe (stripe-stand-in.ts). */
export const STRIPE = first + 20;

/** Where cups are served that tests have for themselves (own-live-cup.ts). */
export const OWN_CUPS = first + 21;

/**
 * `demo`; `small` (the fixed cup of cup.ts); `worldCups` (the World Cup of examples before its fair play is recorded); `live` (the small
 * one with more live matches and some without reports, with a reporter (reporter.ts), and with passes sold by a stand-in for Stripe);
 * `lastRound` (the small one with a group of six before its last round); `places` (the small one with a playoff whose places are played
 * out); `ranks` (the small one with best thirds of which some go to A and one to B, and a main round with carried results); `kicks` (the
 * live one, where kicks decide level group matches); `formats` (one imported by sheets, of several formats, all played: imported-formats.ts); `twoYears` (the live one with the year before and public streams). `nothing` imports
 * none.
 */
export const CUPS = [
	"demo",
	"small",
	"worldCups",
	"live",
	"lastRound",
	"places",
	"ranks",
	"formats",
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
