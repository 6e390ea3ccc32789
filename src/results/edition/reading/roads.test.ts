import { expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";

type Road = { place: number; held: boolean; from: string | null; km: number | null; match: { id: string } | null };

/** Group 2 of Boys 14, of which one match is played; the first semi-final, for its second, is at Valhalla. */
async function roads(team: string): Promise<Road[]> {
	const cup = aSmallCup();
	const toCome = new Set(["b14-m8", "b14-m9"]);
	cup.editions[0]!.matches = cup.editions[0]!.matches.map(({ score, ...match }) => {
		if (toCome.has(match.id)) return { ...match, status: "scheduled" };
		return { ...match, ...(score && { score }), ...(match.id === "b14-s1" && { field: "valhalla-1" }) };
	});
	const where = { heden: { latitude: 57.7, longitude: 11.98 }, valhalla: { latitude: 57.7135, longitude: 11.98 } };
	cup.arenas = cup.arenas.map((arena) => ({ ...arena, ...where[arena.id as keyof typeof where] }));
	const { ask } = await askCup(cup);
	const answer = await ask<{ team: { roads: Road[] } }>(`team(id: "${team}") { roads { place held from km match { id } } }`);
	return answer.team.roads;
}

test("a road tells the way from the arena of the team's last match in its group", async () => {
	expect((await roads("b14-gran")).find(({ place }) => place === 2)).toMatchObject({
		...{ match: { id: "b14-s1" }, from: "Heden" },
		km: expect.any(Number),
	});
});

test("a place is held by who has played for it; who has not begun holds none, wherever it stands", async () => {
	const held = async (team: string) => (await roads(team)).filter((road) => road.held).map(({ place }) => place);
	expect(await held("b14-fur")).toEqual([1]);
	expect(await held("b14-gran")).toEqual([3]);
	expect(await held("b14-hav")).toEqual([]);
});
