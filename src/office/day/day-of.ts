import { divisionsOf } from "../../cup/match/divisions-of.ts";
import type { MatchResult } from "../../cup/match/match.ts";
import { leadingSide, matchState, scoresShow } from "../../cup/match/match-state.ts";
import type { PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import { rulesOf } from "../../cup/presets.ts";
import { hoursOn, minuteOf } from "../../cup/programme/arena-hours.ts";
import { fieldLateness } from "../../cup/programme/field-lateness.ts";
import type { ProgrammedPlay } from "../../cup/programme/late-running.ts";
import { scheduledMinutes } from "../../cup/programme/scheduled-end.ts";
import { resultOverdueSince } from "../../cup/programme/wants-result.ts";
import { naturalOrder } from "../../cup/search/natural-order.ts";
import type { CupFileArena, CupFileMatch, CupFileSide, EditionRecord } from "../../results/record/cup-file.ts";
import { namedGroups } from "../../results/record/naming/named-groups.ts";
import { isYoung } from "../../results/record/young-category.ts";
import { clockIn } from "../../results/record/zone.ts";
import { joinedGroups } from "../../text/group-title.ts";
import { categoryFormat } from "./category-format.ts";
import type { Day, DayArena, DayCategory, DayField, DayMatch, DaySide, DaySlot } from "./day-data.ts";

/** The team in a slot that is decided; null: open. */
export type FilledBy = (match: CupFileMatch, side: "home" | "away") => string | null;

const MINUTE = 60_000;

/**
 * A day of an edition, for the office.
 * @param date 2026-07-16
 * @param now by the cup's clock
 */
export function dayOf(record: EditionRecord, date: string, now: Date, filled: FilledBy): Day {
	const places = placesOf(record);
	const zoneOf = (field: string | undefined) => (field === undefined ? undefined : places.get(field)?.zone) ?? record.cup.zone;
	const dates = new Set<string>();
	const onDay = record.edition.matches.flatMap((match) => {
		if (match.start === undefined || isBye(match)) return [];
		const clock = clockAt(match.start, zoneOf(match.field));
		dates.add(clock.slice(0, 10));
		return clock.slice(0, 10) === date ? [{ match, minute: minuteOf(clock.slice(11)) }] : [];
	});
	const tell = matchTeller(record, { date, now, filled, zoneOf });
	const told = onDay.map(({ match, minute }) => tell(match, minute));
	const here = clockIn(now.toISOString(), record.cup.zone);
	return {
		revision: record.revision,
		date,
		dates: [...dates].sort(),
		now: now.toISOString(),
		nowMinute: here.startsWith(date) ? minuteOf(here.slice(11)) : null,
		categories: record.edition.categories.map((category): DayCategory => {
			const { id, shortName, name, gender, age, rules, restMinutes } = category;
			return {
				id,
				code: shortName,
				name,
				gender,
				age: age ?? null,
				young: isYoung(category),
				withdrawn: rulesOf(rules).withdrawn,
				rest: restMinutes ?? null,
				preset: rules.preset,
				stages: categoryFormat(category, record.edition.matches),
			};
		}),
		arenas: arenasOn(record, date, onDay, told),
		matches: told.toSorted((a, b) => a.minute - b.minute || (a.id < b.id ? -1 : 1)),
	};
}

/** Matches of an edition, of any days, for the office. @param at by the cup's clock */
export function dayMatches(record: EditionRecord, at: Date, filled: FilledBy, matches: readonly CupFileMatch[]): DayMatch[] {
	const places = placesOf(record);
	const zoneOf = (field: string | undefined) => (field === undefined ? undefined : places.get(field)?.zone) ?? record.cup.zone;
	return matches.map((match) => {
		const [date = "", time = "00:00"] = match.start === undefined ? [] : clockAt(match.start, zoneOf(match.field)).split(" ");
		return matchTeller(record, { date, now: at, filled, zoneOf })(match, minuteOf(time));
	});
}

const isBye = ({ home, away }: CupFileMatch) => home.slot?.kind === "bye" || away.slot?.kind === "bye";

const clocks = new Map<string, string>();
/** Cache of local times: a programme has few different instants and uses each often. */
function clockAt(instant: string, zone: string): string {
	const key = `${zone} ${instant}`;
	const known = clocks.get(key);
	if (known !== undefined) return known;
	if (clocks.size > 20_000) clocks.clear();
	const clock = clockIn(instant, zone);
	clocks.set(key, clock);
	return clock;
}

function placesOf({ arenas }: EditionRecord): ReadonlyMap<string, CupFileArena> {
	return new Map(arenas.flatMap((arena) => arena.fields.map(({ id }) => [id, arena] as const)));
}

/** Arenas with a match on that day, or with fields and open: a match may be moved there. */
function arenasOn(
	{ arenas, edition, cup }: EditionRecord,
	date: string,
	onDay: readonly { readonly match: CupFileMatch }[],
	told: readonly DayMatch[],
): DayArena[] {
	const used = new Set(edition.matches.flatMap(({ field }) => field ?? []));
	const plays = new Map<string, ProgrammedPlay[]>();
	for (const [index, { match }] of onDay.entries()) {
		if (match.field === undefined || match.start === undefined) continue;
		const own = plays.get(match.field) ?? [];
		plays.set(match.field, own);
		own.push(playOf(match, told[index]!.length));
	}
	return arenas
		.map((arena): DayArena => {
			const hours = hoursOn(arena, date);
			const at = (time: string | null) => (time === null ? null : minuteOf(time));
			const fields = arena.fields
				.filter(({ id }) => used.has(id))
				.toSorted((a, b) => naturalOrder(a.name, b.name) || naturalOrder(a.id, b.id))
				.map(({ id, name, closed = [] }) => ({
					...{ id, name, late: fieldLateness(plays.get(id) ?? []) },
					closed: closed.flatMap((one) => closingOn(one, date, arena.zone ?? cup.zone) ?? []),
				}));
			return {
				id: arena.id,
				name: arena.name,
				opens: hours === "closed" ? 0 : at(hours?.opens ?? null),
				closes: hours === "closed" ? 0 : at(hours?.closes ?? null),
				fields,
			};
		})
		.filter(({ fields }) => fields.length > 0)
		.toSorted((a, b) => naturalOrder(a.name, b.name) || naturalOrder(a.id, b.id));
}

/** The part of a closing that is on this day; null: none. */
function closingOn(
	{ from, until, why }: NonNullable<CupFileArena["fields"][number]["closed"]>[number],
	date: string,
	zone: string,
): DayField["closed"][number] | null {
	const [begins, ends] = [clockAt(from, zone), until === undefined ? null : clockAt(until, zone)];
	if (begins.slice(0, 10) > date || (ends !== null && ends.slice(0, 10) < date)) return null;
	return {
		from: begins.startsWith(date) ? minuteOf(begins.slice(11)) : 0,
		until: ends?.startsWith(date) ? minuteOf(ends.slice(11)) : null,
		why: why ?? null,
	};
}

function playOf(match: CupFileMatch, length: number): ProgrammedPlay {
	const at = (instant: string | undefined) => (instant === undefined ? null : Date.parse(instant));
	return {
		id: match.id,
		start: Date.parse(match.start!),
		length: length * MINUTE,
		state: matchState(match),
		isWalkover: match.status === "walkover",
		begun: at(match.begun),
		ended: at(match.ended),
	};
}

type Telling = {
	readonly date: string;
	readonly now: Date;
	readonly filled: FilledBy;
	readonly zoneOf: (field: string | undefined) => string;
};

function matchTeller(record: EditionRecord, { date, now, filled, zoneOf }: Telling) {
	const { edition, clubs } = record;
	const clubNames = new Map(clubs.map(({ id, name }) => [id, name]));
	const teamNames = new Map(
		edition.teams.map(({ id, club, suffix }) => [id, [clubNames.get(club) ?? club, suffix].filter(Boolean).join(" ")]),
	);
	const gone = new Set(edition.teams.filter(({ withdrawn }) => withdrawn).map(({ id }) => id));
	const divisions = new Map(
		edition.categories.flatMap((category) =>
			category.stages.flatMap((stage) =>
				stage.divisions.map((division) => [
					division.id,
					{
						category,
						length: scheduledMinutes(
							stage.halves ?? category.halves ?? null,
							stage.minutesPerHalf ?? category.minutesPerHalf ?? null,
						),
					},
				]),
			),
		),
	);
	const byId = new Map(edition.matches.map((match) => [match.id, match]));
	const groups = namedGroups(edition.categories);
	const groupName = (id: string) => groups.get(id)?.name ?? id;
	const inStage = (id: string | undefined) => {
		const stage = groups.get(id ?? "")?.stage;
		return stage && { stage };
	};
	const slotOf = (slot: NonNullable<CupFileSide["slot"]>): DaySlot => {
		if (slot.kind === "position")
			return { kind: slot.kind, position: slot.position, group: groupName(slot.division), ...inStage(slot.division) };
		if (slot.kind === "best-of") {
			const { kind, position, rank } = slot;
			return {
				kind,
				position,
				groups: slot.divisions.map(groupName),
				...(rank !== undefined && { rank }),
				...inStage(slot.divisions[0]),
			};
		}
		if (slot.kind === "bye") return slot;
		const { number, round, position } = byId.get(slot.match) ?? {};
		const isPlaced = number === undefined && typeof round === "string" && position !== undefined;
		return { kind: slot.kind, match: number ?? slot.match, ...(isPlaced && { at: { round, position } }) };
	};
	const sideOf = (match: CupFileMatch, side: "home" | "away"): DaySide => {
		const { team: own, slot } = match[side];
		const team = own ?? filled(match, side);
		const name = team === null ? null : (teamNames.get(team) ?? team);
		return {
			team,
			name,
			...(team !== null && gone.has(team) && { withdrawn: true }),
			...(slot && name === null && { slot: slotOf(slot) }),
		};
	};
	const minuteThere = (instant: string, field: string | undefined) => {
		const clock = clockAt(instant, zoneOf(field));
		return clock.startsWith(date) ? minuteOf(clock.slice(11)) : null;
	};
	return (match: CupFileMatch, minute: number): DayMatch => {
		const division = divisions.get(match.division);
		const length = division?.length ?? 60;
		const state = matchState(match);
		const isTold = scoresShow(state) && division !== undefined && !isYoung(division.category);
		const play = playOf(match, length);
		const wants = resultOverdueSince(play, now.getTime());
		const winner = isTold ? leadingSide(resultOf(match)) : null;
		return {
			id: match.id,
			number: match.number ?? null,
			field: match.field ?? null,
			minute,
			length,
			category: division?.category.id ?? "",
			division: joinedGroups(divisionsOf(match).map(groupName)),
			...inStage(match.division),
			round: typeof match.round === "number" ? null : (match.round satisfies PlayoffRound),
			home: sideOf(match, "home"),
			away: sideOf(match, "away"),
			state,
			...(match.status === "walkover" && { walkover: true as const }),
			...(isTold && match.score && { score: [match.score.home, match.score.away] as const }),
			...(isTold && match.shootOut && { shootOut: [match.shootOut.home, match.shootOut.away] as const }),
			...(winner && { winner }),
			...(state === "live" && { playing: minutePlayed(match, now) }),
			...(wants !== null && { wants: minute + Math.round((wants - play.start) / MINUTE) }),
			...(match.moved && {
				was: {
					minute: match.moved.start === undefined ? null : minuteThere(match.moved.start, match.moved.field ?? match.field),
					field: match.moved.field ?? null,
				},
			}),
		};
	};
}

const resultOf = ({ status, score, halfTime, regularTime, shootOut, decidedBy, winner }: CupFileMatch): MatchResult => ({
	status,
	score: score ?? null,
	halfTime: halfTime ?? null,
	regularTime: regularTime ?? null,
	shootOut: shootOut ?? null,
	decidedBy: decidedBy ?? null,
	winner: winner ?? null,
});

/** Counted from the start of the period; in a pause, or if that is unknown, the last reported minute. */
function minutePlayed({ minute, period, periodStart, periodMinute }: CupFileMatch, now: Date): number {
	if (periodStart === undefined || period === "half-time" || period === "shoot-out") return minute ?? periodMinute ?? 0;
	return (periodMinute ?? 0) + Math.max(0, Math.floor((now.getTime() - Date.parse(periodStart)) / MINUTE)) + 1;
}
