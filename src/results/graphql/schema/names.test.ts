import { describe, expect, test } from "vitest";
import { aMatch, aPlayoff, aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { withMainRound } from "../../../../tests/support/main-round-cup.ts";
import { nationName } from "../../../text/nation-name.ts";
import { ReadModels } from "../../edition/keeping/read-models.ts";
import type { CupFile, CupFileEdition } from "../../record/cup-file.ts";
import { createGraphQL } from "../create-graphql.ts";

async function asked(inner: string, { cup = aSmallCup(), lang = "en" }: { cup?: CupFile; lang?: string } = {}) {
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(cup), clock: () => new Date(0), onError });
	const { execute } = createGraphQL({ models, onError });
	const { data } = await execute(`{ tournament(cup: 7, tournament: "lc-2026") { ${inner} } }`, {}, { lang });
	return JSON.parse(JSON.stringify(data)).tournament;
}

const match = async (id: string, fields: string, more: { cup?: CupFile; lang?: string } = {}) =>
	Object.values((await asked(`match(id: "${id}") { ${fields} }`, more)).match);

/** An edition whose stage has groups of these names. */
const withDivisionNames = (edition: CupFileEdition, stage: string, names: readonly string[]): CupFileEdition => ({
	...edition,
	categories: edition.categories.map((category) => ({
		...category,
		stages: category.stages.map((one) =>
			one.id === stage ? { ...one, divisions: names.map((name, at) => ({ id: ["b20-m-m", "b20-m-n"][at]!, name })) } : one,
		),
	})),
});

const SIDES = "homeTeamName awayTeamName";

describe("the name of a side", () => {
	test("is the team's, with its suffix", async () => {
		expect(await match("g15-m2", SIDES)).toEqual(["FUR IF", "HAV IF 2"]);
	});

	test("is the slot in words while no team is known, in both languages", async () => {
		expect(await match("b14-s2", SIDES)).toEqual(["FUR IF", "2nd of group 1"]);
		expect(await match("b14-s2", SIDES, { lang: "sv" })).toEqual(["FUR IF", "2:a i grupp 1"]);
		expect(await match("b14-f", SIDES)).toEqual(["Winner SF 1", "Winner SF 2"]);
		expect(await match("b14-f", SIDES, { lang: "sv" })).toEqual(["Vinnare SF 1", "Vinnare SF 2"]);
		expect(await match("b14-t", SIDES)).toEqual(["Loser SF 1", "Loser SF 2"]);
		expect(await match("b14-t", SIDES, { lang: "sv" })).toEqual(["Förlorare SF 1", "Förlorare SF 2"]);
		expect(await match("b14-bs", SIDES, { lang: "sv" })).toEqual(["EK IF", "Frilott"]);
	});

	test("names the groups of a best third, and the number of a match that is in no round of a playoff", async () => {
		const cup = aSmallCup();
		const bestThird = { kind: "best-of" as const, position: 3, divisions: ["b14-g-1", "b14-g-2"] };
		cup.editions[0]!.matches.push(
			aMatch("b14-x", "b14-a-1", [bestThird, { kind: "winner", match: "b14-y" }], { round: "quarter-final" }),
			aMatch("b14-y", "b14-g-2", ["b14-fur", "b14-hav"], { number: "77" }),
		);
		expect(await match("b14-x", SIDES, { cup })).toEqual(["Best 3rd of 1/2", "Winner of match 77"]);
		expect(await match("b14-x", SIDES, { cup, lang: "sv" })).toEqual(["Bästa 3:e i 1/2", "Vinnare match 77"]);
	});

	test("of an earlier round is the number of the match in it, never a code such as R128", async () => {
		const cup = aSmallCup();
		for (const [round, position] of [
			["round-of-128", 47],
			["round-of-64", 5],
			["round-of-32", 16],
			["round-of-16", 3],
		] as const) {
			const [before, after] = [`b14-${round}-${position}`, `b14-${round}-${position}-next`];
			cup.editions[0]!.matches.push(
				aMatch(before, "b14-a-1", ["b14-fur", "b14-hav"], { round, position }),
				aMatch(
					after,
					"b14-a-1",
					[
						{ kind: "winner", match: before },
						{ kind: "loser", match: before },
					],
					{ round: "final" },
				),
			);
			expect(await match(after, SIDES, { cup })).toEqual([`Winner of match ${position}`, `Loser of match ${position}`]);
			expect(await match(after, SIDES, { cup, lang: "sv" })).toEqual([
				`Vinnare match ${position}`,
				`Förlorare match ${position}`,
			]);
		}
	});

	test("says that the team is unknown if the cup names neither team nor slot", async () => {
		const cup = aSmallCup();
		cup.editions[0]!.matches.push({ ...aMatch("b14-x", "b14-g-1", ["b14-ask", "b14-ek"]), home: {} });
		expect(await match("b14-x", SIDES, { cup })).toEqual(["To be decided", "EK IF"]);
		expect(await match("b14-x", SIDES, { cup, lang: "sv" })).toEqual(["Inte klart", "EK IF"]);
	});
});

