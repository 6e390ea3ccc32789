import type { DivisionId } from "../../../cup/ids.ts";
import type { AnswerRow, BestEnough, Headline, Part } from "../../../cup/scenarios/answer.ts";
import { type OutcomeNow, outcomeNow } from "../../../cup/scenarios/as-it-stands.ts";
import type { Otherwise, PlaceWith } from "../../../cup/scenarios/beside-headline.ts";
import { CASE_RESULTS, type CaseCell, type CaseOf, type CaseRow, type CaseTable } from "../../../cup/scenarios/case-table.ts";
import type { Condition } from "../../../cup/scenarios/condition.ts";
import type { Grid, GridCell, GridRow } from "../../../cup/scenarios/grid.ts";
import { type Margins, OWN_RESULTS } from "../../../cup/scenarios/own-result.ts";
import { type GroupScenario, MARKS, type Mark } from "../../../cup/scenarios/scenario.ts";
import { JOINS, TERM_KINDS, type Term, type Terms } from "../../../cup/scenarios/terms.ts";
import { tryBasis } from "../../../cup/scenarios/try-result.ts";
import type { EditionKey, OpenGroupEntity } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { type AnswerDetails, answerIn, groupScenario } from "../../edition/reading/group-scenario.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
import { type In, MatchRef, StageRef, TeamRef } from "./refs.ts";
import { Criterion } from "./rules.graphql.ts";
import { withEdition } from "./with-edition.ts";

const MarkEnum = enumOf(
	"ScenarioMark",
	MARKS,
	"Whether a team goes through: THROUGH for every possible score of the remaining matches, CAN for some, CANNOT for none. When all are played, LEVEL waits for a recorded fact and ELSEWHERE for other groups.",
);
export const OwnResultEnum = enumOf("OwnResult", OWN_RESULTS);
const TermKindEnum = enumOf("TermKind", TERM_KINDS);
const ConditionKind = enumOf("ConditionKind", ["always", "never", "cases", "if", "open"]);
const HeadlineKind = enumOf("HeadlineKind", [
	"through",
	"cannot",
	"cases",
	"too-early",
	"elsewhere",
	"level",
	"enough",
	"or",
	"only",
	"enough-if",
]);
const JoinEnum = enumOf("ScenarioJoin", JOINS);
const CaseResultEnum = enumOf("CaseResult", CASE_RESULTS);

const MarginsRef = builder.objectRef<Margins>("Margins").implement({
	description: "1 is a win by one, 0 a draw, -1 a defeat by one; both ends included. Null: unlimited.",
	fields: (t) => ({
		from: t.exposeInt("from", { nullable: true }),
		to: t.exposeInt("to", { nullable: true }),
	}),
});

const TermRef = builder.objectRef<In<Term>>("ScenarioTerm").implement({
	description: "The required outcome of another match, from the view of one of its teams.",
	fields: (t) => ({
		kind: t.expose("kind", { type: TermKindEnum }),
		team: t.field({ type: TeamRef, resolve: (term, _, { reading }) => reading.in(term).get("team", term.team) }),
		opponent: t.field({ type: TeamRef, resolve: (term, _, { reading }) => reading.in(term).get("team", term.opponent) }),
		by: t.exposeInt("by", { nullable: true, description: "The margin, if this kind has one." }),
	}),
});

const ClauseRef = builder.objectRef<In<{ readonly terms: readonly Term[] }>>("ScenarioClause").implement({
	fields: (t) => ({ terms: t.field({ type: [TermRef], resolve: (clause) => withEdition(clause, clause.terms) }) }),
});

const TermsRef = builder.objectRef<In<Terms>>("ScenarioTerms").implement({
	description:
		"Required outcomes of other matches. ANY: one clause is enough, with all its terms true. ALL: every clause needs one true term. At most three terms.",
	fields: (t) => ({
		join: t.expose("join", { type: JoinEnum }),
		clauses: t.field({
			type: [ClauseRef],
			resolve: (one) =>
				withEdition(
					one,
					one.clauses.map((terms) => ({ terms })),
				),
		}),
	}),
});

