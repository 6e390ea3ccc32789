import path from "node:path";
import type { ExecuteInProcess } from "../../src/results/graphql/in-process.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";

type Row = { readonly position: number; readonly team: string; readonly points: number } & Record<string, unknown>;
type Table = { readonly complete: boolean; readonly rows: readonly Row[] };
/** The team on a side: its id, "bye", or null while open. `winner`: "home", "away", "none", or null while open. */
type Tie = { readonly match: string; readonly home: string | null; readonly away: string | null; readonly winner: string | null };
/** By the ids of groups and playoffs. */
export type TablesAndBrackets = {
	readonly tables: Readonly<Record<string, Table>>;
	readonly brackets: Readonly<Record<string, readonly Tie[]>>;
};

const FIGURES = "position withdrawn played won drawn lost goalsFor goalsAgainst goalDifference points";
const DIVISIONS = `query($cup: Int!, $id: String!) { tournament(cup: $cup, tournament: $id) { categories { stages { divisions {
	id
	table { complete rows { ${FIGURES} team { id } } }
	bracket { rounds { matches { id isFinished isWalkover leadingSide home { ...Standing } away { ...Standing } } } }
} } } } }
fragment Standing on Side { team { id } slot { kind } }`;

type Side = { readonly team: { readonly id: string } | null; readonly slot: { readonly kind: string } | null };
type ShownTie = {
	readonly id: string;
	readonly isFinished: boolean;
	readonly isWalkover: boolean;
	readonly leadingSide: "HOME" | "AWAY" | null;
	readonly home: Side;
	readonly away: Side;
};
type Division = {
	readonly id: string;
	readonly table: { readonly complete: boolean; readonly rows: readonly (Omit<Row, "team"> & { team: { id: string } })[] } | null;
	readonly bracket: {
		readonly rounds: readonly {
			readonly matches: readonly ShownTie[];
		}[];
	} | null;
};

/** The API's answer about everything that an edition shows. */
export async function shownByTheApi(execute: ExecuteInProcess, cup: number, edition: string): Promise<TablesAndBrackets> {
	const { data } = await execute(DIVISIONS, { cup, id: edition }, {});
	const { categories } = (data as { tournament: { categories: { stages: { divisions: Division[] }[] }[] } }).tournament;
	const divisions = categories.flatMap(({ stages }) => stages.flatMap((stage) => stage.divisions));
	const tables = divisions.flatMap(({ id, table }) =>
		table ? [[id, { ...table, rows: inOrder(table.rows.map((row) => ({ ...row, team: row.team.id }) as Row)) }] as const] : [],
	);
	const brackets = divisions.flatMap(({ id, bracket }) => {
		if (!bracket) return [];
		const ties = bracket.rounds.flatMap(({ matches }) =>
			matches.map(
				(tie): Tie => ({ match: tie.id, home: standingOn(tie.home), away: standingOn(tie.away), winner: winnerOf(tie) }),
			),
		);
		return [[id, byMatch(ties)] as const];
	});
	return { tables: Object.fromEntries(tables), brackets: Object.fromEntries(brackets) };
}

const standingOn = ({ team, slot }: Side) => team?.id ?? (slot?.kind === "BYE" ? "bye" : null);

function winnerOf({ isFinished, isWalkover, leadingSide, home, away }: ShownTie): string | null {
	const byes = [home, away].filter((side) => standingOn(side) === "bye").length;
	if (byes === 2) return "none";
	if (!isFinished && byes === 0) return null;
	return leadingSide?.toLowerCase() ?? (isWalkover ? "none" : null);
}

const script = path.resolve(import.meta.dirname, "..", "..", "scripts", "recompute.mjs");
const { recompute } = (await import(script)) as { recompute: (file: CupFile, year: number) => TablesAndBrackets };

/** What a script that imports nothing of ours reckons from an export. */
export function reckonedApart(file: CupFile, year: number): TablesAndBrackets {
	const { tables, brackets } = recompute(file, year);
	return {
		tables: mapped(tables, ({ complete, rows }) => ({ complete, rows: inOrder(rows) })),
		brackets: mapped(brackets, byMatch),
	};
}

/** @returns the ids of tables and brackets that differ */
export function differences(shown: TablesAndBrackets, reckoned: TablesAndBrackets): string[] {
	const differ = <One>(some: Readonly<Record<string, One>>, others: Readonly<Record<string, One>>) =>
		Object.entries(some).flatMap(([id, one]) => (sorted(one) === sorted(others[id]) ? [] : [id]));
	return [...differ(shown.tables, reckoned.tables), ...differ(shown.brackets, reckoned.brackets)];
}

/** Teams that share a position have no order. */
const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => a.position - b.position || byId(a.team, b.team));
const byMatch = (ties: readonly Tie[]) => ties.toSorted((a, b) => byId(a.match, b.match));
const byId = (a: string, b: string) => (a < b ? -1 : 1);
const mapped = <One, Other>(all: Readonly<Record<string, One>>, to: (one: One) => Other) =>
	Object.fromEntries(Object.entries(all).map(([id, one]) => [id, to(one)]));

/** Text that does not depend on the order of fields. */
function sorted(value: unknown): string {
	return JSON.stringify(value, (_, one: unknown) =>
		typeof one === "object" && one !== null && !Array.isArray(one)
			? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
			: one,
	);
}
