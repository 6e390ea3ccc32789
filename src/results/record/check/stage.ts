import type { CupFileCategory, CupFileStage } from "../cup-file.ts";
import type { EditionIndex } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";
import { checkBestOf } from "./stage-best-of.ts";
import { checkPointRules } from "./stage-points.ts";

/** Checks the rules, draws and advancement of an edition's stages. */
export function checkStages(index: EditionIndex, report: Report): void {
	for (const category of index.edition.categories) {
		const isAsked = isWithoutHalves(category, report);
		if (isAsked) askForHalves(category, report);
		if (!report.isBroken(category)) checkRules(category, report);
		for (const stage of category.stages) {
			if (!report.isBroken(stage)) {
				checkRules(stage, report);
				if (!isAsked && category.halves === undefined && isWithoutHalves(stage, report)) askForHalves(stage, report);
				checkAdvancement(stage, category, report);
				checkBestOf(stage, index, report);
				checkCarries(stage, category, report);
			}
			checkDraw(stage, category, index, report);
		}
	}
}

type Advance = NonNullable<CupFileStage["advance"]>[number];

function checkRules(noun: CupFileCategory | CupFileStage, report: Report): void {
	checkWalkoverRule(noun, report);
	checkPointRules(noun, report);
}

function checkWalkoverRule(noun: CupFileCategory | CupFileStage, report: Report): void {
	const walkover = noun.rules?.walkover;
	if (!walkover || walkover.winner > walkover.loser) return;
	report.error(noun, ["rules", "walkover"], {
		value: walkover,
		message: "a walkover that nobody wins",
		expected: "more goals for the winner than for the loser",
	});
}

/**
 * Children's cups play one period as often as two, so a match's length needs both the number of halves and their length. Not
 * required of what the record already has when something else is imported.
 */
function isWithoutHalves(noun: CupFileCategory | CupFileStage, report: Report): boolean {
	const stages = "stages" in noun ? noun.stages : [];
	const isSaidByStages = stages.length > 0 && stages.every(({ halves }) => halves !== undefined);
	return (
		noun.minutesPerHalf !== undefined &&
		noun.halves === undefined &&
		!isSaidByStages &&
		report.isStated(noun) &&
		!report.isBroken(noun)
	);
}

const askForHalves = (noun: CupFileCategory | CupFileStage, report: Report): void =>
	report.error(noun, ["minutesPerHalf"], {
		value: noun.minutesPerHalf,
		message: "minutes per half without the number of halves",
		expected: "`halves` (halvlekar) too: 2, or 1 if a match is played without a break",
	});

function checkAdvancement(stage: CupFileStage, category: CupFileCategory, report: Report): void {
	const stages = new Map(category.stages.filter(({ id }) => id !== stage.id).map((other) => [other.id, other]));
	for (const [at, { positions, to, best, groupSize }] of (stage.advance ?? []).entries()) {
		const next = report.find(stages, "stages", to, stage, ["advance", at, "to"], `category ${category.id}, another than this`);
		if (next && next.rank < stage.rank) {
			const words = { value: next.name, message: "a stage that is before this one", expected: "a stage later in the order" };
			if (report.states(stage, "advance")) report.error(stage, ["advance", at, "to"], words);
			else report.warning(stage, ["advance", at, "to"], words);
		}
		if (best) checkBest({ positions, best, groupSize }, at, stage, report);
		if (positions[0] > positions[1]) {
			report.error(stage, ["advance", at, "positions"], {
				value: positions,
				message: "positions in the wrong order",
				expected: "the first and the last position, lowest number first",
			});
		}
	}
	checkPositionsAreThere(stage, report);
}

/** The best of a position must be of a single position, among all groups, and the best rank first. */
function checkBest(
	{ positions, best, groupSize }: Omit<Advance, "to" | "best"> & Required<Pick<Advance, "best">>,
	at: number,
	stage: CupFileStage,
	report: Report,
): void {
	const say = (field: keyof Advance, value: unknown, message: string, expected: string) =>
		report.error(stage, ["advance", at, field], { value, message, expected });
	if (best[0] > best[1]) say("best", best, "ranks in the wrong order", "the first and the last rank, lowest number first");
	if (positions[0] < positions[1])
		say("positions", positions, "the best of several positions at once", "the same position as first and last");
	if (groupSize !== undefined)
		say("groupSize", groupSize, "the best of groups of one size", "no groupSize: the best are those of all groups of the stage");
}

/** The sizes of groups are unknown until the whole stage is drawn. A rule that the record already has is only a warning. */
function checkPositionsAreThere(stage: CupFileStage, report: Report): void {
	const sizes = stage.divisions.map((division) => (report.isBroken(division) ? 0 : (division.teams?.length ?? 0)));
	const largest = sizes.length === 0 || sizes.includes(0) ? Number.POSITIVE_INFINITY : Math.max(...sizes);
	for (const [at, { positions, groupSize }] of (stage.advance ?? []).entries()) {
		const last = groupSize ?? largest;
		if (positions[0] > positions[1] || positions[1] <= last) continue;
		const words = {
			value: positions,
			message: groupSize === undefined ? "a position that no group has" : `a position that no group of ${groupSize} has`,
			expected: last === 1 ? "1" : `1 to ${last}`,
		};
		if (report.states(stage, "advance")) report.error(stage, ["advance", at, "positions"], words);
		else report.warning(stage, ["advance", at, "positions"], words);
	}
}

/** Only a table can include earlier results, and only those of an earlier group stage. */
function checkCarries(stage: CupFileStage, category: CupFileCategory, report: Report): void {
	if (!stage.carries) return;
	const say = (message: string, expected: string) =>
		report.error(stage, ["carries"], { value: stage.carries, message, expected });
	if (stage.type !== "group") say("carried results in a playoff, which has no table", "carried results only in a group stage");
	else if (!category.stages.some(({ type, rank }) => type === "group" && rank < stage.rank))
		say("carried results without a group stage before", "a group stage with a lower rank, or no carried results");
}

function checkDraw(stage: CupFileStage, category: CupFileCategory, { teams, name }: EditionIndex, report: Report): void {
	const drawn = new Map<string, string>();
	for (const division of stage.divisions) {
		if (report.isBroken(division)) continue;
		for (const [at, id] of (division.teams ?? []).entries()) {
			const team = report.find(teams, "teams", id, division, ["teams", at], name);
			if (!team) continue;
			const other = drawn.get(id);
			if (other !== undefined) {
				report.error(division, ["teams", at], {
					value: id,
					message: other === division.id ? "a team drawn twice" : `a team that is already in division "${other}" of the stage`,
					expected: "each team in only one division of a stage",
				});
			}
			drawn.set(id, division.id);
			if (team.category !== category.id && !report.isBroken(team)) {
				report.error(division, ["teams", at], {
					value: id,
					message: `a team of category "${team.category}"`,
					expected: `a team of category "${category.id}"`,
				});
			}
		}
	}
}