const ConditionRef = builder.objectRef<In<Condition>>("ScenarioCondition").implement({
	description:
		"What the other matches must bring. IF: the terms are enough; if not exact, other results may be enough too, or only with `need` (null: any), where `by` decides. OPEN: only with `need` (null: whatever happens), and then `by` decides. CASES: too complex for a sentence.",
	fields: (t) => ({
		kind: t.field({ type: ConditionKind, resolve: ({ kind }) => kind }),
		terms: t.field({
			type: TermsRef,
			nullable: true,
			resolve: (one) => (one.kind === "if" ? { ...one.terms, edition: one.edition } : null),
		}),
		exact: t.boolean({ resolve: (one) => one.kind !== "if" || one.exact }),
		need: t.field({
			type: TermsRef,
			nullable: true,
			resolve: (one) => ("need" in one && one.need ? { ...one.need, edition: one.edition } : null),
		}),
		by: t.field({ type: Criterion, nullable: true, resolve: (one) => ("by" in one ? one.by : null) }),
		elsewhere: t.boolean({
			description: "Other groups decide, as for a best third.",
			resolve: (one) => "elsewhere" in one && one.elsewhere,
		}),
		rough: t.boolean({
			description: "Computed from wins and draws only; margins would show more.",
			resolve: (one) => "rough" in one && one.rough,
		}),
	}),
});

const PartRef = builder.objectRef<In<Part>>("ScenarioPart").implement({
	fields: (t) => ({
		margins: t.expose("margins", { type: MarginsRef }),
		condition: t.field({ type: ConditionRef, resolve: ({ condition, edition }) => ({ ...condition, edition }) }),
	}),
});

const RowRef = builder.objectRef<In<AnswerRow>>("ScenarioRow").implement({
	fields: (t) => ({
		own: t.expose("own", { type: OwnResultEnum }),
		mark: t.expose("mark", { type: MarkEnum }),
		place: t.exposeInt("place", {
			nullable: true,
			description: "The place that it gives, if it is the same whatever else happens.",
		}),
		parts: t.field({ type: [PartRef], description: "Best own result first.", resolve: (row) => withEdition(row, row.parts) }),
	}),
});

const OtherwiseRef = builder.objectRef<In<Otherwise>>("ScenarioOtherwise").implement({
	description: "A result of the team's own that the headline does not cover, and what else it needs.",
	fields: (t) => ({
		own: t.expose("own", { type: OwnResultEnum }),
		margins: t.expose("margins", { type: MarginsRef }),
		whole: t.exposeBoolean("whole", { description: "Whether these are all margins of this result." }),
		condition: t.field({ type: ConditionRef, resolve: ({ condition, edition }) => ({ ...condition, edition }) }),
	}),
});

const PlaceWithRef = builder.objectRef<PlaceWith>("ScenarioPlaceWith").implement({
	description: "A place, and the weakest own result that makes it certain.",
	fields: (t) => ({
		place: t.exposeInt("place"),
		own: t.expose("own", { type: OwnResultEnum, nullable: true, description: "Null: certain whatever happens." }),
	}),
});

const CellRef = builder.objectRef<GridCell>("ScenarioCell").implement({
	fields: (t) => ({
		places: t.exposeIntList("places"),
		by: t.expose("by", {
			type: Criterion,
			nullable: true,
			description: "The deciding criterion, if several places are possible.",
		}),
	}),
});

const GridRowRef = builder.objectRef<GridRow>("ScenarioGridRow").implement({
	fields: (t) => ({
		own: t.expose("own", { type: MarginsRef }),
		cells: t.expose("cells", { type: [CellRef] }),
	}),
});

const GridRef = builder.objectRef<In<Grid>>("ScenarioGrid").implement({
	description:
		"Own results down, best first; those of the one other match that matters across, by its rival's margin, worst first.",
	fields: (t) => ({
		rival: t.field({ type: TeamRef, resolve: (grid, _, { reading }) => reading.in(grid).get("team", grid.rival) }),
		across: t.expose("across", { type: [MarginsRef] }),
		rows: t.expose("rows", { type: [GridRowRef] }),
	}),
});

const CaseOfRef = builder.objectRef<In<CaseOf>>("ScenarioCaseOf").implement({
	description: "The outcome of another match: who wins it, or may.",
	fields: (t) => ({
		home: t.field({ type: TeamRef, resolve: (one, _, { reading }) => reading.in(one).get("team", one.home) }),
		away: t.field({ type: TeamRef, resolve: (one, _, { reading }) => reading.in(one).get("team", one.away) }),
		result: t.expose("result", { type: CaseResultEnum }),
	}),
});

