import { nameKey } from "../../../cup/search/name-key.ts";
import { groupRounds } from "../../../cup/tables/group-rounds.ts";
import type { Present } from "../assemble.ts";
import { reportMissingCategories } from "../categories/categories.ts";
import { MATCHES } from "../columns/matches.ts";
import type { KeyOf } from "../columns/sheet.ts";
import type { DivisionDraft, Draft, MatchDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { givenId } from "../given-id.ts";
import { fieldOf } from "../places/arenas.ts";
import { readId, readText, wholeNumber } from "../words/plain.ts";
import { readYesNo } from "../words/vocabularies.ts";
import { withoutUndefined } from "../words/without-undefined.ts";
import { type MatchPlace, placeOfMatch, sideNames } from "./match-place.ts";
import { namesTeam, sideOf } from "./match-sides.ts";
import { editionOfRecordedMatch, readRecordedMatch } from "./recorded-matches.ts";
import { readResult } from "./result.ts";
import { readRound } from "./round.ts";
import { startOf } from "./start.ts";

type MatchRow = Row<KeyOf<typeof MATCHES>>;

const COLUMNS = {
	id: "id",
	number: "number",
	against: "against",
	pinned: "pinned",
	round: "round",
	position: "position",
	start: "date",
	field: "field",
	home: "home",
	away: "away",
	status: "status",
	score: "score",
	halfTime: "halfTime",
	regularTime: "regularTime",
	shootOut: "shootOut",
	decidedBy: "decidedBy",
	winner: "winner",
	period: "period",
	minute: "minute",
	"moved.start": "earlierDate",
	"moved.field": "earlierField",
} as const satisfies Record<string, KeyOf<typeof MATCHES>>;

/** Reads every match, then its sides: a slot may refer to a match further down. */
export function readMatches(draft: Draft, present: Present | undefined): void {
	const ids = new MatchIds(draft);
	draft.matchesThere = new Set(present?.edition?.matches.map(({ id }) => id));
	const rows = draft.folder.rows(MATCHES);
	draft.arenasThere = (present?.arenas ?? []).map(({ name }) => name);
	const named = rows.flatMap((row) => (row.text("field") === undefined ? [] : (row.text("arena") ?? [])));
	const recorded = (present?.arenas ?? []).filter(({ name, fields }) => fields.some((field) => field.name !== name));
	draft.arenasWithFields = new Set([...named, ...recorded.map(({ name }) => name)].map(nameKey));
	for (const row of rows) {
		const edition = editionOfRecordedMatch(row, present, draft);
		if (present && edition) readRecordedMatch(row, edition, present, draft);
		else {
			reportMissingCategories(draft);
			readMatch(row, ids, draft);
		}
	}
	for (const match of draft.matches) {
		match.noun.home = sideOf(match, "home", draft) ?? {};
		match.noun.away = sideOf(match, "away", draft) ?? {};
	}
	selectGames(draft);
	countRounds(draft);
}

function readMatch(row: MatchRow, ids: MatchIds, draft: Draft): void {
	const round = row.value("round", readRound);
	const stated = row.value("position", wholeNumber(1)) ?? round?.position;
	const ownId = row.value("id", readId);
	const place = placeOfMatch(row, round, draft);
	const own = ownFields(row, place, draft);
	const number = own.number ?? undefined;
	if (!place) {
		row.isBroken = true;
		draft.addUnplaced(row as Row, number, ownId);
		return;
	}
	const { division } = place;
	const position = typeof round?.round === "string" ? ids.positionOf(division, round.round, stated) : undefined;
	const id = ownId ?? draft.record?.matchOf(place, round, number) ?? ids.idOf(row, place, position);
	if (draft.removes(row, "matches", id)) return;
	const noun: MatchDraft["noun"] = {
		id,
		division: division.noun.id,
		...(place.against && { against: place.against.noun.id }),
		...withoutUndefined({ round: round?.round, position }),
		...own,
	};
	const where = division.stage.type === "playoff" ? ("playoff" as const) : ("group" as const);
	const scored = row.hasColumn("score") ? ("score" as const) : ("homeGoals" as const);
	const cells = { ...COLUMNS, division: where, score: scored };
	draft.comesFrom(noun, row, row.hasColumn("date") ? cells : { ...cells, start: "time" });
	draft.defaults.set(noun, { status: "scheduled" });
	const other = draft.matchesByName.called(id).find((match) => match.noun.id === id);
	const match: MatchDraft = { noun, row: row as Row, division, number, round: round?.round, position };
	if (other) {
		row.error(row.cell("id") ? "id" : "home", {
			message: `a match that is already on line ${other.row.line}`,
			expected: "each match once; two that look the same need an id each",
		});
	} else {
		warnOfNumber(match, draft);
		draft.addMatch(match);
	}
}

/** The row's own values, so that all their faults are reported even if the match's place is unknown. */
function ownFields(row: MatchRow, place: MatchPlace | undefined, draft: Draft) {
	const field = fieldOf(row, "arena", "field", draft);
	const earlier = fieldOf(row, null, "earlierField", draft);
	const moved = withoutUndefined({
		start: startOf(row, ["earlierDate", "earlierTime"], earlier ?? field, draft, "error"),
		field: earlier?.noun.id,
	});
	return withoutUndefined({
		number: row.change("number", readText),
		start: startOf(row, ["date", "time"], field, draft, "warning"),
		field: field?.noun.id,
		pinned: row.change("pinned", readYesNo),
		...readResult(row, draft, place ? namesTeam(draft, row, place.division.stage.category) : () => true),
		moved: Object.keys(moved).length > 0 ? moved : undefined,
	});
}

function warnOfNumber({ number, row }: MatchDraft, draft: Draft): void {
	const other = number === undefined ? undefined : draft.matchesByName.called(number).find((match) => match.number === number);
	if (!other) return;
	(row as MatchRow).warning("number", {
		message: `a number that is also on line ${other.row.line}`,
		expected: "a number of its own for each match",
	});
}

/** Makes ids for matches without one. They do not depend on the printed number, the time or the field, which may all change. */
class MatchIds {
	readonly #edition: string;
	readonly #taken = new Map<string, number>();

	constructor({ edition }: Draft) {
		this.#edition = edition?.id ?? "";
	}

	/** @returns the order in a playoff's round: as stated, else the next */
	positionOf({ noun }: DivisionDraft, round: string, stated: number | undefined): number {
		const key = `${noun.id} ${round}`;
		const position = stated ?? (this.#taken.get(key) ?? 0) + 1;
		this.#taken.set(key, Math.max(position, this.#taken.get(key) ?? 0));
		return position;
	}

	/** In a group by its teams, in a playoff by its place. */
	idOf(row: MatchRow, { division, round, sides }: MatchPlace, position: number | undefined): string {
		if (position !== undefined && round) return givenId(division.noun.id, String(round.round), String(position));
		const names = sideNames(row, sides);
		const id = givenId(division.noun.id || this.#edition, ...names);
		const times = (this.#taken.get(id) ?? 0) + 1;
		this.#taken.set(id, times);
		return times === 1 ? id : givenId(division.noun.id, ...names, String(times));
	}
}

/** Only if the sheet has the column: the organiser may have selected others by a command. */
function selectGames(draft: Draft): void {
	const stated = draft.matches.filter(({ row }) => row.cell("selected"));
	if (!draft.edition || stated.length === 0) return;
	draft.edition.selectedGames = stated
		.filter(({ row }) => (row as MatchRow).value("selected", readYesNo) === true)
		.map(({ noun }) => noun.id);
}

/** Numbers rounds of groups that no row states, in order of time, so that no team plays twice in one. */
function countRounds(draft: Draft): void {
	for (const division of new Set(draft.matches.map((match) => match.division))) {
		if (division.stage.type !== "group") continue;
		const matches = draft.matches.filter((match) => match.division === division);
		const inTime = matches.toSorted((a, b) => timeOf(a) - timeOf(b) || 0);
		const rounds = groupRounds(inTime.map(({ noun }) => ({ id: noun.id, home: playerOf(noun.home), away: playerOf(noun.away) })));
		for (const { noun, row } of matches) {
			if (noun.round !== undefined || row.cell("round")) continue;
			draft.defaults.set(noun, { ...draft.defaults.get(noun), round: rounds.get(noun.id) ?? 1 });
		}
	}
}

/** Equal for two sides that the same team plays: a team, or the place that it comes from. */
const playerOf = (side: MatchDraft["noun"]["home"]): string | null =>
	side?.team ?? (side?.slot ? JSON.stringify(side.slot) : null);

const timeOf = ({ noun }: MatchDraft): number => (noun.start ? Date.parse(noun.start) : Number.POSITIVE_INFINITY);
