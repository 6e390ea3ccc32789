import { expect, it } from "vitest";
import { euro2024 } from "../support/euro-2024.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write, exported } = aRecordFolder();

it("fact lots, fair-play and ranking part the best thirds, by the playoff's id", async () => {
	const file = write("euro.json", euro2024({ "37": ["1A", "3ABCDEF"] }, {} as never));
	expect(await cupboard("import", file)).toMatchObject({ code: 0 });
	const fact = (...words: string[]) => cupboard("fact", ...words, "--cup", "7");
	expect((await fact("lots", "a-1", "ned", "geo")).out).toBe("Recorded: lots (lots-a)\n");
	expect((await fact("lots", "a", "geo", "ned")).out, "the stage's own id; it replaces the first").toBe(
		"Recorded: lots (lots-a)\n",
	);
	expect((await fact("fair-play", "a-1", "ned", "-4")).out).toBe("Recorded: fair-play (fair-play-ned)\n");
	expect((await fact("fair-play", "g-d", "ned", "-5")).out).toBe("Recorded: fair-play (fair-play-ned-2)\n");
	expect((await fact("ranking", "ned", "10", "--among", "a-1")).out).toBe("Recorded: ranking (ranking-ned)\n");
	expect((await exported()).editions[0]!.facts).toMatchObject([
		{ kind: "lots", stage: "a", order: ["geo", "ned"] },
		{ kind: "fair-play", stage: "a", team: "ned", points: -4 },
		{ kind: "fair-play", division: "g-d", team: "ned", points: -5 },
		{ kind: "ranking", stage: "a", team: "ned", ranking: 10 },
	]);
	const refusals: [string[], string][] = [
		[["lots", "xyz", "ned", "geo"], 'has no group or playoff "xyz"'],
		[["ranking", "ned", "10", "--among", "g-d"], 'has no playoff "g-d"'],
		[["shoot-out", "a-1", "ned", "geo"], "shoot-out in a playoff, which has no table"],
		[["lots", "g-d", "ned", "geo"], 'a team of another group: "geo"'],
	];
	for (const [words, said] of refusals)
		expect(await fact(...words)).toMatchObject({ code: 1, err: expect.stringContaining(said) });
});
