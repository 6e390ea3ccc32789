import type { CupClock } from "../../cup/cup-clock.ts";
import { latestYear } from "../../cup/latest-year.ts";
import { clockOf } from "../record/playing/clock.ts";
import type { CupSummary, EditionSummary } from "../record/read.ts";
import { announcementPieces } from "./announcement-piece.ts";
import { keepSame } from "./keep-same.ts";
import { editionKey } from "./piece-key.ts";
import type { AnnouncementPiece, TournamentPiece } from "./pieces.ts";

/** A cup's editions in memory, newest first: all that `cups` answers without loading any of them. */
export class CupCopy {
	readonly id: number;
	readonly name: string;
	readonly zone: string;
	/** How its clock goes. */
	readonly clock: CupClock;
	readonly tournaments: readonly TournamentPiece[];
	readonly #announcements: ReadonlyMap<string, readonly AnnouncementPiece[]>;
	readonly #summary: CupSummary;

	constructor(summary: CupSummary) {
		const { cup, editions } = summary;
		this.#summary = summary;
		this.id = cup.id;
		this.name = cup.name;
		this.zone = cup.zone;
		this.clock = clockOf(cup);
		this.tournaments = editions.toSorted((a, b) => b.year - a.year).map((edition) => tournamentPiece(cup, edition));
		this.#announcements = new Map(editions.map((edition) => [edition.id, announcementPieces(edition)]));
	}

	get latestYear(): number | null {
		return latestYear(this.#summary.editions);
	}

	has(edition: string): boolean {
		return this.#summary.editions.some(({ id }) => id === edition);
	}

	/** The record's, which no reader is told; null where the cup has no such edition. */
	recordRevisionOf(edition: string): number | null {
		return this.#summary.editions.find(({ id }) => id === edition)?.revision ?? null;
	}

	/** What an edition announces, newest first. */
	announcementsOf(edition: string): readonly AnnouncementPiece[] {
		return this.#announcements.get(edition) ?? [];
	}

	/** Whether the list reads as an earlier one, revisions aside. */
	saysTheSame(earlier: CupCopy): boolean {
		return (
			this.name === earlier.name &&
			keepSame(earlier.tournaments, this.tournaments) === earlier.tournaments &&
			this.tournaments.every(({ id }) => {
				const before = earlier.announcementsOf(id);
				return keepSame(before, this.announcementsOf(id)) === before;
			})
		);
	}

	withRevision(edition: string, revision: number): CupCopy {
		const editions = this.#summary.editions.map((summary) => (summary.id === edition ? { ...summary, revision } : summary));
		return new CupCopy({ ...this.#summary, editions });
	}
}

/** What an edition says of itself, as its cup's list and its own copy both hold it. */
export function tournamentPiece(
	cup: CupSummary["cup"],
	edition: Omit<EditionSummary, "revision" | "announcedTo">,
): TournamentPiece {
	return {
		edition: editionKey(cup.id, edition.id),
		cup: cup.id,
		id: edition.id,
		year: edition.year,
		name: edition.name,
		startsOn: edition.startsOn,
		endsOn: edition.endsOn,
		zone: cup.zone,
		clock: clockOf(cup),
		published: edition.published,
		streamingInfo: edition.streamingInfo ?? null,
	};
}
