import { PRESET_RULES } from "../../cup/presets.ts";
import type { PresetName } from "../../cup/rules.ts";
import type { CupFileCategory } from "../../results/record/cup-file.ts";

type CategoryRules = CupFileCategory["rules"];

/** World Cups give three points for a win since 1994, European Championships since 1996. */
const THREE_POINTS_SINCE = 1994;
const UEFA_HEAD_TO_HEAD_SINCE = 1996;
const FIFA_HEAD_TO_HEAD_SINCE = 2026;

/** The rules of a tournament's tables: the requested preset, else the usual rules of such a tournament in that year. */
export function tournamentRules(
	preset: PresetName | undefined,
	{
		name,
		year,
		hasGroupPlayoffs,
		allMeet,
	}: { readonly name: string; readonly year: number; readonly hasGroupPlayoffs: boolean; readonly allMeet: boolean },
): CategoryRules {
	const chosen = preset ?? presetOf(name, year);
	return {
		preset: chosen,
		...(!preset && year < THREE_POINTS_SINCE && { points: { win: 2, draw: 1, loss: 0 } }),
		...(!allMeet && { allMeet }),
		// A play-off between level teams was decided before goal difference, so its order is a recorded fact.
		...(hasGroupPlayoffs && { criteria: ["shoot-out", ...PRESET_RULES[chosen].criteria.map(copy)] }),
	};
}

function presetOf(name: string, year: number): PresetName {
	if (/\beuro\b|european championship/i.test(name) && year >= UEFA_HEAD_TO_HEAD_SINCE) return "uefa-euro";
	return /world cup/i.test(name) && year >= FIFA_HEAD_TO_HEAD_SINCE ? "fifa-2026" : "fifa-2022";
}

type Stated = NonNullable<CategoryRules["criteria"]>[number];

function copy(criterion: (typeof PRESET_RULES)[PresetName]["criteria"][number]): Stated {
	return typeof criterion === "string" ? criterion : { ...criterion, headToHead: [...criterion.headToHead] };
}
