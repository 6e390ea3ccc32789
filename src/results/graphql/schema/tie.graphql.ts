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
		value: t.exposeFloat("value", { nullable: true, description: "Null for a team already separated." }),
	}),
});

const Undecided = enumOf(
	"Undecided",
	UNDECIDED,
	"Why a step decided nothing. NOT_ALL_MET: level teams still have to meet. NO_FACT: the fact that it needs is not recorded.",
);

const TieStepRef = builder.objectRef<In<TieStep>>("TieStep").implement({
	fields: (t) => ({
		criterion: t.expose("criterion", { type: Criterion }),
		pass: t.exposeInt("pass", { description: "A head-to-head that is applied again has 2, 3, …" }),
		figures: t.field({ type: [TieFigureRef], resolve: (step) => withEdition(step, step.figures) }),
		decided: t.field({
			type: [TeamRef],
			description: "The teams that this step separated from the others.",
			resolve: (step, _, { reading }) => reading.in(step).all("team", step.decided),
		}),
		undecided: t.expose("undecided", {
			type: Undecided,
			nullable: true,
			description: "Null if figures are equal, or if it decided.",
		}),
	}),
});

TieRef.implement({
	fields: (t) => ({
		points: t.exposeFloat("points"),
		teams: t.field({ type: [TeamRef], resolve: (tie, _, { reading }) => reading.in(tie).all("team", tie.teams) }),
		steps: t.field({ type: [TieStepRef], resolve: (tie) => withEdition(tie, tie.steps) }),
		next: t.expose("next", {
			type: Criterion,
			nullable: true,
			description: "The next criterion if they are still level; null if there is none.",
		}),
		unresolved: t.field({
			type: [TeamRef],
			description: "Teams that no criterion separates: they share a position until a fact is recorded.",
			resolve: (tie, _, { reading }) => reading.in(tie).all("team", tie.unresolved),
		}),
	}),
});
