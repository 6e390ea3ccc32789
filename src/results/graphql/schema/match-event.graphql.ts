import { builder } from "./builder.ts";
import { languageAt } from "./language.ts";
import { MatchEventRef } from "./refs.ts";

export const SideName = builder.enumType("SideName", {
	values: { HOME: { value: "home" }, AWAY: { value: "away" } } as const,
});

MatchEventRef.implement({
	fields: (t) => ({
		minute: t.int({ nullable: true, resolve: ({ minute }) => minute }),
		added: t.int({ nullable: true, resolve: ({ added }) => added }),
		kind: t.exposeString("kind", {
			description:
				"kick-off, goal, own-goal, penalty, yellow-card, red-card, two-minute-suspension, half-time, full-time, shoot-out-scored, shoot-out-missed, correction, note.",
		}),
		side: t.field({ type: SideName, nullable: true, resolve: ({ side }) => side }),
		shirt: t.int({ nullable: true, resolve: ({ shirt }) => shirt }),
		homeScore: t.int({ nullable: true, resolve: ({ score }) => score?.home }),
		awayScore: t.int({ nullable: true, resolve: ({ score }) => score?.away }),
		at: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description: "When it was, where it was reported as it happened.",
			resolve: ({ at }) => at,
		}),
		homeScoreBefore: t.int({
			nullable: true,
			description: "Of a correction: the score that it corrected.",
			resolve: ({ scoreBefore }) => scoreBefore?.home,
		}),
		awayScoreBefore: t.int({ nullable: true, resolve: ({ scoreBefore }) => scoreBefore?.away }),
		text: t.string({ nullable: true, resolve: ({ text }, _, context, info) => text?.[languageAt(context, info)] }),
	}),
});
