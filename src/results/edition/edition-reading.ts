import type { CategoryId, ClubId, DivisionId, FieldId, MatchId, TeamId } from "../../cup/ids.ts";
import { type MatchPart, nextTurn, partOf, startState } from "../../cup/past-start.ts";
import { isBye } from "./bye.ts";
import type { CategoryFiguresPiece, MatchFigures } from "./category-figures.ts";
import type { EditionCopy } from "./edition-copy.ts";
import { programmeOf } from "./edition-lists.ts";
import { expectedStart } from "./expected-starts.ts";
import { sumOf } from "./figures.ts";
import { groupedBy } from "./grouped-by.ts";
import { filtered, type ListedMatch, listingFor, type MatchFilter } from "./listing.ts";
import { byTime } from "./match-order.ts";
import { pieceKey } from "./piece-key.ts";
import type { ClubPiece, DivisionPiece, EditionKey, Kind, MatchPiece, NationPiece, Pieces, TournamentPiece } from "./pieces.ts";
import { letsThrough, type StreamFilter, type StreamPiece } from "./stream-pieces.ts";
import { addedUp, NO_MATCHES, type WinRecord } from "./win-record.ts";
import { dayOf } from "./zoned-time.ts";

/** One edition as a request reads it: every piece it asks for is remembered. */
export class EditionReading {
	readonly #copy: EditionCopy;
	readonly #read: (key: string) => void;
	readonly #goneThrough: (parts: number) => void;
	readonly #time: Time;

	/**
	 * @param read told the key of each piece before it is read
	 * @param goneThrough told how many parts of one piece are gone through, which takes its time too
	 * @param time by the cup's clock
	 */
	constructor(copy: EditionCopy, read: (key: string) => void, goneThrough: (parts: number) => void, time: Time) {
		this.#copy = copy;
		this.#read = read;
		this.#goneThrough = goneThrough;
		this.#time = time;
	}

	get key(): EditionKey {
		return this.#copy.edition;
	}

	get revision(): number {
		return this.#copy.revision;
	}

	find<K extends Kind>(kind: K, id = ""): Pieces[K] | undefined {
		this.#read(pieceKey(this.#copy.edition, kind, id));
		return this.#copy.piece(kind, id);
	}

	/** A piece that another piece names: it must be there. */
	get<K extends Kind>(kind: K, id = ""): Pieces[K] {
		const piece = this.find(kind, id);
		if (piece === undefined) throw new Error(`${this.#copy.edition} has no ${kind} ${id}`);
		return piece;
	}

	all<K extends Kind>(kind: K, ids: readonly string[]): Pieces[K][] {
		return ids.map((id) => this.get(kind, id));
	}

	/** Counts what is gone through within one piece towards what one answer may read. @param parts of a list, or what takes as long */
	goThrough(parts: number): void {
		this.#goneThrough(parts);
	}

	/** The matches of a list; none where the list may not be shown. */
	matches(list: MatchList, id = "", first?: number): MatchPiece[] {
		return this.all("match", (this.find(list, id) ?? []).slice(0, first));
	}

	get tournament(): TournamentPiece {
		return this.get("tournament");
	}

	/** A match by its address: there is none before the schedule is out, though a bracket shows its place. */
	match(id: MatchId): MatchPiece | null {
		const match = this.find("match", id);
		return match?.isSchedulePublished ? match : null;
	}

	/** A group or playoff by its address: there is none before the draw is out, though a match names its own. */
	division(id: DivisionId): DivisionPiece | null {
		return (this.tournament.published.lot && this.find("division", id)) || null;
	}

	/** A club by its address: there is none before clubs are out, though a team names its own. */
	club(id: ClubId): ClubPiece | null {
		return (this.tournament.published.clubs && this.find("club", id)) || null;
	}

	/** As a club. */
	nation(code: string): NationPiece | null {
		return (this.tournament.published.clubs && this.find("nation", code)) || null;
	}

	nations(): NationPiece[] {
		return this.tournament.published.clubs ? this.all("nation", this.get("nations")) : [];
	}

	/** The matches that a filter lets through, in order of time. */
	listed(filter: MatchFilter): ListedMatch[] {
		const listing = this.find("listing", listingFor(filter)) ?? [];
		this.#goneThrough(listing.length);
		return this.atOneMoment((partNow) => filtered(listing, filter, partNow));
	}

	/** Which part of the lists a match is in, now: what the answer says stands until that turns. */
	part(match: Timed): MatchPart {
		return this.atOneMoment((partNow) => partNow(match));
	}

