import { type AdvancementFault, type AdvancementPlan, advancementFaults } from "../../../cup/playoffs/advancement-faults.ts";
import { type AdvancementGap, advancementGaps } from "../../../cup/playoffs/advancement-gaps.ts";
import type { Place } from "../../../cup/playoffs/stage-seats.ts";
import type { CupFileCategory, CupFileStage } from "../cup-file.ts";
import type { CountedEdition } from "../filled-category.ts";
import type { EditionIndex } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";

/** Checks that each promised place can be reached: an impossible one is an error, an unfinished one a warning. */
export function checkAdvancements(index: EditionIndex, report: Report): void {
	for (const category of index.edition.categories) {
		const own = new Set(category.stages.flatMap(({ divisions }) => divisions.map(({ id }) => id)));
		const matches = index.edition.matches.filter(({ division }) => own.has(division));
		const nouns = [...category.stages, ...category.stages.flatMap(({ divisions }) => divisions), ...matches];
		// Promises in a faulty noun cannot be counted, and a category that no file states is not checked.
		if (nouns.some((noun) => report.isBroken(noun) || report.isRefused(noun)) || !nouns.some((noun) => report.concerns(noun)))
			continue;
		const plan = advancementPlan(category, { ...index.edition, matches });
		const faults = advancementFaults(plan);
		for (const fault of faults) sayFault(fault, { category, index, report });
		if (faults.length === 0) for (const gap of advancementGaps(plan)) sayGap(gap, { category, index, report });
	}
}

/** @param edition may contain only the category's matches */
export function advancementPlan(category: CupFileCategory, { matches, teams }: CountedEdition): AdvancementPlan {
	const own = new Set(category.stages.flatMap(({ divisions }) => divisions.map(({ id }) => id)));
	return {
		stages: category.stages
			.toSorted((a, b) => a.rank - b.rank)
			.map(({ id, type, advance, carries, divisions }) => ({
				...{ id, type, ...(advance && { advance }) },
				divisions: divisions.map(({ id, name, teams = [] }) => ({
					...{ id, name, teams },
					...((carries === "among" || carries === "all") && { meetsBefore: true }),
				})),
			})),
		matches: matches
			.filter(({ division }) => own.has(division))
			.map(({ id, division, round, home, away }) => ({
				...{ id, division, round },
				home: { team: home.team ?? null, slot: home.slot ?? null },
				away: { team: away.team ?? null, slot: away.slot ?? null },
			})),
		withdrawn: new Set(teams.filter(({ withdrawn }) => withdrawn).map(({ id }) => id)),
	};
}

type Words = Parameters<Report["error"]>[2];
type Saying = { readonly category: CupFileCategory; readonly index: EditionIndex; readonly report: Report };

