import type { ClubId, DivisionId, MatchId } from "../../cup/ids.ts";
import type { EditionCopy } from "./edition-copy.ts";
import { programmeOf } from "./edition-lists.ts";
import { pieceKey } from "./piece-key.ts";
import type { ClubPiece, DivisionPiece, Kind, MatchPiece, NationPiece, Pieces, TournamentPiece } from "./pieces.ts";
import { dayOf } from "./zoned-time.ts";

/** One edition as a request reads it: every piece it asks for is remembered. */
export class EditionReading {
	readonly #copy: EditionCopy;
	readonly #read: (key: string) => void;

	constructor(copy: EditionCopy, read: (key: string) => void) {
		this.#copy = copy;
		this.#read = read;
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

type MatchList = {
	[K in Kind]: Pieces[K] extends readonly MatchId[] ? K : never;
}[Kind];
