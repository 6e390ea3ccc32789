import type { OtherHours } from "../../../cup/programme/arena-hours.ts";
import { builder } from "./builder.ts";
import { languageAt } from "./language.ts";
import { ArenaRef, FieldRef } from "./refs.ts";

const OtherHoursRef = builder.objectRef<OtherHours>("OtherHours").implement({
	description: "When an arena is open on one day; without hours it is closed.",
	fields: (t) => ({
		day: t.expose("day", { type: "Day" }),
		opens: t.string({ nullable: true, resolve: (hours) => ("closed" in hours ? null : hours.opens) }),
		closes: t.string({ nullable: true, resolve: (hours) => ("closed" in hours ? null : hours.closes) }),
	}),
});

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
		opens: t.exposeString("opens", {
			nullable: true,
			description: "08:00, on its own clocks. Null where the cup has not said.",
		}),
		closes: t.exposeString("closes", {
			nullable: true,
			description: "21:00, on its own clocks; 24:00 is midnight after the day. Null where the cup has not said.",
		}),
		otherHours: t.field({
			type: [OtherHoursRef],
			description: "The days of the edition on which it opens or closes at another time, or not at all; in order.",
			resolve: ({ edition, otherHours }, _, { reading }) => {
				const { startsOn, endsOn } = reading.in({ edition }).tournament;
				return (otherHours ?? [])
					.filter(({ day }) => startsOn <= day && day <= endsOn)
					.toSorted((a, b) => (a.day < b.day ? -1 : 1));
			},
		}),
		fields: t.field({
			type: [FieldRef],
			description: "Those that the edition plays on, by name: Heden 2 before Heden 10.",
			resolve: (arena, _, { reading }) => reading.in(arena).all("field", arena.fields),
		}),
		matchCount: t.int({ resolve: (arena, _, { reading }) => reading.in(arena).listMatches({ arena: arena.id }).length }),
		liveCount: t.int({
			resolve: (arena, _, { reading }) => reading.in(arena).listMatches({ arena: arena.id, states: ["live"] }).length,
		}),
	}),
});
