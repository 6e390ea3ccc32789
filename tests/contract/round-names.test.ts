import { expect, test } from "vitest";
import { MAIN_ROUNDS, type PlayoffRound, playoffRoundName } from "../../src/cup/playoffs/playoff-round.ts";
import { roundName } from "../../src/results/graphql/schema/side-name.ts";
import { LANGUAGES } from "../../src/text/language.ts";
import { NAME_WORDS } from "../../src/text/schema/names.ts";
import { textsIn } from "../../src/text/texts.ts";

test.each(LANGUAGES)("a round has one name in the API and on every page, in %s", (language) => {
	const { playoff } = textsIn(language).match;
	for (const round of MAIN_ROUNDS) {
		const name = roundName({ round, position: null }, language);
		expect(playoff.round(playoffRoundName(round))).toBe(name);
		expect(roundName({ round, position: 2 }, language)).toMatch(new RegExp(`^${name}(, match)? 2$`));
		expect(playoff.matchOf(playoffRoundName(round), 2).toLowerCase()).toContain(
			round === "final" || round === "third-place"
				? name.toLowerCase()
				: roundName({ round, position: 2 }, language).toLowerCase(),
		);
		expect(playoff.theRound(playoffRoundName(round)).toLowerCase()).toContain(name.toLowerCase());
		expect(playoff.rounds(playoffRoundName(round)).toLowerCase()).toContain(name.toLowerCase());
	}
	expect(playoff.matchOf("ROUND_OF_32", 3).toLowerCase()).toBe(
		roundName({ round: "round-of-32", position: 3 }, language).toLowerCase(),
	);
});

test.each(LANGUAGES)("only rounds whose codes visitors know have a short name, in %s", (language) => {
	expect(Object.keys(NAME_WORDS[language].shortRounds)).toEqual(["quarter-final", "semi-final", "third-place", "final"]);
});

type Named = readonly [round: PlayoffRound, name: string, second: string, secondInSentence: string, theRound: string];

test.each([
	[
		"en",
		[
			["places-5-6", "Match for 5th place", "Match for 5th place 2", "match for 5th place", "the match for 5th place"],
			["places-21-22", "Match for 21st place", "Match for 21st place 2", "match for 21st place", "the match for 21st place"],
			["places-5-8", "Places 5–8", "Places 5–8, match 2", "match 2 for places 5–8", "the matches for places 5–8"],
			[
				...(["consolation-5-16", "Consolation 5–16", "Consolation 5–16, match 2"] as const),
				...(["match 2 for places 5–16", "the consolation matches for places 5–16"] as const),
			],
		],
	],
	[
		"sv",
		[
			["places-5-6", "Match om 5:e plats", "Match om 5:e plats 2", "match om 5:e plats", "matchen om 5:e plats"],
			["places-21-22", "Match om 21:a plats", "Match om 21:a plats 2", "match om 21:a plats", "matchen om 21:a plats"],
			["places-5-8", "Plats 5–8", "Plats 5–8, match 2", "match 2 om plats 5–8", "matcherna om plats 5–8"],
			[
				...(["consolation-5-16", "Tröstslutspel 5–16", "Tröstslutspel 5–16, match 2"] as const),
				...(["match 2 om plats 5–16", "tröstslutspelet om plats 5–16"] as const),
			],
		],
	],
] satisfies [string, Named[]][] as [(typeof LANGUAGES)[number], Named[]][])(
	"a match for a place is called by what it is for, in %s",
	(language, named) => {
		const { playoff } = textsIn(language).match;
		for (const [round, name, second, secondInSentence, theRound] of named) {
			const code = playoffRoundName(round);
			expect(roundName({ round, position: 1 }, language)).toBe(second === `${name} 2` ? name : second.replace(/2$/, "1"));
			expect(roundName({ round, position: 2 }, language)).toBe(second);
			expect([playoff.round(code), playoff.rounds(code)]).toEqual([name, name]);
			expect(playoff.matchOf(code, 2)).toBe(secondInSentence);
			expect(playoff.theRound(code)).toBe(theRound);
		}
	},
);
