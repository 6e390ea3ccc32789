import type { TableData } from "../../src/client/queries/table.graphql.ts";
import { enumName } from "../../src/cup/enum-name.ts";
import { PRESET_RULES } from "../../src/cup/presets.ts";
import type { PresetName } from "../../src/cup/rules.ts";
import { criterionCodes } from "../../src/cup/tables/criterion.ts";
import { type StandingsInput, standings } from "../../src/cup/tables/standings.ts";
import { matchesOf } from "./shorthand.ts";

type Way = { from: number; to: number; name: string };

/** A group's table as the API answers it, reckoned by the cup's own rules from matches in shorthand. Teams are named by their ids. */
export function shownTable(
	preset: PresetName,
	lines: readonly string[],
	{ ways = [], ...more }: Partial<StandingsInput> & { ways?: readonly Way[] } = {},
): TableData {
	const rules = PRESET_RULES[preset];
	const matches = matchesOf(...lines);
	const teams = [...new Set(matches.flatMap(({ home, away }) => [home.team, away.team]))].filter((team) => team !== null);
	const { rows, given, ties, complete, underProtest, liveMatches } = standings({ teams, matches, rules, ...more });
	const named = (id: string) => ({ id, name: id, nation: { code: "se", name: "Sweden" } });
	return {
		complete,
		underProtest,
		liveMatches,
		given: given.map(({ team, ...more }) => ({ team: named(team), ...more })),
		rows: rows.map(({ decidedBy, form, team, ...row }) => ({
			...row,
			team: named(team),
			form: form.map(({ outcome, live, match }) => ({
				outcome: enumName(outcome),
				isLive: live,
				match: { id: match },
			})),
		})),
		ties: ties.map((tie) => ({
			...tie,
			next: tie.next && enumName(tie.next),
			teams: tie.teams.map(named),
			steps: tie.steps.map((step) => ({
				...step,
				criterion: enumName(step.criterion),
				undecided: step.undecided && enumName(step.undecided),
				figures: step.figures.map(({ team, value }) => ({ team: named(team), value })),
				decided: step.decided.map(named),
			})),
			unresolved: tie.unresolved.map(named),
		})),
		advancement: ways.map(({ from, to, name }) => ({
			from,
			to,
			stage: { title: name, divisions: [{ id: name }] },
			division: { id: name, title: name },
		})),
		rankedAdvancement: [],
		carries: null,
		rules: {
			...{ win: rules.points.win, draw: rules.points.draw, loss: rules.points.loss },
			decidedWin: rules.points.decided?.win ?? null,
			decidedLoss: rules.points.decided?.loss ?? null,
			drawnGroup: (rules.drawnGroup ?? []).map(enumName),
			bonus: [],
			criteria: criterionCodes(rules.criteria).map(enumName),
			walkoverWinner: rules.walkover.winner,
			walkoverLoser: rules.walkover.loser,
			drawnPlayoff: rules.drawnPlayoff.map(enumName),
			halves: 2,
			minutesPerHalf: 25,
		},
	};
}