describe("where a match is played", () => {
	const WHERE = "categoryShortName divisionName roundName locationName";

	test("is named in the reader's language", async () => {
		expect(await match("b14-m1", WHERE)).toEqual(["B14", "Group 1", "Round 1", "Heden 2"]);
		expect(await match("b14-m1", WHERE, { lang: "sv" })).toEqual(["B14", "Grupp 1", "Omgång 1", "Heden 2"]);
		expect(await match("b14-s2", WHERE)).toEqual(["B14", "Playoff A", "Semi-final 2", "Heden 10"]);
		expect(await match("b14-f", WHERE, { lang: "sv" })).toEqual(["B14", "Slutspel A", "Final", "Valhalla 1"]);
		expect(await match("b14-t", WHERE, { lang: "sv" })).toEqual(["B14", "Slutspel A", "Bronsmatch", null]);
	});

	test("names the stage with a group where the category has several group stages, but not with a group of Gruppspel", async () => {
		const cup = withMainRound(aSmallCup(), "among");
		const main = cup.editions[0]!.categories.at(-1)!.stages[1]!;
		const numbered = { ...cup, editions: [withDivisionNames(cup.editions[0]!, main.id, ["1", "Röd"])] };
		expect(await match("b20-a0", WHERE, { cup })).toEqual(["B20", "Group A", "Round 1", "Heden 10"]);
		expect(await match("b20-m0", WHERE, { cup })).toEqual(["B20", "Main round, group M", "Round 1", "Heden 10"]);
		expect(await match("b20-m0", WHERE, { cup, lang: "sv" })).toEqual(["P20", "Mellanrunda, grupp M", "Omgång 1", "Heden 10"]);
		const titles = "category { stages { divisions { title titleInStage } } }";
		expect((await asked(`match(id: "b20-m0") { ${titles} }`, { cup: numbered })).match.category.stages).toEqual([
			{ divisions: ["A", "B"].map((name) => ({ title: `Group ${name}`, titleInStage: `Group ${name}` })) },
			{
				divisions: [
					{ title: "Main round, group 1", titleInStage: "Group 1" },
					{ title: "Main round, Röd", titleInStage: "Röd" },
				],
			},
		]);
	});

	test("names the stage in a slot that a group of a main round fills, and in one that its groups share", async () => {
		const cup = withMainRound(aSmallCup(), "among");
		const edition = cup.editions[0]!;
		const category = edition.categories.at(-1)!;
		category.stages = [...category.stages, aPlayoff("b20-p", "A", { rank: 3 })];
		const best = { kind: "best-of" as const, position: 2, divisions: ["b20-m-m", "b20-m-n"] };
		category.stages[1]!.divisions.push({ id: "b20-m-n", name: "N" });
		edition.matches = edition.matches.map((one) => ({
			...one,
			...(one.id === "b20-m3" && { status: undefined, score: undefined }),
		}));
		edition.matches.push(
			aMatch("b20-p1", "b20-p-1", [{ kind: "position", division: "b20-m-m", position: 1 }, best], { round: "final" }),
		);
		expect(await match("b20-p1", SIDES, { cup })).toEqual(["1st of main round, group M", "Best 2nd of main round, M/N"]);
		expect(await match("b20-p1", SIDES, { cup, lang: "sv" })).toEqual([
			"1:a i mellanrunda, grupp M",
			"Bästa 2:a i mellanrunda, M/N",
		]);
	});

	test("numbers a final and a bronze match from the second on, and of every other round each", async () => {
		const cup = aSmallCup();
		const rounds = ["final", "third-place", "semi-final", "quarter-final"] as const;
		for (const round of rounds)
			for (const position of [1, 2])
				cup.editions[0]!.matches.push(
					aMatch(`${round}-${position}`, "b14-a-1", ["b14-ask", "b14-ek"], { round, position }),
					aMatch(`after-${round}-${position}`, "b14-b-1", [{ kind: "loser", match: `${round}-${position}` }, "b14-fur"], {
						round: "round-of-16",
					}),
				);
		const namesOf = async (lang: string) => {
			const names: string[] = [];
			for (const round of rounds)
				for (const position of [1, 2]) {
					const [own] = await match(`${round}-${position}`, "roundName", { cup, lang });
					const [after] = await match(`after-${round}-${position}`, "homeTeamName", { cup, lang });
					names.push(`${own}; ${after}`);
				}
			return names;
		};
		expect(await namesOf("en")).toMatchInlineSnapshot(`
			[
			  "Final; Loser final",
			  "Final 2; Loser final 2",
			  "Bronze match; Loser bronze match",
			  "Bronze match 2; Loser bronze match 2",
			  "Semi-final 1; Loser SF 1",
			  "Semi-final 2; Loser SF 2",
			  "Quarter-final 1; Loser QF 1",
			  "Quarter-final 2; Loser QF 2",
			]
		`);
		expect(await namesOf("sv")).toMatchInlineSnapshot(`
			[
			  "Final; Förlorare finalen",
			  "Final 2; Förlorare finalen 2",
			  "Bronsmatch; Förlorare bronsmatchen",
			  "Bronsmatch 2; Förlorare bronsmatchen 2",
			  "Semifinal 1; Förlorare SF 1",
			  "Semifinal 2; Förlorare SF 2",
			  "Kvartsfinal 1; Förlorare KF 1",
			  "Kvartsfinal 2; Förlorare KF 2",
			]
		`);
	});

	test("names the arena if the field's name does not", async () => {
		const cup = aSmallCup();
		cup.arenas[0]!.fields[0]!.name = "2";
		cup.arenas[1]!.fields[0]!.name = "Centre Court";
		expect(await match("b14-m1", "locationName fieldName arenaName", { cup })).toEqual(["Heden 2", "2", "Heden"]);
		expect(await match("b14-f", "locationName", { cup })).toEqual(["Centre Court, Valhalla"]);
	});
});

