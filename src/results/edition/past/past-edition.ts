import type { ClubPart } from "../../record/past-editions.ts";
import type { AnnouncementEntity, EditionKey, Entities, EntityKind, TournamentEntity } from "../entities.ts";
import type { EntitySource } from "./entity-source.ts";

/**
 * The format of stored past editions. Raise it with every change of what they contain, or of an entity among it: earlier ones are then
 * made again.
 */
export const PAST_FORMAT = 1;

/** Kinds of which a past edition has all entities: few, and shown beside any club. */
export const COMMON_KINDS = [
	"categories",
	"same-categories",
	"category",
	"category-figures",
	"stage",
	"division",
	"nation",
	"statistics",
] as const satisfies readonly EntityKind[];

/** Entities by kind and id, as JSON; null: the edition is known to have none. */
export type PastEntities = { readonly [K in EntityKind]?: Readonly<Record<string, Entities[K] | null>> };

/** Something was read that a past edition does not contain: the answer needs the whole edition. */
export class NotInPast extends Error {}

/** What other years show of an edition: what all clubs have in common, and the clubs that were asked for. */
export class PastEdition implements EntitySource {
	readonly edition: EditionKey;
	readonly revision: number;
	readonly #head: { readonly tournament: TournamentEntity; readonly announcements: readonly AnnouncementEntity[] };
	readonly #common: PastEntities;
	readonly #ofClubs: PastEntities[] = [];
	/** The clubs whose matches are known. */
	readonly #met: string[] = [];
	readonly #onMissing: () => void;

	/** @param onMissing called before NotInPast is thrown */
	constructor(
		head: { readonly tournament: TournamentEntity; readonly announcements: readonly AnnouncementEntity[] },
		{ revision, common }: { readonly revision: number; readonly common: PastEntities },
		onMissing: () => void,
	) {
		this.edition = head.tournament.edition;
		this.revision = revision;
		this.#head = head;
		this.#common = common;
		this.#onMissing = onMissing;
	}

	/** Adds a part of what is known of a club; null: it was not entered. */
	add(club: string, part: ClubPart, entities: PastEntities | null): void {
		this.#ofClubs.push(entities ?? { club: { [club]: null } });
		if (part === "meetings") this.#met.push(club);
	}

	/** @throws NotInPast if it cannot know whether the edition has one */
	entity<K extends EntityKind>(kind: K, id = ""): Entities[K] | undefined {
		if (kind === "tournament") return this.#head.tournament as Entities[K];
		if (kind === "announcements") return this.#head.announcements as Entities[K];
		if ((COMMON_KINDS as readonly EntityKind[]).includes(kind)) return this.#common[kind]?.[id] ?? undefined;
		for (const entities of this.#ofClubs) {
			const found = entities[kind]?.[id];
			if (found !== undefined) return found ?? undefined;
		}
		if (kind === "meetings" && this.#met.some((club) => ` ${id} `.includes(` ${club} `))) return undefined;
		this.#onMissing();
		throw new NotInPast(`${this.edition} is over, and only a part of it was read, without ${kind} ${id}`);
	}
}

/** Reads a club's entities, or an edition's, from their JSON. */
export function readPastEntities(json: string): PastEntities {
	const entities = JSON.parse(json) as PastEntities;
	// JSON has no infinity: the time of a match without one.
	for (const match of Object.values(entities.match ?? {}) as ({ at: number | null } | null)[])
		if (match?.at === null) match.at = Number.POSITIVE_INFINITY;
	return entities;
}