const CaseCellRef = builder.objectRef<CaseCell>("ScenarioCaseCell").implement({
	fields: (t) => ({
		mark: t.expose("mark", { type: MarkEnum }),
		places: t.exposeIntList("places"),
		by: t.expose("by", { type: Criterion, nullable: true, description: "The deciding criterion, if it can still decide." }),
	}),
});

const CaseRowRef = builder.objectRef<In<CaseRow>>("ScenarioCase").implement({
	description: "Outcomes of the other matches that matter, and what each own result then gives.",
	fields: (t) => ({
		others: t.field({ type: [CaseOfRef], resolve: (row) => withEdition(row, row.others) }),
		cells: t.expose("cells", { type: [CaseCellRef] }),
	}),
});

const CasesRef = builder.objectRef<In<CaseTable>>("ScenarioCases").implement({
	description: "Each combination of outcomes of the other matches; equal ones are merged. Exactly one row applies.",
	fields: (t) => ({
		across: t.expose("across", {
			type: [OwnResultEnum],
			description: "Empty if the team has no match left: one cell for each row.",
		}),
		rows: t.field({ type: [CaseRowRef], resolve: (cases) => withEdition(cases, cases.rows) }),
	}),
});

const HeadlineRef = builder.objectRef<In<Headline>>("ScenarioHeadline").implement({
	description:
		"The weakest own result that is always enough (ENOUGH from the margin `from`), else an own result or another (OR: from `orFrom` on with the terms), else what it takes in any case (ONLY), or what is enough with others (ENOUGH_IF). `sure`: it is enough too, or nothing less is.",
	fields: (t) => ({
		kind: t.field({ type: HeadlineKind, resolve: ({ kind }) => kind }),
		from: t.int({ nullable: true, resolve: (one) => ("from" in one ? one.from : null) }),
		orFrom: t.int({ nullable: true, resolve: (one) => (one.kind === "or" ? one.orFrom : null) }),
		sure: t.boolean({
			resolve: (one) => {
				if (one.kind === "enough") return one.must;
				return one.kind === "only" ? one.sure : one.kind !== "enough-if";
			},
		}),
		terms: t.field({
			type: TermsRef,
			nullable: true,
			resolve: (one) => ("terms" in one ? { ...one.terms, edition: one.edition } : null),
		}),
		by: t.field({ type: Criterion, nullable: true, resolve: (one) => ("by" in one ? one.by : null) }),
	}),
});

const BestEnoughRef = builder.objectRef<BestEnough>("ScenarioBest").implement({
	description: "A place from which only the best of several groups advance, and what is certainly enough.",
	fields: (t) => ({
		place: t.exposeInt("place"),
		points: t.exposeFloat("points"),
		goalDifference: t.exposeInt("goalDifference", { nullable: true, description: "Null: whatever it is." }),
	}),
});

const AsItStandsRef = builder.objectRef<OutcomeNow>("ScenarioNow").implement({
	description: "What it would be if all live matches ended now.",
	fields: (t) => ({
		place: t.exposeInt("place"),
		through: t.boolean({ resolve: ({ reach }) => reach === "in" }),
		own: t.exposeInt("own", { nullable: true }),
		across: t.exposeInt("across", { nullable: true }),
	}),
});

type AnswerView = In<AnswerDetails> & {
	readonly now: OutcomeNow | null;
	readonly left: number;
	readonly places: readonly number[];
};

