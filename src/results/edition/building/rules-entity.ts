import { criterionCodes } from "../../../cup/criterion.ts";
import { rulesOf } from "../../../cup/presets.ts";
import type { Rules } from "../../../cup/rules.ts";
import type { CupFileCategory, CupFileStage } from "../../record/cup-file.ts";
import type { RulesEntity } from "../entities.ts";

/** The rules that count in a stage: its own where it has some, else its category's. */
export function rulesOfStage(category: CupFileCategory, stage?: CupFileStage): Rules {
	return rulesOf(stage?.rules ?? category.rules);
}

/** The same rules as the reader is told them. */
export function rulesEntity(category: CupFileCategory, stage?: CupFileStage): RulesEntity {
	const { points, criteria, walkover, drawnPlayoff } = rulesOfStage(category, stage);
	return {
		preset: (stage?.rules ?? category.rules).preset,
		points,
		criteria: criterionCodes(criteria),
		walkover,
		drawnPlayoff,
		halves: stage?.halves ?? category.halves ?? null,
		minutesPerHalf: stage?.minutesPerHalf ?? category.minutesPerHalf ?? null,
	};
}
