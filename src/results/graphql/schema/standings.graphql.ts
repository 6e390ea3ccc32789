import { CARRIED_RESULTS } from "../../../cup/rules.ts";
import { GROUP_OUTCOMES } from "../../../cup/tables/counted-match.ts";
import type { GivenPoints } from "../../../cup/tables/given-points.ts";
import type { AdvancementEntity, RankedAdvancementEntity } from "../../edition/entities.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
import { RanksRef } from "./ranks.graphql.ts";
import { DivisionRef, type In, MatchRef, RulesRef, StageRef, TableRef, type TableRow, TeamRef, TieRef } from "./refs.ts";
import { Criterion } from "./rules.graphql.ts";
import { withEdition } from "./with-edition.ts";

const Outcome = enumOf("Outcome", GROUP_OUTCOMES);

const CarriedResultsEnum = enumOf(
	"CarriedResults",
	CARRIED_RESULTS,
	"All results of its teams; those among teams that are together again; or half of the points of all, rounded up.",
);

const FormMarkRef = builder.objectRef<In<TableRow["form"][number]>>("FormMark").implement({
	fields: (t) => ({
		outcome: t.expose("outcome", { type: Outcome }),
		isLive: t.exposeBoolean("live"),
		match: t.field({ type: MatchRef, resolve: (mark, _, { reading }) => reading.in(mark).get("match", mark.match) }),
	}),
});

const CarriedRef = builder.objectRef<NonNullable<TableRow["carried"]>>("Carried").implement({
	description: "What a team brought from the group stage before. Its row has it counted.",
	fields: (t) => ({
		played: t.exposeInt("played"),
		points: t.exposeFloat("points"),
		goalsFor: t.exposeInt("goalsFor"),
		goalsAgainst: t.exposeInt("goalsAgainst"),
	}),
});

const TableRowRef = builder.objectRef<In<TableRow>>("TableRow").implement({
	fields: (t) => ({
		position: t.exposeInt("position", { description: "1, 2, 2, 4: teams that nothing separates share a position." }),
		shared: t.exposeBoolean("shared"),
		provisional: t.exposeBoolean("provisional", {
			description: "The order may change without a result of this team: level teams have not all met.",
		}),
		team: t.field({ type: TeamRef, resolve: (row, _, { reading }) => reading.in(row).get("team", row.team) }),
		withdrawn: t.exposeBoolean("withdrawn"),
		played: t.exposeInt("played"),
		won: t.exposeInt("won"),
		drawn: t.exposeInt("drawn"),
		lost: t.exposeInt("lost"),
		goalsFor: t.exposeInt("goalsFor"),
		goalsAgainst: t.exposeInt("goalsAgainst"),
		goalDifference: t.exposeInt("goalDifference"),
		points: t.exposeFloat("points"),
		carried: t.expose("carried", { type: CarriedRef, nullable: true, description: "Null if the group begins from nothing." }),
		form: t.field({ type: [FormMarkRef], description: "Oldest first.", resolve: (row) => withEdition(row, row.form) }),
		tie: t.exposeInt("tie", {
			nullable: true,
			description: "Index into `ties`; null if no other team has the same points.",
		}),
		decidedBy: t.expose("decidedBy", {
			type: Criterion,
			nullable: true,
			description: "The criterion that placed this team; null while none has.",
		}),
	}),
});

const AdvancementRef = builder.objectRef<In<AdvancementEntity>>("Advancement").implement({
	fields: (t) => ({
		from: t.exposeInt("from"),
		to: t.exposeInt("to"),
		stage: t.field({ type: StageRef, resolve: (span, _, { reading }) => reading.in(span).get("stage", span.stage) }),
		division: t.field({
			type: DivisionRef,
			nullable: true,
			resolve: (span, _, { reading }) => span.division && reading.in(span).get("division", span.division),
		}),
	}),
});

const RankedAdvancementRef = builder.objectRef<In<RankedAdvancementEntity>>("RankedAdvancement").implement({
	fields: (t) => ({
		position: t.exposeInt("position"),
		ranks: t.expose("ranks", { type: RanksRef }),
		stage: t.field({ type: StageRef, resolve: (span, _, { reading }) => reading.in(span).get("stage", span.stage) }),
		division: t.field({
			type: DivisionRef,
			nullable: true,
			resolve: (span, _, { reading }) => span.division && reading.in(span).get("division", span.division),
		}),
	}),
});

const GivenPointsRef = builder.objectRef<In<GivenPoints>>("GivenPoints").implement({
	description: "Points that a decision gave a team, or took: then negative. Its row has them counted.",
	fields: (t) => ({
		team: t.field({ type: TeamRef, resolve: (given, _, { reading }) => reading.in(given).get("team", given.team) }),
		points: t.exposeInt("points"),
		note: t.exposeString("note", { description: "The reason." }),
	}),
});

TableRef.implement({
	fields: (t) => ({
		rows: t.field({ type: [TableRowRef], resolve: (table) => withEdition(table, table.rows) }),
		ties: t.field({
			type: [TieRef],
			description: "Groups of teams level on points, with what separated them.",
			resolve: (table) => withEdition(table, table.ties),
		}),
		given: t.field({ type: [GivenPointsRef], resolve: (table) => withEdition(table, table.given) }),
		carries: t.field({
			type: CarriedResultsEnum,
			nullable: true,
			description: "Which results of the group stage before the table begins with.",
			resolve: (table) => table.carries,
		}),
		complete: t.exposeBoolean("complete", { description: "All matches are finished, and none is under protest." }),
		underProtest: t.exposeBoolean("underProtest", { description: "One of its results is under protest." }),
		liveMatches: t.exposeInt("liveMatches", { description: "Matches in progress that are counted." }),
		advancement: t.field({ type: [AdvancementRef], resolve: (table) => withEdition(table, table.advancement) }),
		rankedAdvancement: t.field({
			type: [RankedAdvancementRef],
			description: "Positions of which the best go elsewhere than others: these are not in `advancement`.",
			resolve: (table) => withEdition(table, table.rankedAdvancement),
		}),
		rules: t.field({
			type: RulesRef,
			resolve: (table, _, { reading }) => reading.in(table).get("stage", table.stage).rules,
		}),
	}),
});