describe("a nation", () => {
	test("has its name in both languages, also if it is not a country or no longer exists", () => {
		const names = ["se", "en", "wa", "ct", "nd", "tpe", "ko", "ci", "yu", "zz9"].map((code) => [
			nationName(code, "en"),
			nationName(code, "sv"),
		]);
		expect(names).toEqual([
			["Sweden", "Sverige"],
			["England", "England"],
			["Wales", "Wales"],
			["Scotland", "Skottland"],
			["Northern Ireland", "Nordirland"],
			["Taiwan", "Taiwan"],
			["Kosovo", "Kosovo"],
			["Ivory Coast", "Elfenbenskusten"],
			["Yugoslavia", "Jugoslavien"],
			["ZZ9", "ZZ9"],
		]);
	});

	test("is sorted in the list by its name in the reader's language", async () => {
		const cup = aSmallCup();
		for (const [index, nation] of ["at", "se", "de", "en", "ax"].entries()) cup.clubs[index]!.nation = nation;
		const codes = async (lang: string) =>
			(await asked("nations { code }", { cup, lang })).nations.map(({ code }: { code: string }) => code);
		expect(await codes("en")).toEqual(["ax", "at", "en", "de", "se"]);
		expect(await codes("sv")).toEqual(["en", "se", "de", "ax", "at"]);
	});
});

describe("a match that is over", () => {
	const RESULT =
		"homeScore awayScore regularTimeHome shootOutHome shootOutAway decidedBy leadingSide isFinished isWalkover isPlayedWithoutScore";

	test("shows how it was decided and who won", async () => {
		expect(await match("g15-f", RESULT)).toEqual([2, 2, 1, 4, 2, "PENALTIES", "HOME", true, false, false]);
		expect(await match("g15-m2", RESULT)).toEqual([null, null, null, null, null, "WALKOVER", "HOME", true, true, false]);
		expect(await match("b14-m1", RESULT)).toEqual([1, 0, null, null, null, null, "HOME", true, false, false]);
	});

	test("in a young category shows only that it was played", async () => {
		expect(await match("b11-m1", RESULT)).toEqual([null, null, null, null, null, null, null, true, false, true]);
	});
});
