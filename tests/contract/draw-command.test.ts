import { expect, it } from "vitest";
import type { StageDraw } from "../../src/cup/draw-rule.ts";
import { drawInRecord, evenSizes, potsBySeed } from "../../src/results/record/stage-draw.ts";
import { aDrawnCup } from "../support/drawn-cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write } = aRecordFolder();

/** The cup with its boys drawn: two seeded clubs, three clubs of one district. */
function drawnFrom(number: number) {
	const cup = aDrawnCup();
	const edition = cup.editions[0]!;
	for (const at of [0, 2, 5]) cup.clubs[at]!.district = "Norr";
	for (const id of ["b14-club-1", "b14-club-4"]) edition.teams.find((team) => team.id === id)!.seed = 1;
	const stage = edition.categories[0]!.stages[0]!;
	const rules = [{ apart: "district", must: false }] as const;
	const pots = potsBySeed(
		edition.teams.filter(({ category }) => category === "b14"),
		2,
	);
	const groups = stage.divisions.map(({ id }, at) => ({ id, size: evenSizes(8, 2)[at]! }));
	const result = drawInRecord({ clubs: cup.clubs, edition }, { number, pots, groups, rules });
	const draw: StageDraw = {
		...{ number, rules, pots },
		groups: stage.divisions.map(({ id }, at) => ({ division: id, teams: result.groups[at]! })),
	};
	Object.assign(stage, { draw });
	for (const [at, division] of stage.divisions.entries()) division.teams = [...result.groups[at]!];
	return { cup, stage };
}

it("draw repeats a stored draw, and --check compares it with the record", async () => {
	const { cup, stage } = drawnFrom(48_213);
	expect(await cupboard("import", write("cup.json", cup))).toMatchObject({ code: 0, err: "" });
	const { out, code, err } = await cupboard("draw", "--cup", "7", "b14", "--check");
	expect({ code, err }).toEqual({ code: 0, err: "" });
	expect(out).toMatchInlineSnapshot(`
		"Boys b14 (b14), drawn from number 48213:
		  Group 1: Alvik IF, Fors IF, Idre IF, Berga IF
		  Group 2: Ekerö IF, Dalby IF, Hedby IF, Gränby IF
		If possible, no two teams of the same district in a group. Not kept for 1 of 3 pairs.
		The groups in the record are those of this draw.
		"
	`);

	const other = await cupboard("draw", "--cup", "7", "b14", "--seed", "1");
	expect(other.code).toBe(0);
	expect(other.out).toContain("drawn from number 1:");
	const differs = await cupboard("draw", "--cup", "7", "b14", "--seed", "1", "--check");
	expect(differs).toMatchObject({
		code: 1,
		err: expect.stringContaining("Boys b14 (b14): the record differs from the draw.\n  Group 1 is"),
	});

	// By hand, without a swap in the draw.
	const [one, two] = stage.divisions;
	[one!.teams![3], two!.teams![3]] = [two!.teams![3]!, one!.teams![3]!];
	expect((await cupboard("import", write("cup.json", cup), "--publication", "--moves")).code).toBe(0);
	const byHand = await cupboard("draw", "--cup", "7", "b14", "--check");
	expect(byHand).toMatchObject({ code: 1, err: expect.stringMatching(/Group 1 has .*; the draw and its swaps give/) });
	Object.assign(stage.draw!, { swaps: [[one!.teams![3], two!.teams![3]]] });
	expect((await cupboard("import", write("cup.json", cup))).code).toBe(0);
	const listed = await cupboard("draw", "--cup", "7", "b14", "--check");
	expect(listed.code, listed.err).toBe(0);
	expect(listed.out).toMatch(/Swapped by hand: .* and .*\.\nThe groups in the record are those of this draw\./);
});

it("a category without a stored draw needs a number, and a number has 32 bits", async () => {
	expect(await cupboard("draw", "--cup", "7", "g12")).toMatchObject({ code: 1, err: expect.stringContaining("--seed 48213") });
	expect((await cupboard("draw", "--cup", "7", "g12", "--seed", "7")).out).toContain("Group 2: ");
	expect(await cupboard("draw", "--cup", "7", "g12", "--seed", "4294967296")).toMatchObject({
		code: 2,
		err: expect.stringContaining("from 0 to 4294967295"),
	});
});

it("a category that has begun cannot be drawn again", async () => {
	const { cup, stage } = drawnFrom(48_213);
	expect((await cupboard("import", write("cup.json", cup))).code, "before it has begun").toBe(0);
	const [home, away] = stage.divisions[0]!.teams!;
	const match = { id: "m1", division: stage.divisions[0]!.id, round: 1, home: { team: home! }, away: { team: away! } };
	cup.editions[0]!.matches.push({ ...match, status: "finished", score: { home: 1, away: 0 } });
	expect((await cupboard("import", write("cup.json", cup))).code).toBe(0);
	expect((await cupboard("import", write("cup.json", cup))).code, "the same draw").toBe(0);
	stage.draw = { ...stage.draw!, number: 1 };
	expect(await cupboard("import", write("cup.json", cup))).toMatchObject({
		code: 1,
		err: expect.stringContaining(
			"stages[0].draw: a new draw of a category that has begun: 1; expected the draw that the record has",
		),
	});
});
