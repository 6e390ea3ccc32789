import { STREAM_ACCESSES, STREAM_PROVIDERS, STREAM_STATES } from "../../../cup/stream.ts";
import { enumOf } from "./enum-of.ts";
import { languageAt } from "./language.ts";
import { FieldRef, MatchRef, StreamRef } from "./refs.ts";

export const StreamState = enumOf("StreamState", STREAM_STATES);

const StreamAccess = enumOf(
	"StreamAccess",
	STREAM_ACCESSES,
	"Who may watch: everybody, signed-in users, or users with All Access for the year.",
);

const StreamProvider = enumOf("StreamProvider", STREAM_PROVIDERS);

StreamRef.implement({
	description: "A stream, without its playing address, which is not part of this API.",
	fields: (t) => ({
		id: t.exposeID("id"),
		title: t.string({ resolve: ({ title }, _, context, info) => title[languageAt(context, info)] }),
		state: t.expose("state", { type: StreamState }),
		access: t.expose("access", { type: StreamAccess }),
		provider: t.expose("provider", { type: StreamProvider }),
		poster: t.exposeString("poster", { nullable: true, description: "A picture's path on the site." }),
		zonedStartTime: t.expose("start", {
			type: "ZonedDateTime",
			nullable: true,
			description: "Of a stream of a match: when the match starts.",
		}),
		zonedEndTime: t.expose("end", { type: "ZonedDateTime", nullable: true, description: "Of a stream of a field." }),
		locationName: t.string({ nullable: true, resolve: ({ place }) => place?.name }),
		field: t.field({
			type: FieldRef,
			nullable: true,
			resolve: (stream, _, { reading }) => stream.place && reading.in(stream).find("field", stream.place.field),
		}),
		match: t.field({
			type: MatchRef,
			nullable: true,
			description: "The match it shows; on a field the live one, else the next, else the last.",
			resolve: (stream, _, { reading }) => stream.match && reading.in(stream).get("match", stream.match),
		}),
		matches: t.field({
			type: [MatchRef],
			description: "All that it shows, in order of time.",
			resolve: (stream, _, { reading }) => reading.in(stream).all("match", stream.matches),
		}),
	}),
});
