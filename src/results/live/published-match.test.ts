import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { askCup } from "../../../tests/support/ask-cup.ts";
import { aSmallCup, withMatchesInPlay } from "../../../tests/support/cup.ts";
import { MOST_LISTENERS } from "./event-stream.ts";
import { publishedMatch } from "./published-match.ts";

const KEYS = [
	"id state expectedStart isWalkover underProtest isPlayedWithoutScore homeScore awayScore leadingSide period",
	"minute periodStart periodMinute shootOutHome shootOutAway decidedBy",
]
	.join(" ")
	.split(" ");

test("§6 a frame's match equals the API's, key by key", async () => {
	const cup = withMatchesInPlay(aSmallCup());
	cup.editions[0]!.facts = [
		...(cup.editions[0]!.facts ?? []),
		{ id: "p1", at: "2026-07-14T10:00:00Z", kind: "protest", match: "b14-m1", note: "A shirt that is not on the list" },
	];
	const { models, ask } = await askCup(cup);
	const model = (await models.current(7, "lc-2026" as never))!;
	const shown = Object.keys(publishedMatch(model.entity("match", "b14-m1" as never)!, undefined));
	expect(shown.toSorted()).toEqual(KEYS.toSorted());
	const { matches } = await ask<{ matches: { nodes: { id: string }[] } }>(`matches(first: 100) { nodes { ${KEYS.join(" ")} } }`);
	expect(matches.nodes.length).toBeGreaterThan(20);
	for (const match of matches.nodes) {
		const entity = model.entity("match", match.id as never)!;
		expect(publishedMatch(entity, model.entity("expected", match.id))).toEqual(match);
	}
});

test("docs/integrate/live.md states how many listeners a process has at most", () => {
	const page = readFileSync(new URL("../../../docs/integrate/live.md", import.meta.url), "utf8");
	expect(page).toContain(`has ${MOST_LISTENERS.toLocaleString("en")} listeners`);
});
