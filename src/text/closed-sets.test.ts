import { expect, test } from "vitest";
import { enumName } from "../cup/enum-name.ts";
import { MAIN_ROUNDS } from "../cup/playoffs/playoff-round.ts";
import { SURFACES } from "../cup/programme/surface.ts";
import { DRAWN_PLAYOFF_WAYS } from "../cup/rules.ts";
import { CRITERION_CODES } from "../cup/tables/criterion.ts";
import { LANGUAGES } from "./language.ts";
import { textsIn } from "./texts.ts";

test.each(LANGUAGES)("all of a closed set has words in %s: one that is missing does not compile", (language) => {
	const { match, places } = textsIn(language);
	const { surfaces } = places.field;
	const said = [
		...CRITERION_CODES.map((code) => match.table.criterion(enumName(code), 1)),
		...SURFACES.map((surface) => surfaces[enumName(surface)]),
		...MAIN_ROUNDS.flatMap((round) => [match.playoff.round(enumName(round)), match.playoff.rounds(enumName(round))]),
		...DRAWN_PLAYOFF_WAYS.map((way) => match.rules.drawnPlayoff([enumName(way)])),
	];
	expect(said.filter((words) => !words || /undefined/.test(words))).toEqual([]);
	// @ts-expect-error a surface without its word
	const without: typeof surfaces = { GRASS: "" };
	expect(without).not.toEqual(surfaces);
});
