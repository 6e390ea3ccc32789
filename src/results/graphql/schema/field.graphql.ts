import { SURFACES, surfaceOf } from "../../../cup/programme/surface.ts";
import type { FieldClosing } from "../../edition/building/arena-entities.ts";
import { builder } from "./builder.ts";
import { daysOf } from "./day-count.graphql.ts";
import { enumOf } from "./enum-of.ts";
import { atMost } from "./first.ts";
import { ArenaRef, FieldRef, MatchRef, StreamRef } from "./refs.ts";

const Surface = enumOf("Surface", SURFACES);

const FieldClosingRef = builder.objectRef<FieldClosing>("FieldClosing").implement({
	description: "When nothing is played on a field.",
	fields: (t) => ({
		from: t.expose("from", { type: "ZonedDateTime" }),
		until: t.expose("until", { type: "ZonedDateTime", nullable: true, description: "Null: until further notice." }),
	}),
});

FieldRef.implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.exposeString("name"),
		surface: t.field({
			type: Surface,
			nullable: true,
			description: "Null if the cup has not stated it, or uses another word (`surfaceName`).",
			resolve: ({ surface }) => (surface === null ? null : surfaceOf(surface)),
		}),
		surfaceName: t.exposeString("surface", { nullable: true, description: "As the cup wrote it, not translated." }),
		size: t.exposeString("size", { nullable: true }),
		closed: t.field({
			type: [FieldClosingRef],
			description: "When nothing is played on it, of the days of the edition, in order.",
			resolve: (field, _, { reading }) => {
				const { startsOn, endsOn } = reading.in(field).tournament;
				return field.closed
					.filter(({ from, until }) => from.slice(0, 10) <= endsOn && (until === null || until.slice(0, 10) >= startsOn))
					.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
			},
		}),
		arena: t.field({ type: ArenaRef, resolve: (field, _, { reading }) => reading.in(field).get("arena", field.arena) }),
		days: t.field({
			type: ["Day"],
			description: "Those on which it has matches, in order.",
			resolve: (field, _, { reading }) => daysOf(reading.in(field).listMatches({ field: field.id })).map(({ day }) => day),
		}),
		matches: t.field({
			type: [MatchRef],
			description: "In order of time; with `day`, those of that day.",
			args: { day: t.arg({ type: "Day" }) },
			resolve: (field, { day }, { reading }) => reading.in(field).findMatches({ field: field.id, day }),
		}),
		movedAway: t.field({
			type: [MatchRef],
			description: "Matches moved from here to another field, by their earlier start, until they have been played.",
			resolve: (field, _, { reading }) => reading.in(field).matches("moved-away", field.id),
		}),
		now: t.field({
			type: MatchRef,
			nullable: true,
			description: "The match being played on it.",
			resolve: (field, _, { reading }) => reading.in(field).findMatches({ field: field.id, states: ["live"] })[0],
		}),
		due: t.field({
			type: MatchRef,
			nullable: true,
			description: "The match that should have started on it last, today, and has no report yet.",
			resolve: (field, _, { reading }) =>
				reading.in(field).findMatches({ field: field.id, states: ["upcoming"], parts: ["on"] }, 1, "LATEST_FIRST")[0],
		}),
		next: t.field({
			type: MatchRef,
			nullable: true,
			description: "The soonest that is to come.",
			resolve: (field, _, { reading }) => reading.in(field).findMatches({ field: field.id, parts: ["ahead"] }, 1)[0],
		}),
		streams: t.field({
			type: [StreamRef],
			description: "Streams of the field and its matches: live, then upcoming soonest first, then replays latest first.",
			args: { first: t.arg.int({ defaultValue: 6 }) },
			resolve: (field, { first }, { reading }) => reading.in(field).streams({ field: field.id }).slice(0, atMost(first)),
		}),
		delay: t.int({
			nullable: true,
			description:
				"By how many minutes its next match will be late, from reported starts and ends: 0 on time, null if too little is reported.",
			resolve: (field, _, { reading }) => {
				const edition = reading.in(field);
				return edition.fieldDelay(field.id, () => reading.now(edition.tournament));
			},
		}),
		leftToday: t.int({
			description: "Those still to start on it, on the day by the cup's own clock.",
			resolve: (field, _, { reading }) => {
				const edition = reading.in(field);
				return edition.listMatches({ field: field.id, parts: ["ahead"], day: reading.today(edition.tournament) }).length;
			},
		}),
	}),
});
