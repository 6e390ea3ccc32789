import { and, eq, exists, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Database, Orm } from "../../database/database.ts";
import { match } from "./nouns/match.ts";
import { slot } from "./nouns/slot.ts";
import { editionOf } from "./read.ts";
import { matchesToSeat, writeSeats } from "./reporting/seats-of-report.ts";
import { raiseRevision } from "./write/write-difference.ts";
import { lockCup } from "./writer-lock.ts";

/**
 * Records the teams of every match that began before seats were recorded at kick-off, in an upgraded or a restored record: the
 * teams that present tables and results give. A side that nothing fills stays open. If nothing is missing, this costs one query.
 */
export function recordSeats(db: Database): Promise<void> {
	return db.orm.transaction(recordSeatsWithin);
}

/** The same in a transaction. @param orm its client */
export async function recordSeatsWithin(orm: Orm): Promise<void> {
	for (const { cup, edition } of await editionsWithOpenSeats(orm)) {
		await lockCup(orm, cup);
		const found = await editionOf(orm, cup, edition);
		const seated = found ? matchesToSeat(found.edition) : [];
		if (seated.length === 0) continue;
		await writeSeats(orm, cup, seated);
		await raiseRevision(
			orm,
			cup,
			edition,
			seated.map(({ id }) => id),
		);
	}
}

/** The editions of matches that have begun (cup/match/kick-off.ts) with a side that has a slot and no team. */
function editionsWithOpenSeats(orm: Orm): Promise<{ readonly cup: number; readonly edition: string }[]> {
	const openOn = (side: "home" | "away") =>
		and(
			isNull(side === "home" ? match.homeTeam : match.awayTeam),
			exists(
				orm
					.select({ side: slot.side })
					.from(slot)
					.where(and(eq(slot.cup, match.cup), eq(slot.match, match.id), eq(slot.side, side), ne(slot.kind, "bye"))),
			),
		);
	return orm
		.selectDistinct({ cup: match.cup, edition: match.edition })
		.from(match)
		.where(
			and(
				or(inArray(match.status, ["live", "finished", "walkover"]), isNotNull(match.begun)),
				or(openOn("home"), openOn("away")),
			),
		)
		.orderBy(match.cup, match.edition);
}
