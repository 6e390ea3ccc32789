import type { Publication } from "../../cup/publication.ts";
import type { StatisticsPiece, TournamentPiece, Words } from "../edition/pieces.ts";
import { builder } from "./builder.ts";
import { languageAt } from "./language.ts";

export const StreamingInfoRef = builder
	.objectRef<{ readonly info?: Words; readonly hasAccessInfo?: Words }>("StreamingInfo")
	.implement({
		fields: (t) => ({
			info: t.string({ nullable: true, resolve: ({ info: words }, _, context, info) => words?.[languageAt(context, info)] }),
			hasAccessInfo: t.string({
				nullable: true,
				resolve: ({ hasAccessInfo }, _, context, info) => hasAccessInfo?.[languageAt(context, info)],
			}),
		}),
	});

export const StatusRef = builder.objectRef<Publication>("Status").implement({
	fields: (t) => ({
		clubsPublished: t.exposeBoolean("clubs"),
		teamsPublished: t.exposeBoolean("teams"),
		lotPublished: t.exposeBoolean("lot"),
		schedulePublished: t.exposeBoolean("schedule"),
	}),
});

export const AnnouncementRef = builder.objectRef<TournamentPiece["announcements"][number]>("Announcement").implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		text: t.string({ resolve: ({ text }, _, context, info) => text[languageAt(context, info)] }),
		buttonLink: t.string({ nullable: true, resolve: ({ buttonLink }) => buttonLink }),
		buttonText: t.string({
			nullable: true,
			resolve: ({ buttonText }, _, context, info) => buttonText?.[languageAt(context, info)],
		}),
	}),
});

export const StatisticsRef = builder.objectRef<StatisticsPiece>("Statistics").implement({
	description: "Null until what it counts is published.",
	fields: (t) => ({
		teams: t.exposeInt("teams", { nullable: true }),
		nations: t.exposeInt("nations", { nullable: true }),
		matches: t.exposeInt("matches", { nullable: true }),
	}),
});
