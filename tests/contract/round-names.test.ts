import { expect, test } from "vitest";
import { MAIN_ROUNDS, type PlayoffRound, playoffRoundName } from "../../src/cup/playoffs/playoff-round.ts";
import { roundName } from "../../src/results/graphql/schema/side-name.ts";
import { LANGUAGES } from "../../src/text/language.ts";
import { NAME_WORDS } from "../../src/text/schema/names.ts";
import { textsIn } from "../../src/text/texts.ts";

test.each(LANGUAGES)("a round has one name in the API and on every page, in %s", (language) => {
	const { playoff } = textsIn(language).match;
	for (const round of [...MAIN_ROUNDS, "places-5-8", "places-5-6", "places-23-24", "consolation-5-16"] satisfies PlayoffRound[]) {
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
