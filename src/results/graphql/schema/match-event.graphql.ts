import { SIDE_NAMES } from "../../../cup/match/match.ts";
import { EVENT_KINDS } from "../../../cup/reports/report.ts";
import { enumOf } from "./enum-of.ts";
import { languageAt } from "./language.ts";
import { MatchEventRef } from "./refs.ts";

export const SideName = enumOf("SideName", SIDE_NAMES);
const MatchEventKind = enumOf("MatchEventKind", EVENT_KINDS);

MatchEventRef.implement({
	fields: (t) => ({
		minute: t.int({ nullable: true, resolve: ({ minute }) => minute }),
		added: t.int({ nullable: true, resolve: ({ added }) => added }),
		kind: t.expose("kind", { type: MatchEventKind }),
		side: t.field({ type: SideName, nullable: true, resolve: ({ side }) => side }),
		shirt: t.int({ nullable: true, resolve: ({ shirt }) => shirt }),
		homeScore: t.int({ nullable: true, resolve: ({ score }) => score?.home }),
		awayScore: t.int({ nullable: true, resolve: ({ score }) => score?.away }),
		at: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description: "When it happened, if it was reported live.",
			resolve: ({ at }) => at,
		}),
		homeScoreBefore: t.int({
			nullable: true,
			description: "For a correction: the score before it.",
			resolve: ({ scoreBefore }) => scoreBefore?.home,
		}),
		awayScoreBefore: t.int({ nullable: true, resolve: ({ scoreBefore }) => scoreBefore?.away }),
		text: t.string({ nullable: true, resolve: ({ text }, _, context, info) => text?.[languageAt(context, info)] }),
	}),
});
