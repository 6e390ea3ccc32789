import { boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { CupFileCup } from "../cup-file.ts";
import { codec } from "./codec.ts";
import { instantOrNull } from "./value.ts";

/** What outlives an edition: the cup, its clubs, its places. `ordinal` keeps the order of the file everywhere. */
export const cup = pgTable("cup", {
	id: integer().primaryKey(),
	name: text().notNull(),
	zone: text().notNull(),
	sport: text().$type<CupFileCup["sport"]>().notNull(),
	clock: timestamp({ withTimezone: true, mode: "string" }),
	shirtNumbers: boolean("shirt_numbers"),
});

export const cupCodec = codec<CupFileCup, typeof cup, never>({
	toRow: ({ id, name, zone, sport, clock, shirtNumbers }) => ({
		id,
		name,
		zone,
		sport,
		clock: instantOrNull(clock),
		shirtNumbers,
	}),
	ofRow: ({ id, name, zone, sport, clock, shirtNumbers }) => ({
		id,
		name,
		zone,
		sport,
		clock: instantOrNull(clock),
		shirtNumbers,
	}),
});
