import type { BracketRoundEntity } from "../../edition/entities.ts";
import { builder } from "./builder.ts";
import { BracketRef, type In, MatchRef } from "./refs.ts";
import { withEdition } from "./with-edition.ts";

const BracketRoundRef = builder.objectRef<In<BracketRoundEntity>>("BracketRound").implement({
	fields: (t) => ({
		code: t.expose("code", { type: "PlayoffRound" }),
		day: t.expose("day", { type: "Day", nullable: true, description: "Its first day." }),
		matches: t.field({
			type: [MatchRef],
			resolve: (round, _, { reading }) => reading.in(round).all("match", round.matches),
		}),
	}),
});

BracketRef.implement({
	fields: (t) => ({
		rounds: t.field({ type: [BracketRoundRef], resolve: (bracket) => withEdition(bracket, bracket.rounds) }),
		teamCount: t.exposeInt("teamCount", { description: "Teams in it, byes excluded." }),
		matchCount: t.exposeInt("matchCount"),
		playedCount: t.exposeInt("playedCount"),
		currentRound: t.expose("currentRound", {
			type: "PlayoffRound",
			nullable: true,
			description: "The round being played or next to be played; null when it is over.",
		}),
	}),
});
