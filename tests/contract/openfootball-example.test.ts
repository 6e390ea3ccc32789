import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { type FilledSlots, fillSlots, type StagePlan } from "../../src/cup/playoffs/fill-slots.ts";
import { rulesOf } from "../../src/cup/presets.ts";
import { openDatabase } from "../../src/database/database.ts";
import { readJsonSource } from "../../src/formats/json.ts";
import { ruleMatch } from "../../src/formats/openfootball/rule-match.ts";
import { type CupFile, type CupFileFact, cupFile } from "../../src/results/record/cup-file.ts";
import { importCups } from "../../src/results/record/import/import.ts";
import { readEdition } from "../../src/results/record/read.ts";

const EXAMPLE = new URL("../../examples/world-cup-2018.json", import.meta.url);
const text = readFileSync(EXAMPLE, "utf8");
const example: CupFile = cupFile.parse(JSON.parse(text));

function filled(facts: readonly CupFileFact[]): FilledSlots {
	const { categories, matches } = example.editions[0]!;
	const stages = categories[0]!.stages.map(
		({ id, type, divisions, advance }): StagePlan => ({
			id,
			type,
			rules: rulesOf(categories[0]!.rules),
			...(advance && { advance }),
			divisions: divisions.map(({ id, name, teams }) => ({ id, name, teams: teams ?? [] })),
		}),
	);
	return fillSlots({ stages, matches: matches.map(ruleMatch), facts, withdrawn: new Set() });
}

const teamsOf = ({ sides }: FilledSlots, match: string) => [sides.get(match)!.home.team, sides.get(match)!.away.team];

test("the example, World Cup 2018, names no team in its playoff: the results of the groups bring them there", () => {
	const { matches, facts } = example.editions[0]!;
	expect(matches.filter(({ round, home, away }) => typeof round === "string" && (home.team || away.team))).toEqual([]);
	const cup = filled(facts!);
	expect(teamsOf(cup, "2018-round-of-16-6")).toEqual(["2018-belgium", "2018-japan"]);
	expect(teamsOf(cup, "2018-final")).toEqual(["2018-france", "2018-croatia"]);
	expect(teamsOf(cup, "2018-third-place")).toEqual(["2018-belgium", "2018-england"]);
	expect([...cup.sides.values()].filter(({ home, away }) => home.team && away.team)).toHaveLength(64);
});

test("the slot behind a shared place stays open until the fair play of both teams is recorded", () => {
	expect(teamsOf(filled([]), "2018-round-of-16-6")).toEqual(["2018-belgium", null]);
	expect(teamsOf(filled([]), "2018-quarter-final-2")).toEqual(["2018-brazil", "2018-belgium"]);
	expect(teamsOf(filled(example.editions[0]!.facts!), "2018-round-of-16-6")[1]).toBe("2018-japan");
});

/** Matches and facts by id, with times as instants: the record stores no offset. Only the record knows when a match was scheduled. */
function inInstants({ matches, facts }: CupFile["editions"][number]): Map<string, object> {
	const timed = [
		...matches.map((match) => ({ ...match, start: Date.parse(match.start!), scheduled: undefined })),
		...facts!.map((fact) => ({ ...fact, at: Date.parse(fact.at) })),
	];
	return new Map(timed.map((noun) => [noun.id, noun]));
}

/** With the teams on the seats of played matches. */
function seated(edition: CupFile["editions"][number]): CupFile["editions"][number] {
	const { sides } = filled(edition.facts!);
	const taken = (match: string, side: "home" | "away") => ({ team: sides.get(match)![side].team! });
	return {
		...edition,
		matches: edition.matches.map((match) => ({
			...match,
			home: { ...match.home, ...taken(match.id, "home") },
			away: { ...match.away, ...taken(match.id, "away") },
		})),
	};
}

test("the example is imported without a fault, and is read back as in the file, with the teams of its playoff", async () => {
	const dataFolder = mkdtempSync(path.join(tmpdir(), "cupboard-example-"));
	const db = await openDatabase({ databaseUrl: undefined, dataFolder });
	try {
		const { source, faults } = readJsonSource("examples/world-cup-2018.json", text);
		expect(faults).toEqual([]);
		const report = await importCups(db, [source!]);
		expect(report).toMatchObject({ faults: [], written: true });
		const record = await readEdition(db, example.cup.id, "2018");
		expect(record!.edition.matches).toHaveLength(64);
		expect(inInstants(record!.edition)).toEqual(inInstants(seated(example.editions[0]!)));
	} finally {
		await db.close();
		rmSync(dataFolder, { recursive: true });
	}
});
