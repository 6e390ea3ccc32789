import type { StreamFilter } from "../../edition/building/stream-entities.ts";
import type { EditionKey } from "../../edition/entities.ts";
import { builder } from "./builder.ts";
import { atMost } from "./first.ts";
import { openEdition } from "./open-edition.ts";
import { ArenaRef, CategoryRef, StreamRef, TournamentRef } from "./refs.ts";
import { StreamState } from "./stream.graphql.ts";

type StreamList = { readonly edition: EditionKey; readonly filter: StreamFilter; readonly first: number };

const StreamListRef = builder.objectRef<StreamList>("StreamList").implement({
	description: "The requested streams: live, then upcoming soonest first, then replays latest first.",
	fields: (t) => ({
		totalCount: t.int({ resolve: (list, _, { reading }) => reading.in(list).streams(list.filter).length }),
		nodes: t.field({
			type: [StreamRef],
			resolve: (list, _, { reading }) => reading.in(list).streams(list.filter).slice(0, list.first),
		}),
		categories: t.field({
			type: [CategoryRef],
			description: "Categories with streams in the edition, whatever the arguments.",
			resolve: (list, _, { reading }) => {
				const edition = reading.in(list);
				const streamed = new Set(edition.streams({}).flatMap(({ categories }) => categories));
				return edition.all(
					"category",
					edition.get("categories").filter((id) => streamed.has(id)),
				);
			},
		}),
		arenas: t.field({
			type: [ArenaRef],
			description: "Arenas with streams in the edition, whatever the arguments.",
			resolve: (list, _, { reading }) => {
				const edition = reading.in(list);
				const streamed = new Set(edition.streams({}).map(({ place }) => place?.arena));
				return edition.all(
					"arena",
					edition.get("arenas").filter((id) => streamed.has(id)),
				);
			},
		}),
	}),
});

/** The streams of an edition; empty before its schedule is published. */
builder.objectFields(TournamentRef, (t) => ({
	streams: t.field({
		type: StreamListRef,
		args: {
			state: t.arg({ type: [StreamState] }),
			category: t.arg.id(),
			arena: t.arg.id(),
			field: t.arg.id(),
			first: t.arg.int({ defaultValue: 50, description: "At most 100." }),
		},
		resolve: async (tournament, { state, first, ...filter }, { reading }) => ({
			edition: (await openEdition(reading, tournament)).key,
			filter: { ...filter, states: state },
			first: atMost(first ?? 50),
		}),
	}),
	stream: t.field({
		type: StreamRef,
		nullable: true,
		args: { id: t.arg.id({ required: true }) },
		resolve: async (tournament, { id }, { reading }) => (await openEdition(reading, tournament)).find("stream", id),
	}),
}));