export const AnswerRef = builder.objectRef<AnswerView>("ScenarioAnswer").implement({
	description: "What a team needs to reach the best stage that its group leads to.",
	fields: (t) => ({
		team: t.field({ type: TeamRef, resolve: (one, _, { reading }) => reading.in(one).get("team", one.team) }),
		stage: t.field({ type: StageRef, resolve: (one, _, { reading }) => reading.in(one).get("stage", one.stage) }),
		instead: t.field({
			type: StageRef,
			nullable: true,
			description: "The stage that it goes to otherwise, where that is certain.",
			resolve: (one, _, { reading }) => one.instead && reading.in(one).get("stage", one.instead),
		}),
		mark: t.expose("mark", { type: MarkEnum }),
		places: t.exposeIntList("places", { description: "Places it can still get, best first." }),
		left: t.exposeInt("left", { description: "Matches of the group that are left." }),
		headline: t.field({ type: HeadlineRef, resolve: ({ headline, edition }) => ({ ...headline, edition }) }),
		match: t.field({
			type: MatchRef,
			nullable: true,
			description: "Its own match that is left.",
			resolve: (one, _, { reading }) => one.match && reading.in(one).find("match", one.match),
		}),
		others: t.field({
			type: [MatchRef],
			description: "The other matches that matter for it.",
			resolve: (one, _, { reading }) => reading.in(one).all("match", one.others),
		}),
		rows: t.field({ type: [RowRef], resolve: (one) => withEdition(one, one.rows) }),
		otherwise: t.field({
			type: OtherwiseRef,
			nullable: true,
			description:
				"The best own result that the headline does not cover, and what it needs. Null if the headline covers everything.",
			resolve: ({ otherwise, edition }) => otherwise && { ...otherwise, edition },
		}),
		bestPlace: t.expose("bestPlace", {
			type: PlaceWithRef,
			nullable: true,
			description: "The best possible place, if one of its own results makes it certain.",
		}),
		grid: t.field({ type: GridRef, nullable: true, resolve: ({ grid, edition }) => grid && { ...grid, edition } }),
		best: t.expose("best", { type: BestEnoughRef, nullable: true }),
		cases: t.field({
			type: CasesRef,
			nullable: true,
			description: "True if neither sentences nor the grid can show everything.",
			resolve: ({ cases, edition }) => cases && { ...cases, edition },
		}),
		now: t.expose("now", {
			type: AsItStandsRef,
			nullable: true,
			description: "Null while nothing of the group is being played.",
		}),
	}),
});

type MarkedTeam = { readonly team: string; readonly mark: Mark };

const TeamMarkRef = builder.objectRef<In<MarkedTeam>>("TeamMark").implement({
	fields: (t) => ({
		team: t.field({ type: TeamRef, resolve: (one, _, { reading }) => reading.in(one).get("team", one.team) }),
		mark: t.expose("mark", { type: MarkEnum }),
	}),
});

export type ScenarioView = {
	readonly edition: EditionKey;
	readonly group: OpenGroupEntity;
	readonly scenario: GroupScenario;
};

export const ScenarioRef = builder.objectRef<ScenarioView>("Scenario").implement({
	description: "What the remaining matches of a group can still change.",
	fields: (t) => ({
		stage: t.field({
			type: StageRef,
			description: "The best stage that its places lead to; the marks refer to it.",
			resolve: (one, _, { reading }) => reading.in(one).get("stage", one.scenario.stages[0]!),
		}),
		left: t.int({ description: "Matches that are left.", resolve: ({ scenario }) => scenario.group.open.length }),
		marks: t.field({
			type: [TeamMarkRef],
			resolve: ({ edition, scenario }) =>
				[...scenario.marks].map(([team, marks]) => ({ edition, team, mark: marks.get(scenario.stages[0]!)! })),
		}),
		answers: t.field({
			type: [AnswerRef],
			resolve: (one) => [...one.scenario.marks.keys()].flatMap((team) => answerView(one, team) ?? []),
		}),
		basis: t.string({
			description: "The table's input as JSON, for trying results in the browser.",
			resolve: ({ group }) => JSON.stringify(tryBasis(group.input, group.aims)),
		}),
	}),
});

export function scenarioView(division: DivisionId, edition: EditionReader): ScenarioView | null {
	const group = edition.find("open-group", division);
	// Before the schedule is published, only roads are available.
	if (!group || !edition.tournament.published.schedule) return null;
	const scenario = groupScenario(group, division, edition);
	return scenario && { edition: group.edition, group, scenario };
}

export function answerView({ edition, group, scenario }: ScenarioView, team: string): AnswerView | null {
	const stage = scenario.stages[0]!;
	const answer = answerIn(scenario, team, stage);
	if (!answer) return null;
	const now = outcomeNow(team, stage, group.input, scenario, answer);
	return { ...answer, edition, now, left: scenario.group.open.length, places: scenario.places.get(team) ?? [] };
}
