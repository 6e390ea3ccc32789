import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ExecuteInProcess } from "../../src/results/graphql/in-process.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";

type Row = { readonly position: number; readonly team: string; readonly points: number } & Record<string, unknown>;
type Table = { readonly complete: boolean; readonly rows: readonly Row[] };
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
	bracket { rounds { matches { id isFinished leadingSide home { team { id } } away { team { id } } } } }
} } } } }`;

type Side = { readonly team: { readonly id: string } | null };
type Division = {
	readonly id: string;
	readonly table: { readonly complete: boolean; readonly rows: readonly (Omit<Row, "team"> & { team: { id: string } })[] } | null;
	readonly bracket: {
		readonly rounds: readonly {
			readonly matches: readonly {
				readonly id: string;
				readonly isFinished: boolean;
				readonly leadingSide: "HOME" | "AWAY" | null;
				readonly home: Side;
				readonly away: Side;
			}[];
		}[];
	} | null;
};

/** What the API says of all that an edition shows. */
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
				({ id: match, isFinished, leadingSide, home, away }): Tie => ({
					match,
					home: home.team?.id ?? null,
					away: away.team?.id ?? null,
					winner: isFinished ? (leadingSide?.toLowerCase() ?? null) : null,
				}),
			),
		);
		return [[id, byMatch(ties)] as const];
	});
	return { tables: Object.fromEntries(tables), brackets: Object.fromEntries(brackets) };
}

/** What a script that imports nothing of ours reckons from an export. */
export function reckonedApart(file: CupFile, year: number): TablesAndBrackets {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-recompute-"));
	try {
		const exported = path.join(folder, "cup.json");
		writeFileSync(exported, JSON.stringify(file));
		const script = path.resolve(import.meta.dirname, "..", "..", "scripts", "recompute.mjs");
		const said = execFileSync(process.execPath, [script, exported, String(year)], { maxBuffer: 64 * 1024 * 1024 });
		const { tables, brackets } = JSON.parse(String(said)) as TablesAndBrackets;
		return {
			tables: mapped(tables, ({ complete, rows }) => ({ complete, rows: inOrder(rows) })),
			brackets: mapped(brackets, byMatch),
		};
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

/** @returns the ids of what the one shows and the other does not say the same of */
export function differences(shown: TablesAndBrackets, reckoned: TablesAndBrackets): string[] {
	const differ = <One>(some: Readonly<Record<string, One>>, others: Readonly<Record<string, One>>) =>
		Object.entries(some).flatMap(([id, one]) => (sorted(one) === sorted(others[id]) ? [] : [id]));
	return [...differ(shown.tables, reckoned.tables), ...differ(shown.brackets, reckoned.brackets)];
}

/** Those that share a position stand in no order. */
const inOrder = (rows: readonly Row[]) => rows.toSorted((a, b) => a.position - b.position || Number(a.team) - Number(b.team));
const byMatch = (ties: readonly Tie[]) => ties.toSorted((a, b) => Number(a.match) - Number(b.match));
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
