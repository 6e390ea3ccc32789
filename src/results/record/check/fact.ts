import { rulesOf } from "../../../cup/presets.ts";
import { type Criterion, FACT_CRITERIA } from "../../../cup/rules.ts";
import type { CupFileFact, CupFileSide } from "../cup-file.ts";
import type { EditionIndex, PlacedStage } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

const OF_FACTS: ReadonlySet<Criterion> = new Set(FACT_CRITERIA);

export function checkFacts(index: EditionIndex, report: Report): void {
	for (const fact of index.edition.facts ?? []) {
		if (report.isBroken(fact)) continue;
		if ("match" in fact) report.find(index.matches, "matches", fact.match, fact, ["match"], index.name);
		if ("team" in fact && fact.team !== undefined) report.find(index.teams, "teams", fact.team, fact, ["team"], index.name);
		if ("instead" in fact && fact.instead !== undefined)
			report.find(index.teams, "teams", fact.instead, fact, ["instead"], index.name);
		if ("match" in fact || !isAboutOneThing(fact, report)) continue;
		if ("division" in fact && fact.division !== undefined) checkInGroup(fact, fact.division, index, report);
		else if ("stage" in fact && fact.stage !== undefined) checkAcrossGroups(fact, fact.stage, index, report);
		else checkRanking(fact, index, report);
	}
	checkDecisionsOnPoints(index.edition.facts ?? [], report);
}

/** A row that was copied counts as a second decision. */
function checkDecisionsOnPoints(facts: readonly CupFileFact[], report: Report): void {
	const known = new Set<string>();
	for (const fact of facts) {
		if (fact.kind !== "points" || report.isBroken(fact)) continue;
		const { at, division, team, points, note } = fact;
		const key = JSON.stringify([Date.parse(at), division, team, points, note]);
		if (known.has(key))
			report.warning(fact, ["points"], {
				value: points,
				message: "the same points given or deducted twice",
				expected: "one decision once; another with its own time or reason",
			});
		known.add(key);
	}
}

/** Lots and fair play apply to a group, or to a stage's slots for the best of several groups. */
function isAboutOneThing(fact: CupFileFact, report: Report): boolean {
	if (fact.kind !== "lots" && fact.kind !== "fair-play") return true;
	const given = [fact.division, fact.stage].filter((id) => id !== undefined);
	if (given.length === 1) return true;
	report.error(fact, given.length === 0 ? [] : ["stage"], {
		value: given.length === 0 ? undefined : fact.stage,
		message: given.length === 0 ? `${fact.kind} without a group or a stage` : `${fact.kind} for both a group and a stage`,
		expected: "division: the group whose teams are level; or stage: the stage that the best of several groups go to",
	});
	return false;
}

function checkInGroup(fact: CupFileFact, id: string, index: EditionIndex, report: Report): void {
	const placed = report.find(index.divisions, "divisions", id, fact, ["division"], index.name);
	if (!placed) return;
	if (placed.stage.type !== "group") {
		report.error(fact, ["division"], {
			value: id,
			message: `${fact.kind} in a playoff, which has no table`,
			expected: `a group; between the best of several groups, stage: "${placed.stage.id}"`,
		});
	} else if (fact.kind !== "points")
		checkIsUsed(fact, [placed], `${index.names().division(id)} of ${index.names().category(placed.category.id)}`, report);
	checkTeams(fact, placed.division.teams ?? [], "the group's teams", index, report);
}

/** A ranking applies to the team in every group that it plays in. */
function checkRanking(fact: CupFileFact, index: EditionIndex, report: Report): void {
	const { teams, categories } = index;
	const category = fact.kind === "ranking" && categories.get(teams.get(fact.team)?.category ?? "");
	if (!category) return;
	const groups = category.stages.filter(({ type }) => type === "group");
	checkIsUsed(
		fact,
		groups.map((stage) => ({ stage, category })),
		`category ${index.names().category(category.id)}`,
		report,
	);
}

/**
 * A fact that no rule uses would be stored without effect. If the record already has it, from before a change of rules, this is
 * only a warning.
 */
function checkIsUsed(fact: CupFileFact, stages: readonly PlacedStage[], whose: string, report: Report): void {
	const asked = askedFor(stages);
	if (asked === null || asked.includes(fact.kind)) return;
	const words = {
		value: fact.kind,
		message: `a fact that no rule of ${whose} uses`,
		expected:
			asked.length === 0
				? "no fact: its criteria ask for none"
				: `${asked.join(" or ")}, which the criteria ask for; for others, add them to \`criteria\` in the rules`,
	};
	if (report.isStated(fact)) report.error(fact, ["kind"], words);
	else report.warning(fact, ["kind"], words);
}

/** The facts that the criteria of these stages use, in their order; null if rules could not be read. */
function askedFor(stages: readonly PlacedStage[]): string[] | null {
	if (stages.some(({ stage, category }) => (stage.rules ?? category.rules) === undefined)) return null;
	const criteria = stages.flatMap(({ stage, category }) => {
		const rules = rulesOf(stage.rules ?? category.rules);
		return [...rules.criteria, ...(rules.criteriaWhileRunning ?? [])];
	});
	return [...new Set(criteria.filter((criterion) => typeof criterion === "string"))].filter((code) => OF_FACTS.has(code));
}

/** Across groups: a stage compares them if one of its matches has a slot for the best of several groups. */
function checkAcrossGroups(fact: CupFileFact, id: string, index: EditionIndex, report: Report): void {
	const placed = report.find(index.stages, "stages", id, fact, ["stage"], index.name);
	if (!placed) return;
	const slots = bestOfSlots(index, id);
	if (slots.length === 0) {
		report.error(fact, ["stage"], {
			value: id,
			message: `${fact.kind} for a stage that the best of several groups do not go to`,
			expected: "a stage with such a slot (best third of A/B/C); within one group, division: the group",
		});
		return;
	}
	const groups = new Set(slots.flatMap(({ divisions }) => divisions));
	const drawn = [...groups].map((group) => index.divisions.get(group)?.division.teams ?? []);
	const members = drawn.some((teams) => teams.length === 0) ? [] : drawn.flat();
	checkTeams(fact, members, "the teams of the groups that the slots name", index, report);
}

function checkTeams(
	fact: CupFileFact,
	members: readonly string[],
	all: string,
	{ teams, name }: EditionIndex,
	report: Report,
): void {
	const named = "order" in fact ? fact.order : "team" in fact && fact.team !== undefined ? [fact.team] : [];
	for (const [at, id] of named.entries()) {
		const steps = "order" in fact ? ["order", at] : ["team"];
		if ("order" in fact && !report.find(teams, "teams", id, fact, steps, name)) continue;
		if (named.indexOf(id) < at)
			report.error(fact, steps, { value: id, message: "a team named twice", expected: "each team once, best first" });
		if (members.length > 0 && teams.has(id) && !members.includes(id))
			report.error(fact, steps, { value: id, message: "a team of another group", expected: `one of ${all}` });
	}
}

type Slot = NonNullable<CupFileSide["slot"]>;
type BestOfSlot = Extract<Slot, { readonly kind: "best-of" }>;
/** @returns the stage's slots for the best of several groups */
function bestOfSlots({ edition, divisions }: EditionIndex, stage: string): BestOfSlot[] {
	return edition.matches.flatMap(({ division, home, away }) =>
		divisions.get(division)?.stage.id === stage ? [home.slot, away.slot].filter((slot) => slot?.kind === "best-of") : [],
	);
}
