import type { CupClock } from "../../../cup/cup-clock.ts";
import { latestYear } from "../../../cup/latest-year.ts";
import type { CupSummary } from "../../record/read.ts";
import { clockOf } from "../../record/read-clock.ts";
import { announcementEntities } from "../building/announcement-entity.ts";
import { tournamentEntity } from "../building/tournament-entity.ts";
import type { AnnouncementEntity, TournamentEntity } from "../entities.ts";
import { reuseIfEqual } from "../reuse-equal.ts";

/** A cup's editions in memory, newest first: enough for `cups` without loading any of them. */
export class CupReadModel {
	readonly id: number;
	readonly name: string;
	readonly zone: string;
	/** How its clock runs. */
	readonly clock: CupClock;
	readonly tournaments: readonly TournamentEntity[];
	readonly #announcements: ReadonlyMap<string, readonly AnnouncementEntity[]>;
	readonly #summary: CupSummary;

	constructor(summary: CupSummary) {
		const { cup, editions } = summary;
		this.#summary = summary;
		this.id = cup.id;
		this.name = cup.name;
		this.zone = cup.zone;
		this.clock = clockOf(cup);
		this.tournaments = editions.toSorted((a, b) => b.year - a.year).map((edition) => tournamentEntity(cup, edition));
		this.#announcements = new Map(editions.map((edition) => [edition.id, announcementEntities(edition)]));
	}

	get latestYear(): number | null {
		return latestYear(this.#summary.editions);
	}

	has(edition: string): boolean {
		return this.#summary.editions.some(({ id }) => id === edition);
	}

	/** The record's revision, which is not public; null: the cup has no such edition. */
	recordRevisionOf(edition: string): number | null {
		return this.#summary.editions.find(({ id }) => id === edition)?.revision ?? null;
	}

	/** An edition's announcements, newest first. */
	announcementsOf(edition: string): readonly AnnouncementEntity[] {
		return this.#announcements.get(edition) ?? [];
	}

	/** Whether the list equals an earlier one, apart from revisions. */
	isEqualTo(earlier: CupReadModel): boolean {
		return (
			this.name === earlier.name &&
			reuseIfEqual(earlier.tournaments, this.tournaments) === earlier.tournaments &&
			this.tournaments.every(({ id }) => {
				const before = earlier.announcementsOf(id);
				return reuseIfEqual(before, this.announcementsOf(id)) === before;
			})
		);
	}

	withRevision(edition: string, revision: number): CupReadModel {
		const editions = this.#summary.editions.map((summary) => (summary.id === edition ? { ...summary, revision } : summary));
		return new CupReadModel({ ...this.#summary, editions });
	}
}
