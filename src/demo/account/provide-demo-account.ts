import type { Database } from "../../database/database.ts";
import { readCups, readEditions } from "../../results/record/read.ts";
import { isDemo } from "../make-demo.ts";
import { type DemoFavourites, makeDemoAccount } from "./make-demo-account.ts";

/** The demo account's credentials. */
export type DemoAccount = { readonly email: string; readonly password: string };

/** Queries the API in process. */
type Ask = (document: string, variables: Record<string, unknown>, language: string) => Promise<{ readonly data: unknown }>;

export const DEMO_ACCOUNT: DemoAccount = { email: "demo@cupboard.example", password: "demo-cupboard" };

/**
 * The number of followed fields. My Week then shows all its features: a live match, two at the same time far apart, teams still
 * in a playoff.
 */
const FIELDS = 3;
/** Two matches that begin within this many milliseconds overlap. */
const OVERLAP_MS = 30 * 60_000;

type Team = {
	readonly id: string;
	readonly name: string;
	readonly nation: { readonly code: string; readonly name: string };
	readonly category: { readonly name: string; readonly shortName: string };
};
type Match = {
	readonly zonedStartTime: string;
	readonly isLive: boolean;
	readonly isFinished: boolean;
	readonly arenaId: string | null;
	readonly fieldId: string | null;
	readonly fieldName: string | null;
	readonly division: { readonly stage: { readonly typename: string } };
	readonly home: { readonly team: Team | null };
	readonly away: { readonly team: Team | null };
};

const TEAM = "team { id name nation { code name } category { name shortName } }";
const MATCH = `zonedStartTime isLive isFinished arenaId fieldId fieldName division { stage { typename } } home { ${TEAM} } away { ${TEAM} }`;
const EDITIONS = "query($cup: Int!) { cups(cup: $cup) { editions { name tournaments { id status { schedulePublished } } } } }";
const TODAY = "query($cup: Int!, $id: String!) { tournament(cup: $cup, tournament: $id) { today } }";
const PROGRAMME = `query($cup: Int!, $id: String!, $day: Day!) { tournament(cup: $cup, tournament: $id) {
	day: matches(day: $day, order: LIVE_FIRST, first: 100) { nodes { ${MATCH} } }
	next: matches(state: [UPCOMING], order: LIVE_FIRST, first: 100) { nodes { ${MATCH} } }
} }`;

/**
 * The demo account, which anybody may use, made if it is missing: only if the record contains demo cups alone.
 * @returns its credentials; null if the record has other cups
 */
export async function provideDemoAccount(
	database: Database,
	brand: { readonly cup: number },
	ask: Ask,
): Promise<DemoAccount | null> {
	const cups = await readCups(database);
	if (!cups.some(({ id }) => id === brand.cup) || !cups.every(isDemo)) return null;
	const played = (await readEditions(database, brand.cup)).filter(({ published }) => published.schedule);
	await makeDemoAccount(database.orm, {
		...DEMO_ACCOUNT,
		cup: brand.cup,
		passYear: played.at(-1)?.year,
		favourites: () => chooseFavourites(brand.cup, ask),
	});
	return DEMO_ACCOUNT;
}

async function chooseFavourites(cup: number, ask: Ask): Promise<DemoFavourites> {
	const answer = async <Data>(query: string, variables: object) => (await ask(query, { cup, ...variables }, "en")).data as Data;
	type Editions = {
		cups: { editions: { name: string; tournaments: { id: string; status: { schedulePublished: boolean } }[] }[] };
	};
	const { editions } = (await answer<Editions>(EDITIONS, {})).cups;
	const played = editions
		.flatMap(({ name, tournaments }) => tournaments.map(({ id, status }) => ({ id, status, year: Number(name) })))
		.filter(({ status }) => status.schedulePublished)
		.toSorted((a, b) => b.year - a.year)[0];
	if (played === undefined) return { teams: [], fields: [] };
	const { today } = (await answer<{ tournament: { today: string } }>(TODAY, { id: played.id })).tournament;
	type Programme = Record<"day" | "next", { nodes: Match[] }>;
	const programme = (await answer<{ tournament: Programme }>(PROGRAMME, { id: played.id, day: today })).tournament;
	return favouritesOf(programme.day.nodes, programme.next.nodes, played.year);
}

/** @param day the matches of the cup's present day @param next upcoming matches, on any day */
export function favouritesOf(day: readonly Match[], next: readonly Match[], year: number): DemoFavourites {
	const known = (match: Match) => match.home.team !== null && match.away.team !== null && match.arenaId !== null;
	const ahead = day.filter((match) => known(match) && !match.isFinished);
	const chosen: Match[] = [];
	const live = ahead.find(({ isLive }) => isLive);
	if (live) chosen.push(live);
	chosen.push(...overlapping(ahead.filter(({ isLive }) => !isLive)));
	const playoffs = [...ahead, ...next].filter(
		(match) => known(match) && !chosen.includes(match) && match.division.stage.typename === "PlayoffStage",
	);
	chosen.push(...playoffs.slice(0, 2));
	const teams = new Map(chosen.flatMap(({ home: { team } }) => (team ? [[team.id, team] as const] : [])));
	const fields = new Map(
		chosen.flatMap(({ fieldId, arenaId, fieldName }) =>
			fieldId && arenaId ? [[fieldId, { field: fieldId, arena: arenaId, fieldName: fieldName ?? fieldId, year }] as const] : [],
		),
	);
	return {
		teams: [...teams.values()].map(({ id, name, nation, category }) => ({
			team: id,
			teamName: name,
			year,
			nation: nation.name,
			nationCode: nation.code,
			category: category.name,
			catShort: category.shortName,
		})),
		fields: [...fields.values()].slice(0, FIELDS),
	};
}

/** Two matches of different teams at different arenas that begin at nearly the same time. */
function overlapping(matches: readonly Match[]): Match[] {
	for (const one of matches) {
		const start = Date.parse(one.zonedStartTime);
		const other = matches.find(
			(match) =>
				match.arenaId !== one.arenaId &&
				match.home.team?.id !== one.home.team?.id &&
				Math.abs(Date.parse(match.zonedStartTime) - start) < OVERLAP_MS,
		);
		if (other) return [one, other];
	}
	return matches.slice(0, 1);
}
