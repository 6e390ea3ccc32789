import { describe, expect, test } from "vitest";
import type { PlacingData } from "../../client/queries/placing.graphql.ts";
import { LANGUAGES } from "../../text/language.ts";
import { textsIn } from "../../text/texts.ts";
import { placingWords } from "./placing-words.ts";

const A = { id: "a", title: "A" };
const placing = (more: Partial<PlacingData>): PlacingData => ({
	...{ position: 9, shared: false, among: 24, withdrawn: false, division: A, round: null, won: null, groupPosition: null },
	...more,
});

describe("what gave a team its final place", () => {
	test.each([
		["the match for it", placing({ round: "PLACES_5_6", won: false }), "6th in A", "6:a i A"],
		[
			"a defeat on the way",
			placing({ round: "QUARTER_FINAL", won: false }),
			"Out in the quarter-final, A",
			"Utslaget i kvartsfinalen, A",
		],
		["a round for places that is not played on", placing({ round: "PLACES_5_8", won: true }), "Places 5–8, A", "Plats 5–8, A"],
		["its place in a group", placing({ groupPosition: 3 }), "A, 3rd place", "A, 3:e plats"],
		["a final that was cancelled", placing({ round: "FINAL" }), "Final, A", "Final, A"],
		["that it withdrew", placing({ withdrawn: true, division: null }), "Withdrawn", "Utgått"],
	])("%s", (_, given, en, sv) => {
		expect(LANGUAGES.map((language) => placingWords(given, textsIn(language).match))).toEqual([en, sv]);
	});
});
