import type { Conflict, PossibleConflict } from "../../cup/programme/conflicts.ts";
import { type Programme, wholeOf } from "../../cup/programme/programme-rule.ts";
import { type BrokenMust, brokenMusts } from "../../scheduling/figures/broken-musts.ts";
import type { Problem, ProblemMatch } from "../../scheduling/problem.ts";
import type { CupFileMatch } from "./cup-file.ts";
import { type ScheduledEdition, schedulingProblem } from "./scheduling-problem.ts";
import { teamsInSlots } from "./teams-in-slots.ts";

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
	const near = around === null ? null : connected(record, around);
	const { rules, ...whole } = schedulingProblem(record, near);
	const problem: Problem = { ...whole, rules: rules.filter((rule) => isJudgedHere(rule)) };
	const { matches } = problem;
	const placements = matches.flatMap(({ id, present }) => (present ? [{ match: id, ...present }] : []));
	const matchOf = new Map(matches.map((match) => [match.id, match]));
	const sizeOf = new Map(problem.fields.map(({ id, size }) => [id, size ?? ""]));
	const startOf = (id: string) => matchOf.get(id)!.present!.start;
	const inTime = (one: string, other: string) => startOf(one) - startOf(other) || (one < other ? -1 : 1);
	const certain = new Map<string, Conflict>();
	const possible = new Map<string, PossibleConflict>();
	for (const must of brokenMusts(problem, { placements }, around)) {
		const [first, ...others] = must.matches.toSorted(inTime);
		if (first === undefined || (around !== null && !must.matches.some((id) => around.has(id)))) continue;
		if (must.base === "size") {
			const field = matchOf.get(first)!.present!.field;
			certain.set(`size ${first}`, { kind: "size", matches: [first], field, size: sizeOf.get(field)! });
		}
		if (must.rule === null) continue;
		const broken = wholeOf(must.rule);
		if (!("rule" in broken)) continue;
		const found = { kind: "rule", rule: broken.rule, matches: [first, ...others], lacks: must.lacks } as const;
		// A rule of several days or fields is one rule, and broken once.
		const key = `${broken.rule} ${must.matches.toSorted().join(" ")}`;
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

/**
 * The matches' own categories, since rounds, groups and feeders lie within one; with a must about club mates or coaches, the matches
 * of their teams' mates too, whatever their category.
 * @returns the matches by id
 */
function connected({ edition }: ScheduledEdition, around: ReadonlySet<string>): Set<string> {
	const categoryOf = new Map(
		edition.categories.flatMap(({ id, stages }) =>
			stages.flatMap(({ divisions }) => divisions.map((one) => [one.id, id] as const)),
		),
	);
	const musts = (edition.programme?.rules ?? []).filter(({ must }) => must);
	const standing = teamsInSlots(edition);
	const teamsOf = (match: CupFileMatch): readonly string[] => {
		const { teams, mayPlay = [] } = standing.get(match.id) ?? {
			teams: [match.home, match.away].flatMap(({ team }) => team ?? []),
		};
		return [...teams, ...mayPlay];
	};
	const changed = edition.matches.filter(({ id }) => around.has(id));
	const categories = new Set(changed.map(({ division }) => categoryOf.get(division)));
	const playing = new Set(changed.flatMap(teamsOf));
	const mates = new Set(playing);
	if (musts.some(({ kind }) => kind === "club-apart")) {
		const clubs = new Set(edition.teams.flatMap(({ id, club }) => (playing.has(id) && club ? [club] : [])));
		for (const { id, club } of edition.teams) if (club && clubs.has(club)) mates.add(id);
	}
	for (const rule of musts)
		if (rule.kind === "coach" && rule.teams.some((team) => playing.has(team))) for (const team of rule.teams) mates.add(team);
	return new Set(
		edition.matches.flatMap((match) =>
			categories.has(categoryOf.get(match.division)) || teamsOf(match).some((team) => mates.has(team)) ? [match.id] : [],
		),
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
