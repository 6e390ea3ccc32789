import { isLanguage } from "../../text/language.ts";
import { asSearch } from "./as-search.ts";
import { KINDS } from "./kinds.ts";
import { PARTS } from "./live-center-request.ts";
import { RETURNED } from "./returned.ts";
import { withinYear } from "./year-path.ts";

/** @returns the normalised value; null if it has no effect */
type Reading = (value: string) => string | null;

const oneOf =
	(...values: readonly string[]): Reading =>
	(value) =>
		values.includes(value) ? value : null;
const matching =
	(pattern: RegExp): Reading =>
	(value) =>
		pattern.test(value) ? value : null;

/** Free text: at most a hundred letters are used. */
const words: Reading = (value) => value.trim().slice(0, 100).trim() || null;
/** An id or a code of the cup's own. */
const id = matching(/^[^\s\p{C}]{1,100}$/u);
const day = matching(/^\d{4}-\d\d-\d\d$/);
const round = matching(/^[^\p{C}]{1,100}$/u);

/** Pages by their path within a year, with the parameters that change what they show. Other pages ignore their query. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, Reading>>>> = {
	search: { q: words, kind: oneOf(...KINDS) },
	favourites: { day, show: oneOf("teams", "fields", "alerts", "account") },
	"categories/:category": { view: oneOf("tables"), groups: oneOf("all") },
	"categories/:category/teams": { filter: words, by: oneOf("place") },
	"categories/:category/division/:division": { columns: oneOf("all"), round },
	"categories/:category/playoff/:playoff": { round, team: id },
	nations: { filter: words },
	"nations/:nation": { filter: words, category: id },
	arenas: { filter: words },
	"arenas/arena/:arena/field/:field": { day },
	streams: { category: id, arena: id },
	matches: {
		show: oneOf(...PARTS),
		day,
		category: id,
		arena: id,
		nation: id,
		mine: oneOf("1"),
		rows: matching(/^(all|[1-9]\d{0,3})$/),
	},
	"matches/:match": { tab: oneOf("report", "table", "playoff") },
};

/** Parameters that describe a visit rather than the page: not part of a shared address. */
const OF_A_VISIT: Readonly<Record<string, Reading>> = { [RETURNED]: oneOf("paid", "cancelled") };
const OF_SIGN_IN: Readonly<Record<string, Reading>> = { forgot: () => "1" };
const LANG: Readonly<Record<string, Reading>> = { lang: (value) => (isLanguage(value) ? value : null) };

const ROUTES = Object.entries(SHOWN).map(([path, parameters]) => ({
	path: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
	parameters,
}));

function read(query: URLSearchParams, parameters: Readonly<Record<string, Reading>>): [string, string][] {
	return Object.entries(parameters).flatMap(([name, reading]) => {
		const given = query.get(name);
		const value = given === null ? null : reading(given);
		return value === null ? [] : [[name, value] as [string, string]];
	});
}

/**
 * The part of a page's query that changes what the page shows. Each name occurs once, in the order of the table, so that equal requests
 * have equal texts.
 */
export function shownQuery({ pathname, search }: { readonly pathname: string; readonly search: string }): URLSearchParams {
	const within = withinYear(pathname);
	const shown = ROUTES.find(({ path }) => path.test(within))?.parameters ?? {};
	return new URLSearchParams(read(new URLSearchParams(search), shown));
}

/**
 * The known part of an address's query (DECISIONS §4: unknown query parameters are dropped). A value that a page does not understand is
 * dropped like an unknown name.
 */
export function knownQuery(address: { readonly pathname: string; readonly search: string }): URLSearchParams {
	const query = new URLSearchParams(address.search);
	const besides = { ...(withinYear(address.pathname) === "signin" && OF_SIGN_IN), ...OF_A_VISIT, ...LANG };
	return new URLSearchParams([...shownQuery(address), ...read(query, besides)]);
}

/** The same, as an address has it: with its question mark, or "". */
export function knownSearch(address: { readonly pathname: string; readonly search: string }): string {
	const query = knownQuery(address);
	return asSearch(query);
}
