import { expect, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { followedEditions } from "./followed-editions.ts";

const NOTHING = { clubs: false, teams: false, lot: false, schedule: false };

/** The small cup's edition in another year, with only the given flags published. */
function edition(year: number, published: Partial<typeof NOTHING>, days = ["07-13", "07-18"]) {
	const small = aSmallCup().editions[0]!;
	const [startsOn, endsOn] = days.map((day) => `${year}-${day}`) as [string, string];
	return { ...small, id: `lc-${year}`, year, startsOn, endsOn, published: { ...NOTHING, ...published }, facts: [], streams: [] };
}

test("§6 the pages of a cup's current and upcoming editions are followed, once anything is published, each from its own revision", async () => {
	const cup = aSmallCup();
	cup.editions = [
		edition(2028, {}),
		edition(2027, { clubs: true }),
		edition(2026, { teams: true }),
		edition(2025, { teams: true }),
	];
	const source = new CupInMemory(cup);
	// By its own clock the cup is on its second day, whatever the time is.
	const models = await ReadModels.open({ source, clock: () => new Date("2031-01-01T00:00:00Z"), onError: () => undefined });
	source.revise("lc-2026", (edition) => {
		edition.name = "Lillcupen, the 40th";
	});
	await expect.poll(async () => (await models.current(7, "lc-2026"))?.revision).toBe(2);
	expect(await followedEditions(models, 7)).toEqual({ 2027: 1, 2026: 2 });
	expect(await followedEditions(models, 8)).toEqual({});
});

test("§6 an edition is followed for a day after its last one", async () => {
	const followedAt = async (clock: string) => {
		const cup = aSmallCup();
		const models = await ReadModels.open({
			source: new CupInMemory({ ...cup, cup: { ...cup.cup, clock } }),
			clock: () => new Date(0),
			onError: () => undefined,
		});
		return Object.keys(await followedEditions(models, 7));
	};
	expect([await followedAt("2026-07-19T21:59:59Z"), await followedAt("2026-07-19T22:00:00Z")]).toEqual([["2026"], []]);
});
