import { and, eq, gte, lt } from "drizzle-orm";
import type { OfflineSlip } from "../../cup/office/slip.ts";
import { type Database, SNAPSHOT } from "../../database/database.ts";
import { match } from "../../results/record/nouns/match.ts";
import { instantOrNull } from "../../results/record/nouns/value.ts";
import type { CurrentEdition } from "../current-edition.ts";
import { listedSlips } from "./listed-slips.ts";

const HOUR = 60 * 60_000;
/** From yesterday's late slips to matches that end soon. */
const BEFORE = 36 * HOUR;
const AFTER = 6 * HOUR;

/** @returns the data of each match whose slip may arrive, so that an account can type results while offline */
export function daySlips(db: Database, { cup, edition, now }: CurrentEdition): Promise<OfflineSlip[]> {
	return db.orm.transaction(async (orm) => {
		const rows = await orm
			.select({ id: match.id })
			.from(match)
			.where(
				and(
					...[eq(match.cup, cup), eq(match.edition, edition)],
					gte(match.start, new Date(now.getTime() - BEFORE).toISOString()),
					lt(match.start, new Date(now.getTime() + AFTER).toISOString()),
				),
			);
		const found = await listedSlips(
			orm,
			cup,
			rows.map(({ id }) => id),
		);
		return [...found.values()].map(({ slip, isYoung, match }) => ({ ...slip, isYoung, start: instantOrNull(match.start) }));
	}, SNAPSHOT);
}
