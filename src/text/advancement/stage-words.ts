import type { BestOfSeating, CarriedResults } from "../../cup/rules.ts";
import type { Words } from "../language.ts";

/** The initial results in a later group stage's tables; sheets use these words too. */
export const CARRIED_WORDS: Readonly<Record<CarriedResults, Words>> = {
	all: { en: "all results", sv: "alla resultat" },
	among: { en: "results among themselves", sv: "inbördes resultat" },
	half: { en: "half of the points", sv: "hälften av poängen" },
};

/** Who of the best takes which place; sheets read these words too. */
export const SEATING_WORDS: Readonly<Record<BestOfSeating, Words>> = {
	apart: { en: "none against its own group if possible", sv: "ingen mot sin egen grupp om det går" },
	"in-order": { en: "in the order of the groups", sv: "i gruppernas ordning" },
};
