import { describe, expect, it } from "vitest";
import { shownMatch, wonByHome } from "../../../tests/support/shown-match.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import { readPicture } from "./read-picture.ts";

const edition = { name: "2026", tournaments: [{ id: "lc-2026", startsAt: "2026-07-13", endsAt: "2026-07-18" }] };
/** The picture made from the API's answer. */
async function pictured(
	kind: "matches" | "teams" | "divisions" | undefined,
	tournament: object | null,
	language: "en" | "sv" = "en",
) {
	const asked: unknown[] = [];
	const ask = (async (_: unknown, variables: unknown) => {
		asked.push(variables);
		return { tournament };
	}) as unknown as Ask;
	const of = kind === undefined ? undefined : { kind, id: "x" };
	const picture = await readPicture({ ask, cup: 7, sport: "football", language, edition: edition as never, of });
	return { picture, asked };
}

const row = (position: number, played: number, goalDifference = 0) => ({
	...{ position, played, goalDifference, points: played * 3 },
	team: { name: `Team ${position}`, nation: { code: "se" } },
});
const group = (rows: object[], over: object = {}) => ({
	division: { title: "Group 1", isLive: false, category: { name: "Boys 14" }, table: { rows }, ...over },
});
const team = (matches: object[], over: object = {}) => ({
	...{
		id: "Ask",
		name: "Ask",
		nation: { code: "se", name: "Sweden" },
		category: { name: "Boys 14" },
		division: { title: "Group 1" },
	},
	...{ matches, ...over },
});
const shown = async (matches: object[]) => {
	const { picture } = await pictured("teams", { team: team(matches) });
	return picture?.kind === "team" ? [picture.match?.heading, picture.match?.away.name] : null;
};

describe("a picture", () => {
	it("asks for one thing of its cup and edition, and is none where that is not there", async () => {
		for (const kind of ["matches", "teams", "divisions"] as const) {
			for (const none of [null, {}, { match: null, team: null, division: null }]) {
				const { picture, asked } = await pictured(kind, none);
				expect([picture, asked]).toEqual([null, [{ cup: 7, tournament: "lc-2026", id: "x" }]]);
			}
		}
		expect(await pictured(undefined, null)).toEqual({
			picture: { kind: "edition", year: "2026", line: "13–18 July 2026" },
			asked: [],
		});
	});

	it("of a match has its stage, time and place", async () => {
		const match = { ...shownMatch("Ask", "Bro"), category: { name: "Boys 16" } };
		expect((await pictured("matches", { match })).picture).toMatchObject({
			...{ kind: "match", year: "2026", stage: "Boys 16 · Playoff A · Quarter-final 1", foot: "Fri 17 Jul 14:20, Heden 1" },
		});
	});

	it("of a group has the first eight, with places once a match has been played, and shows when it is live", async () => {
		const rows = Array.from({ length: 9 }, (_, at) => row(at + 1, at === 8 ? 1 : 0, at === 0 ? 3 : -1));
		const { picture } = await pictured("divisions", group(rows, { isLive: true }));
		expect(picture).toMatchObject({
			...{
				kind: "group",
				year: "2026",
				line: "Boys 14 · Group 1",
				badge: { live: true, text: "Live" },
				heads: ["P", "GD", "Pts"],
			},
		});
		const drawn = picture?.kind === "group" ? picture.rows : [];
		expect(drawn.map(({ position }) => position)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
		expect(drawn[0]).toEqual({ position: "1", name: "Team 1", flag: "se", figures: ["0", "+3", "0"] });
		const before = (await pictured("divisions", group([row(1, 0), row(1, 0)]))).picture;
		expect(before?.kind === "group" && [before.badge, ...before.rows.map(({ position }) => position)]).toEqual([null, "–", "–"]);
		expect((await pictured("divisions", group([], { table: null }))).picture).toBeNull();
	});

	it("of a team has the match that is played, else the next one, else the last", async () => {
		const [first, last] = [wonByHome("Ask", "Bro"), wonByHome("Ask", "Dal")];
		const live = shownMatch("Ask", "Ek", { state: "LIVE", homeScore: 0, awayScore: 0 });
		const [next, later] = [shownMatch("Ask", "Fur"), shownMatch("Ask", "Gran")];
		expect(await shown([first, last, live, next, later])).toEqual(["Playing now", "Ek"]);
		expect(await shown([first, last, next, later])).toEqual(["Next", "Fur"]);
		expect(await shown([first, last])).toEqual(["Results", "Dal"]);
		expect(await shown([])).toEqual([undefined, undefined]);
		const { picture } = await pictured("teams", { team: team([], { division: null }) });
		expect(picture).toEqual({ kind: "team", year: "2026", name: "Ask", flag: "se", line: "Sweden · Boys 14", match: null });
	});

	it("of a team has it above its opponent, its own goals first, with won, drawn or lost", async () => {
		const of = async (match: object) => {
			const { picture } = await pictured("teams", { team: team([match]) });
			if (picture?.kind !== "team" || picture.match === null) return null;
			const { badge, home, away, board } = picture.match;
			return [badge?.text, home.name, away.name, board.kind === "score" && [board.home.goals, board.away.goals]];
		};
		expect(await of(wonByHome("Ask", "Bro"))).toEqual(["Won", "Ask", "Bro", [2, 1]]);
		expect(await of(wonByHome("Bro", "Ask"))).toEqual(["Lost", "Ask", "Bro", [1, 2]]);
		expect(await of(shownMatch("Bro", "Ask"))).toEqual([undefined, "Ask", "Bro", false]);
		const live = shownMatch("Bro", "Ask", { state: "LIVE", homeScore: 3, awayScore: 0, leadingSide: "HOME" });
		expect(await of(live)).toEqual(["Live", "Ask", "Bro", [0, 3]]);
	});
});
