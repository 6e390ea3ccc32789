import type { TieFigure, TieStep } from "../../../cup/tables/tie.ts";
import { UNDECIDED } from "../../../cup/tables/tie.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
import { type In, TeamRef, TieRef } from "./refs.ts";
import { Criterion } from "./rules.graphql.ts";
import { withEdition } from "./with-edition.ts";

const TieFigureRef = builder.objectRef<In<TieFigure>>("TieFigure").implement({
	fields: (t) => ({
		team: t.field({ type: TeamRef, resolve: (figure, _, { reading }) => reading.in(figure).get("team", figure.team) }),
		value: t.exposeInt("value", { nullable: true, description: "Null for a team already separated." }),
	}),
});

const Undecided = enumOf(
	"Undecided",
	UNDECIDED,
	"Why a step decided nothing: NOT_ALL_MET, the level teams have matches among them left; NO_FACT, what it asks for is not recorded.",
);

const TieStepRef = builder.objectRef<In<TieStep>>("TieStep").implement({
	fields: (t) => ({
		criterion: t.expose("criterion", { type: Criterion }),
		pass: t.exposeInt("pass", { description: "A head-to-head applied again among those still level counts 2, 3, …" }),
		figures: t.field({ type: [TieFigureRef], resolve: (step) => withEdition(step, step.figures) }),
		decided: t.field({
			type: [TeamRef],
			description: "The teams this step parted from the others.",
			resolve: (step, _, { reading }) => reading.in(step).all("team", step.decided),
		}),
		undecided: t.expose("undecided", {
			type: Undecided,
			nullable: true,
			description: "Null where figures are simply equal or it did decide.",
		}),
	}),
});

TieRef.implement({
	fields: (t) => ({
		points: t.exposeInt("points"),
		teams: t.field({ type: [TeamRef], resolve: (tie, _, { reading }) => reading.in(tie).all("team", tie.teams) }),
		steps: t.field({ type: [TieStepRef], resolve: (tie) => withEdition(tie, tie.steps) }),
		next: t.expose("next", {
			type: Criterion,
			nullable: true,
			description: "The criterion that would come next if they were still level; null when none is left.",
		}),
		unresolved: t.field({
			type: [TeamRef],
			description: "Teams that no criterion separates: they share a position until a fact is recorded.",
			resolve: (tie, _, { reading }) => reading.in(tie).all("team", tie.unresolved),
		}),
	}),
});
