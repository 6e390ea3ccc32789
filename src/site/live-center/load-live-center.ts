import {
	isWholeDay,
	type LiveCenterRequest,
	PARTS,
	type Part,
	readLiveCenterRequest,
} from "../../client/address/live-center-request.ts";
import { notFound, type PageRequest } from "../../client/pages/page-request.ts";
import {
	type DayMatches,
	type FilterLists,
	FollowingMatchesDocument,
	type ListedMatch,
	LiveCenterDocument,
	type LiveCenterHead,
	type PartMatches,
} from "./live-center.graphql.ts";

export type LiveCenter = {
	readonly asked: LiveCenterRequest;
	readonly head: LiveCenterHead;
	readonly lists: FilterLists;
	readonly days: readonly DayMatches[];
	readonly parts: Readonly<Record<Part, PartMatches>>;
};

/** Rows of each part where all are shown, one below the other. */
const GLANCE: Readonly<Record<Part, number>> = { live: 12, next: 8, finished: 8, off: 4 };
/** No answer of the results service gives more. */
const MOST_AT_ONCE = 100;

const ORDER = { live: "LIVE_FIRST", next: "SOONEST_FIRST", finished: "LATEST_FIRST", off: "SOONEST_FIRST" } as const;
const IN_PART = { live: "ON", next: "AHEAD", finished: "OVER", off: "OFF" } as const;

/** @returns what the address requests; an unknown category, arena, nation or day is ignored */
export async function loadLiveCenter(request: PageRequest): Promise<LiveCenter> {
	return read(request, readLiveCenterRequest(request.url.searchParams));
}

async function read(request: PageRequest, asked: LiveCenterRequest): Promise<LiveCenter> {
	const { ask, cup, tournament: id, year } = request;
	const { tournament } = await ask(LiveCenterDocument, { cup, tournament: id, ...filterOf(asked), ...rowsOf(asked) });
	if (tournament === null) throw notFound({ missing: "edition", year });
	const { categories, arenas, nations, days, live, next, finished, off, ...head } = tournament;
	const there = onlyThere(asked, { categories, arenas, nations }, days);
	if (there !== asked) return read(request, there);
	const pages = { live, next, finished, off };
	const parts = {} as Record<Part, PartMatches>;
	for (const part of PARTS) {
		const { totalCount: total, nodes, next: after } = pages[part];
		const matches = asked.show === part || isWholeDay(asked) ? await readOn(request, asked, part, nodes, after) : nodes;
		parts[part] = { total, matches, more: matches.length < total };
	}
	const found = new Map(live.days.map(({ day, matches }) => [day, matches]));
	const counted = days.map(({ day }) => ({ day, matches: found.get(day) ?? 0 }));
	return { asked, head, lists: { categories, arenas, nations }, days: counted, parts };
}

const filterOf = ({ day, category, arena, nation }: LiveCenterRequest) => ({ day, category, arena, nation });

const ALL: Readonly<Record<Part, number>> = { live: MOST_AT_ONCE, next: MOST_AT_ONCE, finished: MOST_AT_ONCE, off: MOST_AT_ONCE };

function rowsOf(asked: LiveCenterRequest): Record<Part, number> {
	const { show, rows } = asked;
	if (show === null) return isWholeDay(asked) ? ALL : GLANCE;
	const counted = { live: 0, next: 0, finished: 0, off: 0, [show]: Math.min(rows, MOST_AT_ONCE) };
	// If nothing is live, the next matches stay visible.
	return show === "live" ? { ...counted, next: GLANCE.next } : counted;
}

/** More rows than one answer gives: the pages that follow, one after the other. */
async function readOn(
	{ ask, cup, tournament }: PageRequest,
	asked: LiveCenterRequest,
	part: Part,
	first: readonly ListedMatch[],
	cursor: string | null,
): Promise<readonly ListedMatch[]> {
	const matches = [...first];
	let after = cursor;
	while (after !== null && matches.length < asked.rows) {
		const answer = await ask(FollowingMatchesDocument, {
			cup,
			tournament,
			...filterOf(asked),
			part: [IN_PART[part]],
			order: ORDER[part],
			first: Math.min(asked.rows - matches.length, MOST_AT_ONCE),
			after,
		});
		const page = answer.tournament?.matches;
		matches.push(...(page?.nodes ?? []));
		after = page?.next ?? null;
	}
	return matches;
}

/** The same object if everything requested exists. */
function onlyThere(
	asked: LiveCenterRequest,
	{ categories, arenas, nations }: FilterLists,
	days: readonly { day: string }[],
): LiveCenterRequest {
	const category = categories.some(({ id }) => id === asked.category) ? asked.category : null;
	const arena = arenas.some(({ id }) => id === asked.arena) ? asked.arena : null;
	const nation = nations.some(({ code }) => code === asked.nation) ? asked.nation : null;
	const day = days.some((one) => one.day === asked.day) ? asked.day : null;
	const there = category === asked.category && arena === asked.arena && nation === asked.nation && day === asked.day;
	return there ? asked : { ...asked, category, arena, nation, day };
}
