import { z } from "zod";
import type { Programme } from "../../cup/programme/programme-rule.ts";
import { closes, date, id, opens } from "./cup-file-value.ts";

const minutes = z.int32().positive().max(1440);
const weight = z.int32().min(1).max(10);
const ids = z.array(id).min(1);
const days = z.array(date).min(1);
/** Times of day on the arena's own clocks; left out: from the morning, or until the evening. */
const span = { from: opens.optional(), until: closes.optional() };

/** Every rule: what it is named by, and whether it must be kept. A wish has a weight: 10 counts ten times as much as 1. */
const common = { id, must: z.boolean(), weight: weight.optional() };

/** What each states: cup/programme/programme-rule.ts. */
const rule = z
	.discriminatedUnion("kind", [
		z.strictObject({ ...common, kind: z.literal("rest"), minutes, changingArena: minutes.optional() }),
		z.strictObject({ ...common, kind: z.literal("way") }),
		z.strictObject({
			...{ ...common, kind: z.literal("matches-a-day") },
			most: z.int32().min(1).max(20),
			inPlayoffs: z.int32().min(1).max(20).optional(),
		}),
		z.strictObject({ ...common, kind: z.literal("where"), categories: ids, arenas: ids.optional(), ...span }),
		z.strictObject({ ...common, kind: z.literal("days"), categories: ids, days }),
		z.strictObject({ ...common, kind: z.literal("rounds"), of: z.enum(["group", "category"]) }),
		z.strictObject({ ...common, kind: z.literal("finals"), categories: ids.optional(), fields: ids, day: date, ...span }),
		z.strictObject({
			...{ ...common, kind: z.literal("clubs") },
			clubs: ids.optional(),
			farther: z.int32().positive().max(20_000).optional(),
			day: date,
			...span,
		}),
		z.strictObject({ ...common, kind: z.literal("one-arena") }),
		z.strictObject({ ...common, kind: z.literal("club-apart") }),
		z.strictObject({ ...common, kind: z.literal("coach"), teams: z.array(id).min(2) }),
		z.strictObject({ ...common, kind: z.literal("break"), arenas: ids.optional(), days: days.optional(), ...span }),
		z.strictObject({ ...common, kind: z.literal("keep-free"), fields: ids, days: days.optional(), ...span }),
		z.strictObject({ ...common, kind: z.literal("home-arena"), clubs: ids, arenas: ids }),
		z.strictObject({ ...common, kind: z.literal("waits"), most: minutes }),
	])
	.meta({ id: "ProgrammeRule", description: "A rule of the schedule: one that must be kept, or a wish with its weight." });

export const programme: z.ZodType<Programme, Programme> = z
	.strictObject({
		rules: z.array(rule).max(200),
		/** Minutes between the end of a match on a field and the start of the next. Left out: 5. */
		turnaround: z.int32().min(0).max(240).optional(),
		/** The printed numbers: {n} is the order in time, {category} the category's short name, {day} the day of the cup. Left out: {n}. */
		numbers: z
			.string()
			.max(40)
			.refine((pattern) => pattern.includes("{n}"), { error: "a pattern with {n}, such as {category}-{n}" })
			.optional(),
	})
	.meta({ id: "Programme", description: "How the schedule is made, and by which rules it is judged." });
