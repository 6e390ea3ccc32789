import { describe, expect, it } from "vitest";
import { openInMemory } from "../../src/database/folder.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import type { Source } from "../../src/results/record/input/source.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { EURO_2024 } from "../support/played-events/euro-2024.ts";
import type { PlayedEvent } from "../support/played-events/played-event.ts";
import { SIXTEEN_TEAMS } from "../support/played-events/sixteen-teams.ts";
import { WORLD_CUP_2026 } from "../support/played-events/world-cup-2026.ts";
import { reckonedApart, shownByTheApi } from "../support/tables-and-brackets.ts";
import { filesOf, printed, sourceOf } from "./csv-folder.ts";

/** Imports into a record that has nothing. @returns the faults, and the export */
async function imported(source: Source): Promise<{ faults: string[]; cup: CupFile }> {
	const db = await openInMemory();
	try {
		const { faults } = await importCup(db, source);
		return { faults: printed(faults), cup: (await exportCup(db, 7))! };
	} finally {
		await db.close();
	}
}

const ASKED = `query($id: String!) { tournament(cup: 7, tournament: $id) { categories {
	placings { position shared team { club { name } } }
	stages { type divisions { name
		table { rows { team { club { name } } points goalsFor goalsAgainst } }
		bracket { rounds { matches { number home { team { club { name } } } away { team { club { name } } } } } }
	} }
} } }`;

type Team = { readonly club: { readonly name: string } };
type Side = { readonly team: Team | null };
type Division = {
	readonly name: string;
	readonly table: { readonly rows: readonly { team: Team; points: number; goalsFor: number; goalsAgainst: number }[] } | null;
	readonly bracket: {
		readonly rounds: readonly { readonly matches: readonly { number: string; home: Side; away: Side }[] }[];
	} | null;
};
type Answer = {
	readonly placings: readonly { position: number; shared: boolean; team: Team }[];
	readonly stages: readonly { readonly divisions: readonly Division[] }[];
};

const onError = (error: unknown) => {
	throw error;
};

async function served(cup: CupFile) {
	const models = await ReadModels.open({ source: new CupInMemory(published(cup)), clock: () => new Date(0), onError });
	return createGraphQL({ models, onError }).execute;
}

const published = (cup: CupFile): CupFile => ({
	...cup,
	editions: cup.editions.map((edition) => ({
		...edition,
		published: { clubs: true, teams: true, lot: true, schedule: true },
	})),
});

/** What the API answers, in the words of the published facts. */
async function shown(cup: CupFile): Promise<Pick<PlayedEvent, "tables" | "met" | "placings">> {
	const execute = await served(cup);
	const { data } = await execute(ASKED, { id: cup.editions[0]!.id }, { lang: "en" });
	const [category] = (data as unknown as { tournament: { categories: Answer[] } }).tournament.categories;
	const divisions = category!.stages.flatMap((stage) => stage.divisions);
	return {
		tables: Object.fromEntries(
			divisions.flatMap(({ name, table }) =>
				table
					? [
							[
								name,
								table.rows.map(
									({ team, points, goalsFor, goalsAgainst }) => `${team.club.name} ${points} ${goalsFor}-${goalsAgainst}`,
								),
							],
						]
					: [],
			),
		),
		met: Object.fromEntries(
			divisions.flatMap(({ bracket }) =>
				(bracket?.rounds ?? []).flatMap(({ matches }) =>
					matches.map(({ number, home, away }) => [number, `${home.team?.club.name} – ${away.team?.club.name}`]),
				),
			),
		),
		placings: category!.placings.map(({ position, shared, team }) => `${position}${shared ? "=" : ""} ${team.club.name}`),
	};
}

describe.each([EURO_2024, WORLD_CUP_2026, SIXTEEN_TEAMS])("$name, by sheets alone", (event) => {
	it("has the published tables, pairings and final places, in the API and in the export", async () => {
		const { faults, cup } = await imported(sourceOf(filesOf(event.sheets)));
		expect(faults).toEqual([]);
		const { tables, met, placings } = event;
		expect(await shown(cup)).toEqual({ tables, met, placings });
		expect(reckonedApart(cup, cup.editions[0]!.year)).toEqual(await shownByTheApi(await served(cup), 7, cup.editions[0]!.id));
		const again = await imported(sourceWithoutLines("cup.json", cup));
		expect(again.faults).toEqual([]);
		expect(again.cup).toEqual(cup);
	});
});
