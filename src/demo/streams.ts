import type { StreamAccess, StreamState } from "../cup/stream.ts";
import type { CupFileArena, CupFileEdition, CupFileMatch, CupFileStream } from "../results/record/cup-file.ts";
import { instantOf, minuteOfWeek, weekTime } from "./calendar.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { Fixture } from "./fixture.ts";

/** Our own clip, which every demo stream plays. */
export const DEMO_CLIP = "/demo/clip.m3u8";

const MOST: Readonly<Record<StreamState, number>> = { live: 7, upcoming: 6, replay: 14 };
/** In turn, so that each state has streams of each access. */
const ACCESSES: readonly StreamAccess[] = ["pass", "open", "account"];

type Played = {
	readonly year: number;
	/** Minutes of the week; null: it is over. */
	readonly now: number | null;
	readonly fixtures: readonly Fixture[];
	readonly matches: readonly CupFileMatch[];
	readonly selectedGames: readonly string[];
	readonly arenas: readonly CupFileArena[];
};

const STATE_OF: { readonly [Status in CupFileMatch["status"]]?: StreamState } = {
	live: "live",
	scheduled: "upcoming",
	finished: "replay",
};

/**
 * An edition's streams: selected games first, near the present time during its week, and its finals when it is over; during the
 * week also one field all day.
 */
export function demoStreams(played: Played): CupFileStream[] {
	const { year, now, fixtures, matches, selectedGames, arenas } = played;
	const plans = new Map(fixtures.map(({ id, category }) => [id, category]));
	const selected = new Set(selectedGames);
	const at = now === null ? null : Date.parse(instantOf(year, weekTime(now)));
	const away = ({ start }: CupFileMatch) => (at === null ? 0 : Math.abs(Date.parse(start ?? "") - at));
	const isShown = ({ id, field, start }: CupFileMatch) =>
		!plans.get(id)!.young && field && start && (at !== null || selected.has(id));
	const shown = matches
		.filter((match) => STATE_OF[match.status] && isShown(match))
		.sort((a, b) => Number(selected.has(b.id)) - Number(selected.has(a.id)) || away(a) - away(b) || Number(a.id) - Number(b.id));
	const nameOf = new Map(arenas.flatMap(({ fields }) => fields.map(({ id, name }) => [id, name])));
	const streams = (["live", "upcoming", "replay"] as const).flatMap((state) =>
		shown
			.filter(({ status }) => STATE_OF[status] === state)
			.slice(0, MOST[state])
			.map((match, turn) => ofMatch(match, state, ACCESSES[turn % ACCESSES.length]!, plans.get(match.id)!, nameOf)),
	);
	const field = now === null ? undefined : allDay(played, streams, now, nameOf);
	return field ? [...streams, field] : streams;
}

function ofMatch(
	{ id, field }: CupFileMatch,
	state: StreamState,
	access: StreamAccess,
	{ short, boys, age }: CategoryPlan,
	nameOf: ReadonlyMap<string, string>,
): CupFileStream {
	const place = nameOf.get(field!)!;
	const title = { en: `${short} on ${place}`, sv: `${boys ? "P" : "F"}${age} på ${place}` };
	return { id, title, match: id, provider: "hls", address: DEMO_CLIP, state, access };
}

const LATER_ROUNDS = ["semi-final", "final"];

/** Further streams of a running cup: the last rounds of the A playoffs, on the following days. @param filmed existing streams */
export function laterStreams(
	{ now, fixtures, matches, arenas }: Pick<Played, "fixtures" | "matches" | "arenas"> & { readonly now: number },
	filmed: readonly CupFileStream[],
): CupFileStream[] {
	const known = new Set(filmed.map(({ match }) => match));
	const nameOf = new Map(arenas.flatMap(({ fields }) => fields.map(({ id, name }) => [id, name])));
	const matchOf = new Map(matches.map((match) => [match.id, match]));
	const shown = fixtures.filter(
		({ id, playoff, round, from, category }) =>
			playoff === "A" && LATER_ROUNDS.includes(String(round)) && !category.young && !known.has(id) && minuteOfWeek(from) > now,
	);
	return shown.map(({ id, category }, turn) =>
		ofMatch(matchOf.get(id)!, "upcoming", ACCESSES[turn % ACCESSES.length]!, category, nameOf),
	);
}

const HOUR = 60;

/** The stream of a single field: one with a match now, and without another stream. */
function allDay(
	{ year, matches }: Played,
	streams: readonly CupFileStream[],
	now: number,
	nameOf: ReadonlyMap<string, string>,
): CupFileStream | undefined {
	const taken = new Set(streams.map(({ match }) => match));
	const busy = new Set(matches.filter(({ id }) => taken.has(id)).map(({ field }) => field));
	const field = matches.find((match) => match.status === "live" && !busy.has(match.field))?.field;
	if (field === undefined) return undefined;
	const midnight = now - (now % (24 * HOUR));
	const name = nameOf.get(field)!;
	return {
		id: `${field}-${year}`,
		title: { en: `${name} all day`, sv: `${name} hela dagen` },
		field,
		from: instantOf(year, weekTime(midnight + 8 * HOUR)),
		until: instantOf(year, weekTime(midnight + 20 * HOUR)),
		provider: "hls",
		address: DEMO_CLIP,
		state: "live",
		access: "open",
	};
}

export const demoStreamingInfo = (year: number): NonNullable<CupFileEdition["streamingInfo"]> => ({
	info: {
		en: `Streams with a lock are included in All Access ${year}. The live report and the scores are open to everyone.`,
		sv: `Sändningar med lås ingår i All Access ${year}. Liverapporten och resultaten är öppna för alla.`,
	},
	hasAccessInfo: {
		en: `You have All Access ${year}: you can watch every stream of the cup.`,
		sv: `Du har All Access ${year}: du kan se alla cupens sändningar.`,
	},
});
