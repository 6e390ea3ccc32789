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
			description: "Local time such as 08:00. Null if the cup has not stated it.",
		}),
		closes: t.exposeString("closes", {
			nullable: true,
			description: "Local time such as 21:00; 24:00 is midnight after the day. Null if the cup has not stated it.",
		}),
		otherHours: t.field({
			type: [OtherHoursRef],
			description: "Days of the edition with other opening hours, or closed; in order.",
			resolve: ({ edition, otherHours }, _, { reading }) => {
				const { startsOn, endsOn } = reading.in({ edition }).tournament;
				return (otherHours ?? [])
					.filter(({ day }) => startsOn <= day && day <= endsOn)
					.toSorted((a, b) => (a.day < b.day ? -1 : 1));
			},
		}),
		fields: t.field({
			type: [FieldRef],
			description: "Fields used in the edition, by name: Heden 2 before Heden 10.",
			resolve: (arena, _, { reading }) => reading.in(arena).all("field", arena.fields),
		}),
		matchCount: t.int({ resolve: (arena, _, { reading }) => reading.in(arena).listMatches({ arena: arena.id }).length }),
		liveCount: t.int({
			resolve: (arena, _, { reading }) => reading.in(arena).listMatches({ arena: arena.id, states: ["live"] }).length,
		}),
	}),
});
