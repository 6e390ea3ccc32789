import { rulesOf } from "../../cup/presets.ts";
import type { Conflict } from "../../cup/programme/conflicts.ts";
import type { Bonus, DrawnPlayoffWay, PresetName, Rules } from "../../cup/rules.ts";
import { type CriterionCode, criterionCodes } from "../../cup/tables/criterion.ts";
import type { CupFileCategory, EditionRecord } from "../record/cup-file.ts";
import type { Proposed } from "./proposals/proposed.ts";
import { endedConflicts } from "./verdict.ts";

/** A category's rules, for display. */
export type RulesAs = {
	/** Minutes; null: no such rule. */
	readonly rest: number | null;
	readonly preset: PresetName;
	/** The criteria after points, in order. */
	readonly criteria: readonly CriterionCode[];
	/** Different criteria while the group still has matches to play; null: the same. */
	readonly criteriaWhileRunning: readonly CriterionCode[] | null;
	readonly points: Rules["points"];
	readonly walkover: Rules["walkover"];
	readonly withdrawn: Rules["withdrawn"];
	readonly drawnPlayoff: readonly DrawnPlayoffWay[];
	/** Empty: a draw in a group is a draw. */
	readonly drawnGroup: readonly DrawnPlayoffWay[];
	readonly bonus: readonly Bonus[];
};

/** A category whose rules an act changes. */
export type ChangedRules = {
	readonly category: string;
	readonly before: RulesAs;
	readonly after: RulesAs;
	/** Rules that are broken now and no longer broken after the act. */
	readonly ended: readonly Conflict[];
	/** Stages that have rules of their own, which do not change. */
	readonly ownStages: readonly string[];
};

/** @returns null if no category's rules change */
export function changedRules(before: EditionRecord, after: EditionRecord, { besides }: Proposed): ChangedRules | null {
	const change = besides?.categories?.find(({ rules, restMinutes }) => rules !== undefined || restMinutes !== undefined);
	if (!change) return null;
	const of = ({ edition }: EditionRecord) => edition.categories.find(({ id }) => id === change.id);
	const [was, becomes] = [of(before), of(after)];
	if (!was || !becomes) return null;
	return {
		category: change.id,
		before: rulesAs(was),
		after: rulesAs(becomes),
		ended: endedConflicts(before, after),
		ownStages: change.rules === undefined ? [] : was.stages.flatMap(({ id, rules }) => (rules ? [id] : [])),
	};
}

export function rulesAs({ rules, restMinutes }: CupFileCategory): RulesAs {
	const {
		points,
		criteria,
		criteriaWhileRunning,
		walkover,
		withdrawn,
		drawnPlayoff,
		drawnGroup = [],
		bonus = [],
	} = rulesOf(rules);
	return {
		rest: restMinutes ?? null,
		preset: rules.preset,
		criteria: criterionCodes(criteria),
		criteriaWhileRunning: criteriaWhileRunning ? criterionCodes(criteriaWhileRunning) : null,
		...{ points, walkover, withdrawn, drawnPlayoff, drawnGroup, bonus },
	};
}
