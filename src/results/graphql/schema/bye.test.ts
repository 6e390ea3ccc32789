import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";

describe("a walkover that both sides lose", () => {
	const OPPONENTS = "homeTeamName awayTeamName leadingSide home { team { id } slot { kind } }";

	async function bothLose() {
		const cup = aSmallCup();
		const { matches } = cup.editions[0]!;
		const at = matches.findIndex(({ id }) => id === "b14-s1");
		const { home, away, ...semiFinal } = matches[at]!;
		const sides = { home: { team: "b14-ask" }, away: { team: "b14-bro" } };
		matches[at] = { ...semiFinal, ...sides, status: "walkover", winner: "none" };
		return askCup(cup);
	}

	test("gives its winner's next match a bye: the other side goes through", async () => {
		const { ask } = await bothLose();
		const match = async (id: string, lang: "en" | "sv" = "en") =>
			(await ask<{ match: object }>(`match(id: "${id}") { ${OPPONENTS} }`, { lang })).match;
		const final = { leadingSide: "AWAY", home: { team: null, slot: { kind: "BYE" } } };
		expect(await match("b14-f")).toEqual({ ...final, homeTeamName: "Bye", awayTeamName: "Winner SF 2" });
		expect(await match("b14-f", "sv")).toMatchObject({ homeTeamName: "Frilott", awayTeamName: "Vinnare SF 2" });
		expect(await match("b14-t"), "which of the two lost more is open").toMatchObject({
			homeTeamName: "Loser SF 1",
			leadingSide: null,
		});
	});

	test("leaves that match out of every list of upcoming matches", async () => {
		const { ask } = await bothLose();
		const answer = await ask(`
			selectedGames { id }
			matches(category: "b14", state: [UPCOMING]) { nodes { id } }
			category(id: "b14") { nextMatches(first: 10) { id } }
			division(id: "b14-a-1") { bracket { matchCount } }
		`);
		expect(answer).toEqual({
			selectedGames: [{ id: "g15-m1" }],
			matches: { nodes: [{ id: "b14-s2" }, { id: "b14-bf" }, { id: "b14-t" }] },
			category: { nextMatches: [{ id: "b14-s2" }, { id: "b14-bf" }, { id: "b14-t" }] },
			division: { bracket: { matchCount: 3 } },
		});
	});
});