function sayFault(fault: AdvancementFault, { category, index, report }: Saying): void {
	const stageOf = (id: string) => category.stages.find((stage) => stage.id === id)!;
	const names = index.names();
	switch (fault.kind) {
		case "position-twice": {
			const stage = stageOf(fault.stage);
			const words = {
				value: stage.advance![fault.at[1]]!.positions,
				message:
					fault.rank === undefined
						? `position ${fault.position} leads to two places`
						: `number ${fault.rank} of the best on position ${fault.position} leads to two places`,
				expected: `one way on for each position; this one already leads to "${stageOf(fault.to[0]).name}"`,
			};
			say(report, stage, ["advance", fault.at[1], "positions"], words, report.states(stage, "advance"));
			return;
		}
		case "too-many-teams": {
			const { stage, teams, seats, without } = fault;
			const left = without.map((one) =>
				"division" in one
					? `${names.group(one.division)} ${one.position}`
					: `${one.divisions.length} × ${one.position}, ${one.rank}`,
			);
			const atMost = `at most ${seats} teams going on to it, or more places in its matches`;
			const words = {
				value: stageOf(stage).name,
				message: `${teams} teams for ${seats} places in "${stageOf(stage).name}"`,
				expected: left.length === 0 ? atMost : `${atMost}; no place for (group, position): ${left.join(", ")}`,
			};
			const from = stageOf(fault.from);
			const isNew = report.states(from, "advance") || from.divisions.some((division) => report.states(division, "teams"));
			say(report, from, ["advance", fault.at, "to"], words, isNew);
			return;
		}
		case "slot-twice": {
			const [first, second] = fault.places;
			const match = index.matches.get(second.match)!;
			const words = {
				value: names.side({ slot: match[second.side].slot }),
				message: `a place used twice: it is also in ${names.match(first.match)}`,
				expected: "each place in only one match",
			};
			say(report, match, [second.side, "slot"], words, report.states(match, second.side));
			return;
		}
		case "leads-elsewhere": {
			const match = index.matches.get(fault.place.match)!;
			const words = {
				value: names.side({ slot: match[fault.place.side].slot }),
				message: `a place used twice: position ${fault.position} goes on to "${stageOf(fault.to).name}"`,
				expected: "a position that does not go on elsewhere, or another way on for this one",
			};
			say(report, match, [fault.place.side, "slot"], words, report.states(match, fault.place.side));
			return;
		}
		case "no-such-rank": {
			const { position, groups, having } = fault;
			const stage = stageOf(fault.stage);
			const { best } = stage.advance![fault.at]!;
			const words = {
				value: best,
				message:
					having < groups
						? `the best on position ${position}, which ${groups - having} of ${groups} groups do not have`
						: `number ${best![1]} of the best on position ${position} in ${groups} groups`,
				expected: having < groups ? "a position that all groups have" : `ranks from 1 to ${groups}`,
			};
			const isNew = report.states(stage, "advance") || stage.divisions.some((division) => report.states(division, "teams"));
			say(report, stage, ["advance", fault.at, "best"], words, isNew);
			return;
		}
		case "best-elsewhere": {
			const { position, seats, ranks } = fault;
			saySlot(fault.place, {
				message: `${seats} places for the best on position ${position}, and ${ranks} of them to fill these`,
				expected: "as many places as ways on lead there, each rank once",
			});
			return;
		}
		case "rank-of-some": {
			saySlot(fault.place, {
				message: `a rank on position ${fault.position} among some of the groups`,
				expected: `a place for one of all that are compared: ${fault.groups.map((group) => names.group(group)).join(", ")}`,
			});
			return;
		}
		case "goes-by-rank": {
			saySlot(fault.place, {
				message: `a place used twice: position ${fault.position} goes on by its rank among all groups`,
				expected: "a place for one of the best on the position, such as best third",
			});
			return;
		}
		case "too-many-best": {
			const { side } = fault.place;
			const match = index.matches.get(fault.place.match)!;
			const words = {
				value: names.side({ slot: match[side].slot }),
				message: `${fault.seats} places for position ${fault.position} in ${fault.groups.length} groups`,
				expected: `at most ${fault.groups.length} places for: ${fault.groups.map((group) => names.group(group)).join(", ")}`,
			};
			say(report, match, [side, "slot"], words, report.states(match, side));
			return;
		}
	}

	function saySlot({ match: id, side }: Place, words: Omit<Words, "value">): void {
		const match = index.matches.get(id)!;
		const value = names.side({ slot: match[side].slot });
		say(report, match, [side, "slot"], { value, ...words }, report.states(match, side));
	}
}

/** @param isNew false: the record has it already, so it is only a warning and does not refuse the import */
function say(report: Report, noun: { readonly id: string }, steps: (string | number)[], words: Words, isNew: boolean): void {
	if (isNew) report.error(noun, steps, words);
	else report.warning(noun, steps, words);
}

function sayGap(gap: AdvancementGap, { category, report }: Saying): void {
	const stage = category.stages.find(({ id }) => id === gap.stage)!;
	if (!report.isStated(stage)) return;
	report.warning(stage, ["name"], { value: stage.name, ...gapWords(gap, stage) });
}

function gapWords(gap: AdvancementGap, { name }: CupFileStage): Partial<Words> & Omit<Words, "value"> {
	switch (gap.kind) {
		case "empty-seats":
			return {
				value: gap.seats,
				message: `places in "${name}" that nothing fills yet`,
				expected: "a team, or the slot that it comes from, before the match is played",
			};
		case "seats-to-come":
			return {
				message: `${gap.teams} teams for ${gap.seats} places in "${name}" so far`,
				expected: "the remaining matches, before it is played",
			};
		case "not-drawn":
			return { message: `"${name}" has ${gap.teams} teams and no matches yet`, expected: "its matches, before it is played" };
		case "unreached":
			return {
				message: `nobody goes on to "${name}" yet`,
				expected: "positions, slots or teams that lead to it, before it is played",
			};
	}
}
