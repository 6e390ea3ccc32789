import { boolean, integer, json, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { CupFileCup } from "../cup-file.ts";
import type { CupBrand } from "../cup-file-brand.ts";
import { codec } from "./codec.ts";
import { instantOrNull } from "./value.ts";

/**
 * The tables of what outlasts an edition: the cup, its clubs, its arenas and fields. In every table `ordinal` preserves the
 * file's order.
 */
export const cup = pgTable("cup", {
	id: integer().primaryKey(),
	name: text().notNull(),
	zone: text().notNull(),
	sport: text().$type<CupFileCup["sport"]>().notNull(),
	clock: timestamp({ withTimezone: true, mode: "string" }),
	shirtNumbers: boolean("shirt_numbers"),
	brand: json().$type<CupBrand>(),
});

export const cupCodec = codec<CupFileCup, typeof cup, never>({
	toRow: ({ id, name, zone, sport, clock, shirtNumbers, brand }) => ({
		id,
		name,
		zone,
		sport,
		clock: instantOrNull(clock),
		shirtNumbers,
		brand,
	}),
	ofRow: ({ id, name, zone, sport, clock, shirtNumbers, brand }) => ({
		id,
		name,
		zone,
		sport,
		clock: instantOrNull(clock),
		shirtNumbers,
		brand,
	}),
});
