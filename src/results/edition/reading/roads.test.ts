import { expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import type { CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import { EditionReadModel } from "../keeping/edition-read-model.ts";
import { EditionReader } from "./edition-reader.ts";
import { roadsOf } from "./roads.ts";

type Road = {
	place: number;
	held: boolean;
	from: string | null;
	km: number | null;
	match: { id: string } | null;
	opponents: { holds: boolean; team: { id: string } }[];
	more: number;
	decided: boolean;
};

/**
 * Group 2 of Boys 14 with one match played; the first semi-final, for its second, is at Valhalla.
 * @param semiFinal changes of the first semi-final: the first of group 1 against the second of group 2
 */
async function roads(team: string, semiFinal: Partial<CupFileMatch> = {}): Promise<Road[]> {
	const cup = aSmallCup();
	const toCome = new Set(["b14-m8", "b14-m9"]);
	cup.editions[0]!.matches = cup.editions[0]!.matches.map(({ score, ...match }) => {
		if (toCome.has(match.id)) return { ...match, status: "scheduled" };
		return { ...match, ...(score && { score }), ...(match.id === "b14-s1" && { field: "valhalla-1", ...semiFinal }) };
	});
	const where = { heden: { latitude: 57.7, longitude: 11.98 }, valhalla: { latitude: 57.7135, longitude: 11.98 } };
	cup.arenas = cup.arenas.map((arena) => ({ ...arena, ...where[arena.id as keyof typeof where] }));
	const { ask } = await askCup(cup);
	const answer = await ask<{ team: { roads: Road[] } }>(
		`team(id: "${team}") { roads { place held from km match { id } opponents { holds team { id } } more decided } }`,
	);
	return answer.team.roads;
}

test("a road has the walk from the arena of the team's last match in its group", async () => {
	expect((await roads("b14-gran")).find(({ place }) => place === 2)).toMatchObject({
		...{ match: { id: "b14-s1" }, from: "Heden" },
		km: expect.any(Number),
	});
});

test("a place is held by a team that has played; a team that has not begun holds none, whatever its position", async () => {
	const held = async (team: string) => (await roads(team)).filter((road) => road.held).map(({ place }) => place);
	expect(await held("b14-fur")).toEqual([1]);
	expect(await held("b14-gran")).toEqual([3]);
	expect(await held("b14-hav")).toEqual([]);
});

test("where two places of one group meet, a team never meets itself", async () => {
	const first = { slot: { kind: "position", division: "b14-g-2", position: 1 } } as const;
	for (const team of ["b14-fur", "b14-gran", "b14-hav"]) {
		const second = (await roads(team, { home: first })).find(({ place }) => place === 2)!;
		const met = second.opponents.map((one) => one.team.id);
		expect(met, team).not.toContain(team);
		expect(met.length + second.more, team).toBeGreaterThan(0);
	}
});

test("a match's winner may be any team that can still come into that match, and none holds its place", async () => {
	const winner = { slot: { kind: "winner", match: "b14-s2" } } as const;
	const second = (await roads("b14-gran", { home: winner })).find(({ place }) => place === 2)!;
	// The first of group 2, a possible opponent, but not on this road; and the second of group 1, which is decided.
	expect(second.opponents).toEqual([
		{ holds: false, team: { id: expect.stringMatching(/^b14-/) } },
		{ holds: false, team: { id: expect.stringMatching(/^b14-/) } },
		{ holds: false, team: { id: expect.stringMatching(/^b14-/) } },
	]);
	expect(second.opponents.map((one) => one.team.id)).not.toContain("b14-gran");
	expect(second.decided).toBe(false);
});

test("in a group that is over the team in a place is the opponent, and holds it; a shared place is held by none", async () => {
	const met = async (position: number) => {
		const home = { slot: { kind: "position", division: "b14-g-1", position } } as const;
		const second = (await roads("b14-gran", { home })).find(({ place }) => place === 2)!;
		return [second.decided, ...second.opponents.map(({ holds, team }) => `${team.id} ${holds ? "holds it" : "may"}`)];
	};
	expect(await met(1)).toEqual([true, "b14-ask holds it"]);
	expect(await met(2)).toEqual([false, "b14-bro may", "b14-dal may"]);
	expect(await met(4)).toEqual([true, "b14-ek holds it"]);
});

/** Group 2 of Boys 14 with these scores of its three matches. @returns the places with a road, for each team */
async function placesAfter(scores: readonly (readonly [number, number])[]): Promise<number[][]> {
	const cup = aSmallCup();
	const { matches } = cup.editions[0]!;
	cup.editions[0]!.matches = matches.map((match) => {
		const score = scores[["b14-m7", "b14-m8", "b14-m9"].indexOf(match.id)];
		return score ? { ...match, status: "finished", score: { home: score[0], away: score[1] } } : match;
	});
	const { ask } = await askCup(cup);
	const told = await ask<Record<"fur" | "gran" | "hav", { roads: Road[] }>>(
		["fur", "gran", "hav"].map((team) => `${team}: team(id: "b14-${team}") { roads { place } }`).join(" "),
	);
	return [told.fur, told.gran, told.hav].map(({ roads }) => roads.map(({ place }) => place));
}

test("if all have played and a fact must separate them, each road of the teams that share a place is shown; once it is decided none is", async () => {
	expect(
		await placesAfter([
			[1, 1],
			[1, 1],
			[1, 1],
		]),
	).toEqual([
		[1, 2, 3],
		[1, 2, 3],
		[1, 2, 3],
	]);
	// The second and the third share a place, one of which leads to playoff A; the first has its own.
	expect(
		await placesAfter([
			[2, 1],
			[2, 1],
			[0, 0],
		]),
	).toEqual([[], [2, 3], [2, 3]]);
	// The first and the second share places: both go to playoff A, each place to another match.
	expect(
		await placesAfter([
			[1, 1],
			[3, 0],
			[3, 0],
		]),
	).toEqual([[1, 2], [1, 2], []]);
	expect(
		await placesAfter([
			[2, 1],
			[3, 0],
			[1, 0],
		]),
	).toEqual([[], [], []]);
});

/** The roads of a team from the read model alone, with some matches of the small cup changed. */
function roadsBy(
	team: string,
	division: string,
	matches: Readonly<Record<string, object>>,
	change: (record: EditionRecord) => void = () => undefined,
) {
	const record = new CupInMemory(aSmallCup()).record();
	for (const [id, more] of Object.entries(matches)) Object.assign(record.edition.matches.find((match) => match.id === id)!, more);
	change(record);
	const ignored = () => undefined;
	const reader = new EditionReader(EditionReadModel.build(record), ignored, ignored, { now: () => 0, freshBefore: ignored });
	return roadsOf(team, division, reader);
}
const OPEN = { status: "scheduled", score: undefined };

test("a road to a place that several matches take the best of leads to none of them yet, with or without a schedule", () => {
	const third = { slot: { kind: "best-of", position: 3, divisions: ["b14-g-1", "b14-g-2"] } };
	const seats = { "b14-m9": OPEN, "b14-s1": { away: third }, "b14-s2": { away: third }, "b14-bf": { away: { team: "b14-fur" } } };
	for (const schedule of [true, false]) {
		const of = (team: string, at: number) =>
			roadsBy(team, "b14-g-2", seats, ({ edition }) => void Object.assign(edition.published, { schedule })).find(
				({ place }) => place === at,
			);
		expect(of("b14-hav", 3)).toMatchObject({ match: null, opponent: null, opponents: [], ifBest: true });
		expect(of("b14-fur", 1)?.match?.id).toBe("b14-s2");
	}
});

test("a road has no walk and no arena if the cup does not state where one of the two is", () => {
	const valhalla = { "b14-m9": OPEN, "b14-s2": { field: "valhalla-1" } };
	const first = (change?: (record: EditionRecord) => void) =>
		roadsBy("b14-fur", "b14-g-2", valhalla, change).find(({ place }) => place === 1);
	expect(first()).toMatchObject({ from: null, walk: null, sameArena: false });
	const known = first(({ arenas }) => void Object.assign(arenas[1]!, { latitude: 57.72, longitude: 11.98 }));
	expect(known).toMatchObject({ from: "Heden", walk: { km: expect.any(Number) } });
	expect(roadsBy("b14-fur", "b14-g-2", { "b14-m9": OPEN })[0]).toMatchObject({ from: "Heden", walk: null, sameArena: true });
});

test("a shared place has no road if another team was put there manually", () => {
	const places = (matches: Readonly<Record<string, object>>) => roadsBy("b14-dal", "b14-g-1", matches).map(({ place }) => place);
	expect(places({})).toEqual([2]);
	const slot = { kind: "position", division: "b14-g-1", position: 2 };
	expect(places({ "b14-s2": { away: { slot, team: "b14-bro" } } })).toEqual([]);
});

test("even the only team that may come out of a match is not decided before that match is", () => {
	const open = { "b14-m6": OPEN, "b14-m9": OPEN };
	const third = roadsBy("b14-hav", "b14-g-2", open).find(({ place }) => place === 3);
	expect(third?.match?.id).toBe("b14-bf");
	expect(third?.opponents).toEqual([{ team: "b14-ek", holds: false }]);
	expect(third?.decided).toBe(false);
	expect(roadsBy("b14-hav", "b14-g-2", { "b14-m9": OPEN }).find(({ place }) => place === 3)?.decided).toBe(true);
});