	/** What is said of many matches by which part of the lists each is in: it stands until the first of them turns. */
	atOneMoment<Answer>(answer: (partNow: (match: Timed) => MatchPart) => Answer): Answer {
		let now: number | null = null;
		let turns = Number.POSITIVE_INFINITY;
		const answered = answer((match) => {
			if (match.state !== "upcoming" || match.start === null) return partOf(match.state, "ahead");
			now ??= this.#time.now(this.tournament);
			// Late or not, nothing is due before its start.
			const expected = now < match.at ? null : (this.find("expected", match.id) ?? null);
			const planned = { start: match.start, expected };
			turns = Math.min(turns, nextTurn(planned, now) ?? Number.POSITIVE_INFINITY);
			return partOf("upcoming", startState(planned, now));
		});
		if (Number.isFinite(turns)) this.#time.freshBefore(this.tournament, new Date(turns));
		return answered;
	}

	/** The same matches themselves. @param first no more than these, in the order of `by` */
	found(filter: MatchFilter, first?: number, by: (a: ListedMatch, b: ListedMatch) => number = byTime): MatchPiece[] {
		const ids = this.listed(filter)
			.sort(by)
			.map(({ id }) => id);
		return this.all("match", ids.slice(0, first));
	}

	/** The streams that a filter lets through: live, then upcoming soonest first, then replays latest first. */
	streams(filter: StreamFilter): StreamPiece[] {
		return this.all("stream", this.find("streams") ?? []).filter((stream) => letsThrough(filter, stream));
	}

	/** The matches of teams and on fields, each once, in order of time; what the edition does not have has none. */
	followed(teams: readonly TeamId[], fields: readonly FieldId[]): MatchPiece[] {
		const ofTeams = teams.flatMap((team) => this.find("team-matches", team) ?? []);
		const onFields = fields.flatMap((field) => this.listed({ field }).map(({ id }) => id));
		const matches = this.all("match", [...new Set([...ofTeams, ...onFields])]);
		return matches.filter((match) => match.isSchedulePublished && !isBye(match)).sort(byTime);
	}

	/** What its finished matches came to for the teams of a nation; null where results are not published. */
	recordOf({ code }: NationPiece): WinRecord | null {
		const { teams, lot, schedule } = this.tournament.published;
		if (!teams || !lot || !schedule) return null;
		return addedUp(this.get("categories").map((category) => this.find("nation-record", `${category} ${code}`) ?? NO_MATCHES));
	}

	/** What its categories come to in figures; none before the schedule is published. */
	categoryFigures(): CategoryFiguresPiece[] {
		return this.get("categories").flatMap((category) => this.find("category-figures", category) ?? []);
	}

	/** The same together; null before the schedule is published. */
	figures(): MatchFigures | null {
		return this.tournament.published.schedule ? sumOf(this.categoryFigures()) : null;
	}

	/** Null until clubs are published. */
	clubCount(): number | null {
		if (!this.tournament.published.clubs) return null;
		return this.nations().reduce((count, { clubs }) => count + clubs.length, 0);
	}

	/** Of a category; null until teams are published. */
	teamCount(category: CategoryId): number | null {
		return this.tournament.published.teams ? this.get("category", category).teams.length : null;
	}

	/** Teams under their categories, in the cup's order. */
	byCategory(
		teams: readonly TeamId[],
	): { readonly edition: EditionKey; readonly category: CategoryId; readonly teams: TeamId[] }[] {
		const of = groupedBy(teams, (team) => this.get("team", team).category);
		return this.get("categories").flatMap((category) => {
			const own = of.get(category);
			return own ? [{ edition: this.key, category, teams: own }] : [];
		});
	}

	/**
	 * When a match will begin, where its field runs late; null where it does not, or too little is known by now.
	 * @param now the cup's time, asked for only where the field runs late
	 */
	expectedStart(match: MatchPiece, now: () => Date): string | null {
		if (match.state !== "upcoming" || !match.place) return null;
		const expected = this.find("expected", match.id);
		return expected && now().getTime() < expected.until ? expectedStart(match, expected) : null;
	}

	/** The other matches on a match's field the same day. */
	moreOnField({ id, place, start }: MatchPiece): MatchPiece[] {
		if (!place || !start) return [];
		const programme = this.find("programme", programmeOf(place.field, dayOf(start))) ?? [];
		return this.all(
			"match",
			programme.filter((other) => other !== id),
		);
	}
}

type Timed = Pick<ListedMatch, "id" | "state" | "start" | "at">;

export type Time = {
	now(of: TournamentPiece): number;
	/** What is answered stands before this instant only. */
	freshBefore(of: TournamentPiece, end: Date): void;
};

type MatchList = Exclude<
	{
		[K in Kind]: Pieces[K] extends readonly MatchId[] ? K : never;
	}[Kind],
	"streams"
>;
