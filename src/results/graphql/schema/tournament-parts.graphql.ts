import { AUDIENCE_KINDS } from "../../../cup/audience.ts";
import type { Publication } from "../../../cup/publication.ts";
import { zonedTime } from "../../edition/building/zoned-time.ts";
import type { AnnouncementEntity, StatisticsEntity, Words } from "../../edition/entities.ts";
import { builder } from "./builder.ts";
import { enumOf } from "./enum-of.ts";
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

const AudienceKindRef = enumOf("AudienceKind", AUDIENCE_KINDS);

const AudienceRef = builder.objectRef<AnnouncementEntity["audience"]>("Audience").implement({
	description: "Whom an announcement is for.",
	fields: (t) => ({
		kind: t.expose("kind", { type: AudienceKindRef }),
		id: t.id({
			nullable: true,
			description: "Of the arena, the category or the team.",
			resolve: (audience) => {
				if (audience.kind === "arena") return audience.arena;
				if (audience.kind === "category") return audience.category;
				return audience.kind === "team" ? audience.team : null;
			},
		}),
	}),
});

export const AnnouncementRef = builder.objectRef<AnnouncementEntity & { readonly zone: string }>("Announcement").implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		text: t.string({ resolve: ({ text }, _, context, info) => text[languageAt(context, info)] }),
		language: t.string({
			description: "Language of its text: the requested one, unless it was written only in the other.",
			resolve: ({ onlyIn }, _, context, info) => onlyIn ?? languageAt(context, info),
		}),
		buttonLink: t.string({ nullable: true, resolve: ({ buttonLink }) => buttonLink }),
		buttonText: t.string({
			nullable: true,
			resolve: ({ buttonText }, _, context, info) => buttonText?.[languageAt(context, info)],
		}),
		audience: t.field({ type: AudienceRef, resolve: ({ audience }) => audience }),
		publishedAt: t.field({
			type: "ZonedDateTime",
			nullable: true,
			description: "Null if no time is recorded.",
			resolve: ({ publishedAt, zone }) => publishedAt && zonedTime(publishedAt, zone),
		}),
		textKey: t.exposeString("textKey", {
			description: "Changes with the text, and is equal in both languages: use it to remember dismissals.",
		}),
	}),
});

export const StatisticsRef = builder.objectRef<StatisticsEntity>("Statistics").implement({
	description: "Null until what it counts is published.",
	fields: (t) => ({
		teams: t.exposeInt("teams", { nullable: true }),
		nations: t.exposeInt("nations", { nullable: true }),
		matches: t.exposeInt("matches", { nullable: true }),
	}),
});
