import { type CupClock, standsUntil } from "../../cup/cup-clock.ts";
import type { EditionId } from "../../cup/ids.ts";
import type { CupCopy } from "./cup-copy.ts";
import type { EditionCopy } from "./edition-copy.ts";
import { EditionReading } from "./edition-reading.ts";
import { editionKey, editionsKey, revisionKey } from "./piece-key.ts";
import type { AnnouncementPiece, EditionKey, TournamentPiece } from "./pieces.ts";
import { nextMidnight, zonedTime } from "./zoned-time.ts";

/** What a reading reads from. */
export type Copies = {
	cup(id: number): Promise<CupCopy | null>;
	current(cup: number, edition: EditionId): Promise<EditionCopy | null>;
	/** The time by a cup's clock. */
	now(of: { readonly clock: CupClock }): Date;
};

/** An answer that would read more than one may. */
export class TooMuchRead extends Error {}

const MINUTE = 60_000;
/** Parts of a list that are gone through while one piece is read. */
const PARTS_A_PIECE = 25;

/**
 * What one request reads through: each edition at one revision, however often it changes meanwhile, and the keys of all
 * that was read. What was looked for and not found is read too: it may come.
 */
export class Reading {
	/** The answer is the same as long as none of these changes and the clock is before `freshUntil`. */
	readonly depends = new Set<string>();
	readonly #copies: Copies;
	readonly #editions = new Map<EditionKey, EditionReading>();
	readonly #earlier = new Map<EditionKey, Promise<EditionReading[]>>();
	#left: number;
	/** One for all that is read too much: thousands of fields may hear of it. */
	#tooMuch: TooMuchRead | null = null;
	#freshUntil: Date | null = null;

	/** @param most the pieces that one answer may read, before it is broken off with `TooMuchRead` */
	constructor(copies: Copies, most = Number.POSITIVE_INFINITY) {
		this.#copies = copies;
		this.#left = most;
	}

	/** The instant, by the server's clock, at which the answer is no longer true though nothing changed; null: it stays true. */
	get freshUntil(): Date | null {
		return this.#freshUntil;
	}

	cup(id: number): Promise<CupCopy | null> {
		this.#read(editionsKey(id));
		return this.#copies.cup(id);
	}

	/** Null where the cup or the edition does not exist. */
	async open(cup: number, id: EditionId): Promise<EditionReading | null> {
		const key = editionKey(cup, id);
		this.#read(editionsKey(cup));
		const copy = this.#editions.has(key) ? null : await this.#copies.current(cup, id);
		// Another part of the request may have opened it meanwhile: the first one counts.
		const opened = this.#editions.get(key);
		if (opened || !copy) return opened ?? null;
		const reading = new EditionReading(
			copy,
			(read) => this.#read(read),
			(parts) => this.#spend(parts / PARTS_A_PIECE),
			{
				now: (of) => this.#copies.now(of).getTime(),
				freshBefore: (of, end) => this.#freshBefore(of, end),
			},
		);
		this.#editions.set(key, reading);
		return reading;
	}

	/** The editions of the same cup before one, newest first, as far as anything of them is published. */
	earlier(tournament: TournamentPiece): Promise<EditionReading[]> {
		const known = this.#earlier.get(tournament.edition);
		if (known) return known;
		const earlier = this.#openEarlier(tournament);
		this.#earlier.set(tournament.edition, earlier);
		return earlier;
	}

	async #openEarlier({ cup, year }: TournamentPiece): Promise<EditionReading[]> {
		const before = ((await this.cup(cup))?.tournaments ?? []).filter((other) => other.year < year && isOut(other));
		const opened = await Promise.all(before.map(({ id }) => this.open(cup, id)));
		return opened.filter((edition) => edition !== null);
	}

	/** The edition that a piece is of, opened by whoever found the piece. */
	in({ edition }: { readonly edition: EditionKey }): EditionReading {
		const opened = this.#editions.get(edition);
		if (!opened) throw new Error(`edition ${edition} has not been opened`);
		return opened;
	}

	/** The public revision of an edition: the one this answer reads, where it reads the edition itself. */
	async revisionOf({ cup, id, edition }: TournamentPiece): Promise<number> {
		this.#read(revisionKey(edition));
		return this.#editions.get(edition)?.revision ?? (await this.#copies.current(cup, id))?.revision ?? 0;
	}

	/** What an edition announces: as it says itself where this answer reads it, else as its cup's list does. */
	async announcementsOf({ cup, id, edition }: TournamentPiece): Promise<readonly AnnouncementPiece[]> {
		const opened = this.#editions.get(edition);
		return opened ? opened.get("announcements") : ((await this.cup(cup))?.announcementsOf(id) ?? []);
	}

	/** The cup's time, in whole minutes. */
	now(tournament: TournamentPiece): Date {
		const minute = Math.floor(this.#copies.now(tournament).getTime() / MINUTE) * MINUTE;
		this.#freshBefore(tournament, new Date(minute + MINUTE));
		return new Date(minute);
	}

	/** The cup's day. */
	today(tournament: TournamentPiece): string {
		const now = this.#copies.now(tournament);
		this.#freshBefore(tournament, nextMidnight(now, tournament.zone));
		return zonedTime(now, tournament.zone).slice(0, 10);
	}

	/** The revision of the edition it is about, which is the first one opened; null where none was. */
	get revision(): number | null {
		const [first] = this.#editions.values();
		return first?.revision ?? null;
	}

	/** @param end by the cup's clock */
	#freshBefore({ clock }: TournamentPiece, end: Date): void {
		const until = standsUntil(clock, this.#copies.now({ clock: null }), end);
		if (until && (!this.#freshUntil || until < this.#freshUntil)) this.#freshUntil = until;
	}

	#read(key: string): void {
		this.#spend(1);
		this.depends.add(key);
	}

	#spend(pieces: number): void {
		this.#left -= pieces;
		if (this.#left < 0) {
			this.#tooMuch ??= new TooMuchRead("the answer would read more than one request may");
			throw this.#tooMuch;
		}
	}
}

function isOut({ published }: TournamentPiece): boolean {
	return Object.values(published).some((flag) => flag);
}
