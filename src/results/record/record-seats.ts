import { and, eq, exists, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Database, Orm } from "../../database/database.ts";
import { match } from "./nouns/match.ts";
import { slot } from "./nouns/slot.ts";
import { editionOf } from "./read.ts";
import { matchesToSeat, writeSeats } from "./reporting/seats-of-report.ts";
import { raiseRevision } from "./write/write-difference.ts";
import { lockCup } from "./writer-lock.ts";

/**
 * Records the teams of every match that had begun before seats were recorded at kick-off: an upgraded record, or a restored older one. Those
 * who stand there by its tables and results today; a side that nothing fills stays open. Where there is nothing to record it reads once.
 */
export function recordSeats(db: Database): Promise<void> {
	return db.orm.transaction(recordSeatsWithin);
}

/** The same. @param orm of a transaction */
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

/** Of matches that have begun (cup/match/kick-off.ts): a side without a team that a slot fills. */
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
