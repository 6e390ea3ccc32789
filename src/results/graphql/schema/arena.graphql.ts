import { languageAt } from "./language.ts";
import { ArenaRef, FieldRef } from "./refs.ts";

ArenaRef.implement({
	description: "A place with fields. Before the schedule is published it has no matches.",
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.exposeString("name"),
		address: t.exposeString("address", { nullable: true }),
		latitude: t.exposeFloat("latitude", { nullable: true }),
		longitude: t.exposeFloat("longitude", { nullable: true }),
		text: t.string({
			nullable: true,
			description: "In the reader's language.",
			resolve: ({ text }, _, context, info) => text?.[languageAt(context, info)],
		}),
		fields: t.field({
			type: [FieldRef],
			description: "Those that the edition plays on, by name: Heden 2 before Heden 10.",
			resolve: (arena, _, { reading }) => reading.in(arena).all("field", arena.fields),
		}),
		matchCount: t.int({ resolve: (arena, _, { reading }) => reading.in(arena).listed({ arena: arena.id }).length }),
		liveCount: t.int({
			resolve: (arena, _, { reading }) => reading.in(arena).listed({ arena: arena.id, states: ["live"] }).length,
		}),
	}),
});
