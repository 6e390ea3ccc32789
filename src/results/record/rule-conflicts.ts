import type { Conflict, PossibleConflict } from "../../cup/programme/conflicts.ts";
import { type Programme, wholeOf } from "../../cup/programme/programme-rule.ts";
import { type BrokenMust, brokenMusts } from "../../scheduling/figures/broken-musts.ts";
import type { Problem, ProblemMatch } from "../../scheduling/problem.ts";
import { type ScheduledEdition, schedulingProblem } from "./scheduling-problem.ts";

/** What breaks the musts of a schedule's rules, and what would if a team got into a match that it may still reach. */
export type RuleConflicts = { readonly certain: readonly Conflict[]; readonly possible: readonly PossibleConflict[] };

const NONE: RuleConflicts = { certain: [], possible: [] };

/**
 * Judges a schedule by its edition's rules, as they are when it is generated, and by the sizes of fields that categories may use.
 * @param around judged are only these matches, with all that a rule may connect with them; null: all
 */
export function ruleConflicts(record: ScheduledEdition, around: ReadonlySet<string> | null = null): RuleConflicts {
	const { programme, categories } = record.edition;
	if (!hasMusts(programme) && !categories.some(({ fieldSizes }) => fieldSizes !== undefined)) return NONE;
	if (around?.size === 0) return NONE;
	const whole = schedulingProblem(record);
	const near = around === null ? whole.matches : connected(whole, around);
	const problem: Problem = { ...whole, matches: near, rules: whole.rules.filter((rule) => isJudgedHere(rule)) };
	const placements = near.flatMap(({ id, present }) => (present ? [{ match: id, ...present }] : []));
	const kinds = new Map(whole.rules.map((rule) => [rule.id, rule]));
	const matchOf = new Map(near.map((match) => [match.id, match]));
	const sizeOf = new Map(problem.fields.map(({ id, size }) => [id, size ?? ""]));
	const startOf = (id: string) => matchOf.get(id)!.present!.start;
	const inTime = (one: string, other: string) => startOf(one) - startOf(other) || (one < other ? -1 : 1);
	const certain = new Map<string, Conflict>();
	const possible = new Map<string, PossibleConflict>();
	for (const must of brokenMusts(problem, { placements })) {
		const [first, ...others] = must.matches.toSorted(inTime);
		if (first === undefined || (around !== null && !must.matches.some((id) => around.has(id)))) continue;
		if (must.base === "size") {
			const field = matchOf.get(first)!.present!.field;
			certain.set(`size ${first}`, { kind: "size", matches: [first], field, size: sizeOf.get(field)! });
		}
		const rule = must.rule === null ? undefined : kinds.get(must.rule);
		if (rule === undefined) continue;
		const whole = wholeOf(rule.id);
		if (!("rule" in whole)) continue;
		const found = { kind: "rule", rule: whole.rule, matches: [first, ...others], lacks: must.lacks } as const;
		// A rule of several days or fields is one rule, and broken once.
		const key = `${whole.rule} ${must.matches.toSorted().join(" ")}`;
		if (must.mayBe) possible.set(key, { ...found, teams: teamsOf(must, matchOf) });
		else certain.set(key, found);
	}
	for (const key of certain.keys()) possible.delete(key);
	return { certain: [...certain.values()], possible: [...possible.values()] };
}

const hasMusts = (programme: Programme | undefined): boolean =>
	programme?.rules.some(({ must, kind }) => must && kind !== "way") ?? false;

/** Ways are always judged, and rest that a category states itself: they have words of their own. */
const isJudgedHere = ({ id, kind, must }: Problem["rules"][number]): boolean => must && kind !== "way" && "rule" in wholeOf(id);

/** The matches with all of their categories, and those in which a team, a club or a coach of theirs plays. */
function connected({ matches, teams }: Problem, around: ReadonlySet<string>): ProblemMatch[] {
	const changed = matches.filter(({ id }) => around.has(id));
	const categories = new Set(changed.map(({ category }) => category));
	const playing = new Set(changed.flatMap((match) => [...match.teams, ...match.mayPlay]));
	const clubs = new Set(teams.flatMap(({ id, club }) => (playing.has(id) && club !== null ? [club] : [])));
	const coaches = new Set(teams.flatMap(({ id, coaches: own }) => (playing.has(id) ? own : [])));
	const mates = new Set(
		teams
			.filter(({ club, coaches: own }) => (club !== null && clubs.has(club)) || own.some((coach) => coaches.has(coach)))
			.map(({ id }) => id),
	);
	return matches.filter(
		({ category, teams: own, mayPlay }) => categories.has(category) || [...own, ...mayPlay].some((team) => mates.has(team)),
	);
}

/** The teams that may be in all of these matches; empty: whoever gets from one to the other, or many. */
function teamsOf({ matches }: BrokenMust, matchOf: ReadonlyMap<string, ProblemMatch>): string[] {
	const [first, ...others] = matches.map((id) => {
		const { teams, mayPlay } = matchOf.get(id)!;
		return [...teams, ...mayPlay];
	});
	return others.length === 0 ? [] : (first ?? []).filter((team) => others.every((own) => own.includes(team)));
}
