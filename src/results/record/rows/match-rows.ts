import type { CupFileEvent, CupFileMatch, CupFileSide } from "../cup-file.ts";
import type { Rows, StoredRows } from "./tables.ts";
import { by, instant, instantOrNull, scoreOrNull, unlessEmpty, withoutHoles } from "./value.ts";

export type MatchTables = "match" | "slot" | "matchEvent";

export function matchRows(cup: number, edition: string, matches: readonly CupFileMatch[]): Pick<Rows, MatchTables> {
	const rows: Pick<Rows, MatchTables> = { match: [], slot: [], matchEvent: [] };
	for (const [ordinal, match] of matches.entries()) {
		rows.match.push(matchRow(cup, edition, match, ordinal));
		for (const side of ["home", "away"] as const) {
			const { slot } = match[side];
			if (slot) rows.slot.push(slotRow(cup, match.id, side, slot));
		}
		for (const [ordinal, event] of (match.events ?? []).entries()) rows.matchEvent.push(eventRow(cup, match.id, event, ordinal));
	}
	return rows;
}

function matchRow(cup: number, edition: string, match: CupFileMatch, ordinal: number): Rows["match"][number] {
	return {
		cup,
		id: match.id,
		edition,
		ordinal,
		number: match.number,
		division: match.division,
		round: typeof match.round === "number" ? match.round : null,
		playoffRound: typeof match.round === "number" ? null : match.round,
		position: match.position,
		start: instantOrNull(match.start),
		field: match.field,
		homeTeam: match.home.team,
		awayTeam: match.away.team,
		status: match.status,
		homeScore: match.score?.home,
		awayScore: match.score?.away,
		homeHalfTime: match.halfTime?.home,
		awayHalfTime: match.halfTime?.away,
		homeRegularTime: match.regularTime?.home,
		awayRegularTime: match.regularTime?.away,
		homeShootOut: match.shootOut?.home,
		awayShootOut: match.shootOut?.away,
		decidedBy: match.decidedBy,
		winner: match.winner,
		period: match.period,
		minute: match.minute,
		periodStart: instantOrNull(match.periodStart),
		periodMinute: match.periodMinute,
		begun: instantOrNull(match.begun),
		ended: instantOrNull(match.ended),
		movedStart: instantOrNull(match.moved?.start),
		movedField: match.moved?.field,
	};
}

type Slot = NonNullable<CupFileSide["slot"]>;

function slotRow(cup: number, match: string, side: "home" | "away", slot: Slot): Rows["slot"][number] {
	return {
		cup,
		match,
		side,
		kind: slot.kind,
		division: slot.kind === "position" ? slot.division : null,
		position: slot.kind === "position" || slot.kind === "best-of" ? slot.position : null,
		fromMatch: slot.kind === "winner" || slot.kind === "loser" ? slot.match : null,
		divisions: slot.kind === "best-of" ? slot.divisions : null,
	};
}

function eventRow(cup: number, match: string, event: CupFileEvent, ordinal: number): Rows["matchEvent"][number] {
	const { kind, minute, added, side, shirt, score, scoreBefore, text } = event;
	return {
		cup,
		match,
		ordinal,
		kind,
		minute,
		added,
		side,
		shirt,
		homeScore: score?.home,
		awayScore: score?.away,
		at: instantOrNull(event.at),
		homeBefore: scoreBefore?.home,
		awayBefore: scoreBefore?.away,
		text,
	};
}

/** @param rows matches in the order of the answer, events in the order of their match */
export function matchesOfRows(rows: Pick<StoredRows, MatchTables>): CupFileMatch[] {
	const slots = by(rows.slot, ({ match }) => match);
	const events = by(rows.matchEvent, ({ match }) => match);
	return rows.match.map((row) => matchOfRow(row, slots.get(row.id) ?? [], events.get(row.id)));
}

function matchOfRow(
	row: StoredRows["match"][number],
	slots: StoredRows["slot"],
	events: StoredRows["matchEvent"] | undefined,
): CupFileMatch {
	const { id, number, division, position, start, field, status, decidedBy, winner, period, minute } = row;
	const side = (name: "home" | "away", team: string | null) => {
		const slot = slots.find((slot) => slot.side === name);
		return withoutHoles<CupFileSide>({ team, slot: slot ? slotOfRow(slot) : null });
	};
	return withoutHoles<CupFileMatch>({
		id,
		number,
		division,
		round: (row.round ?? row.playoffRound) as CupFileMatch["round"], // the table has one of the two
		position,
		start: instantOrNull(start),
		field,
		home: side("home", row.homeTeam),
		away: side("away", row.awayTeam),
		status,
		score: scoreOrNull(row.homeScore, row.awayScore),
		halfTime: scoreOrNull(row.homeHalfTime, row.awayHalfTime),
		regularTime: scoreOrNull(row.homeRegularTime, row.awayRegularTime),
		shootOut: scoreOrNull(row.homeShootOut, row.awayShootOut),
		decidedBy: decidedBy ?? null,
		winner: winner ?? null,
		period: period ?? null,
		minute,
		periodStart: instantOrNull(row.periodStart),
		periodMinute: row.periodMinute,
		begun: instantOrNull(row.begun),
		ended: instantOrNull(row.ended),
		events: events?.map(eventOfRow) ?? null,
		moved: unlessEmpty({ start: row.movedStart && instant(row.movedStart), field: row.movedField }) ?? null,
	});
}

function slotOfRow({ kind, division, position, fromMatch, divisions }: StoredRows["slot"][number]): Slot {
	return withoutHoles({ kind, division, match: fromMatch, position, divisions }) as Slot; // the table's check says which go with which
}

function eventOfRow(row: StoredRows["matchEvent"][number]): CupFileEvent {
	const { minute, added, kind, side, shirt, text } = row;
	return withoutHoles<CupFileEvent>({
		minute,
		added,
		kind,
		at: instantOrNull(row.at),
		side: side ?? null,
		shirt,
		score: scoreOrNull(row.homeScore, row.awayScore),
		scoreBefore: scoreOrNull(row.homeBefore, row.awayBefore),
		text,
	});
}
