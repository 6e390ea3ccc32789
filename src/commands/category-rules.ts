import type { Database } from "../database/database.ts";
import type { ChangedRules, RulesAs } from "../results/acts/changed-rules.ts";
import { commitJudged } from "../results/acts/commit-proposal.ts";
import { judge, type Proposal } from "../results/acts/propose.ts";
import type { CupFileCup } from "../results/record/cup-file.ts";
import { clockOf, cupNow } from "../results/record/read-clock.ts";
import { lockCup } from "../results/record/writer-lock.ts";
import { bonusEn } from "../text/match/bonus.ts";
import { faultText, headOf, refusalText } from "./change.ts";
import { conflictLine } from "./conflict-line.ts";
import { countOf } from "./count-of.ts";
import { categoryNamed } from "./named.ts";
import { Refusal } from "./refusal.ts";

type RulesProposal = Extract<Proposal, { kind: "rest" | "preset" }>;

/**
 * Changes a category's rules as one act, checked against the present programme.
 * @returns the changed rules as old → new, and the conflicts that they cause or resolve
 */
export async function changeCategoryRules(
	db: Database,
	cup: Pick<CupFileCup, "id" | "name">,
	{
		named,
		proposal,
		check = false,
		why,
	}: {
		readonly named: string;
		readonly proposal: (category: string) => RulesProposal;
		readonly check?: boolean | undefined;
		readonly why?: string | undefined;
	},
): Promise<string[]> {
	return db.orm.transaction(async (orm) => {
		await lockCup(orm, cup.id);
		const within = { ...db, orm };
		const { record, category } = await categoryNamed(within, cup, named);
		const asked = proposal(category.id);
		const judged = judge({ record, now: new Date(cupNow(clockOf(record.cup), new Date())) }, asked);
		if ("refused" in judged) throw new Refusal(`${refusalText(judged)} Nothing was changed.`);
		const { preview, after } = judged;
		const lines = preview.rules ? rulesLines(preview.rules) : [];
		const broken = [...preview.verdict.impossible, ...preview.verdict.againstRules];
		const conflicts = [
			...headed(
				broken.map((one) => conflictLine(one, after)),
				"now against the rules",
			),
			...headed(
				(preview.rules?.ended ?? []).map((one) => conflictLine(one, record)),
				"no longer against the rules",
			),
		];
		if (check) return [...lines, ...conflicts, "Checked only. Nothing was changed."];
		const done = await commitJudged(within, { record, judged }, headOf(asked.kind, why));
		if ("refused" in done) throw new Refusal(done.faults.map(faultText).join("\n"));
		return [...lines, ...conflicts];
	});
}

/** The most conflicts that are listed; others are counted. */
const NAMED = 10;

function headed(lines: readonly string[], what: string): string[] {
	if (lines.length === 0) return [];
	const more = lines.length - NAMED;
	return [
		`${countOf(lines.length, "place", "places")} in the schedule ${lines.length === 1 ? "is" : "are"} ${what}:`,
		...lines.slice(0, NAMED).map((line) => `  ${line}`),
		...(more > 0 ? [`  and ${more} more: npx cupboard conflicts`] : []),
	];
}

const RULES: { readonly [Key in keyof RulesAs]: { readonly called: string; readonly told: (rules: RulesAs) => string } } = {
	preset: { called: "rules", told: ({ preset }) => preset },
	rest: { called: "rest", told: ({ rest }) => (rest === null ? "none" : `${rest} minutes`) },
	criteria: { called: "level on points", told: ({ criteria }) => criteria.join(", ") },
	criteriaWhileRunning: {
		called: "level on points, while the group is played",
		told: ({ criteriaWhileRunning, criteria }) => (criteriaWhileRunning ?? criteria).join(", "),
	},
	points: { called: "points", told: ({ points }) => pointsText(points) },
	drawnGroup: { called: "drawn group match", told: ({ drawnGroup }) => drawnGroup.join(", ") || "a draw" },
	bonus: { called: "bonus points", told: ({ bonus }) => bonus.map(bonusEn).join("; ") || "none" },
	walkover: { called: "walkover", told: ({ walkover: { winner, loser } }) => `${winner}–${loser}` },
	withdrawn: { called: "withdrawn teams", told: ({ withdrawn }) => withdrawn },
	drawnPlayoff: { called: "drawn playoff", told: ({ drawnPlayoff }) => drawnPlayoff.join(", ") },
};

/** "3/1/0"; "3/2/1/0" if decided matches give different points. */
const pointsText = ({ win, draw, loss, decided }: RulesAs["points"]): string =>
	decided ? [win, decided.win, decided.loss, loss].join("/") : [win, draw, loss].join("/");

function rulesLines({ before, after, ownStages }: ChangedRules): string[] {
	const lines = Object.values(RULES).flatMap(({ called, told }) =>
		told(before) === told(after) ? [] : [`${called}: ${told(before)} → ${told(after)}`],
	);
	return [...lines, ...(ownStages.length > 0 ? [`These stages keep their own rules: ${ownStages.join(", ")}.`] : [])];
}

/** A category's rules, as lines. */
export const ruleLines = (rules: RulesAs): string[] =>
	Object.values(RULES).map(({ called, told }) => `${called}: ${told(rules)}`);
