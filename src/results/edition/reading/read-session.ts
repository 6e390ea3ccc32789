import { validUntil } from "../../../cup/cup-clock.ts";
import type { ClubId, EditionId } from "../../../cup/ids.ts";
import type { ClubPart } from "../../record/past-editions.ts";
import { nextMidnight, zonedTime } from "../building/zoned-time.ts";
import type { AnnouncementEntity, EditionKey, TournamentEntity } from "../entities.ts";
import { editionKey, editionsKey, openedKey, revisionKey } from "../entity-key.ts";
import { hasEnded } from "../has-ended.ts";
import type { CupReadModel } from "../keeping/cup-read-model.ts";
import { KnownPast } from "../keeping/known-past.ts";
import type { ReadModelProvider } from "../keeping/read-model-provider.ts";
import type { EntitySource } from "../past/entity-source.ts";
import { PastEdition } from "../past/past-edition.ts";
import { EditionReader } from "./edition-reader.ts";

type ReadSessionOptions = {
	/** Entities that one answer may read. */
	readonly most?: number;
	/** The limit of recorded keys; for an answer that reads more, its validity is unknown. */
	readonly mostKeys?: number;
	/** Whether all of each earlier edition is read, not only what other years show: for answers that need more of it. */
	readonly wholeEditions?: boolean;
	/** An answer about a finished edition never expires, since it shows no time. */
	readonly endedStands?: boolean;
};

/** An answer that would read more than one may. */
export class TooMuchRead extends Error {}

const MINUTE = 60_000;
/** List items that cost as much as reading one entity. */
const PARTS_A_ENTITY = 25;

/**
 * The reads of one request: each edition at one revision, even if it changes meanwhile, and the keys of everything that was read.
 * Missing entities are recorded too, since they may be added.
 */
export class ReadSession {
	/** The answer is the same as long as none of these changes and the clock is before `freshUntil`. */
	readonly dependencyKeys = new Set<string>();
	/** The keys of the part that is being recorded. */
	#recording: Set<string> | null = null;
	readonly #models: ReadModelProvider;
	readonly #editions = new Map<EditionKey, EditionReader>();
	/** The editions of which a part is read, with the parts of clubs. */
	readonly #past = new Map<EditionKey, { readonly edition: PastEdition; readonly parts: Map<string, Promise<void>> }>();
	readonly #wholeEditions: boolean;
	#needsWholeEditions = false;
	#left: number;
	readonly #mostKeys: number;
	#isOfNoEdition = false;
	#isForgotten = false;
	/** One error object for all: thousands of fields may get it. */
	#tooMuch: TooMuchRead | null = null;
	#freshUntil: Date | null = null;
	readonly #endedStands: boolean;

	/** @param most the entities that one answer may read, before it is broken off with `TooMuchRead` */
	constructor(
		models: ReadModelProvider,
		{
			most = Number.POSITIVE_INFINITY,
			mostKeys = Number.POSITIVE_INFINITY,
			wholeEditions = false,
			endedStands = false,
		}: ReadSessionOptions = {},
	) {
		this.#models = models;
		this.#left = most;
		this.#mostKeys = mostKeys;
		this.#wholeEditions = wholeEditions;
		this.#endedStands = endedStands;
	}

	/** The result of `read` with its dependencies; reads inside a promise are not recorded. */
	recorded<Told>(read: () => Told): {
		readonly told: Told;
		readonly read: { readonly dependencyKeys: ReadonlySet<string>; readonly freshUntil: Date | null };
	} {
		const around = { recording: this.#recording, freshUntil: this.#freshUntil };
		const dependencyKeys = new Set<string>();
		this.#recording = dependencyKeys;
		this.#freshUntil = null;
		try {
			const told = read();
			return { told, read: { dependencyKeys, freshUntil: this.#freshUntil } };
		} finally {
			const own = { dependencyKeys, freshUntil: this.#freshUntil };
			this.#recording = around.recording;
			this.#freshUntil = around.freshUntil;
			this.dependOn(own);
		}
	}

	/** Adds the dependencies of an earlier answer. */
	dependOn({ dependencyKeys, freshUntil }: { dependencyKeys: ReadonlySet<string>; freshUntil: Date | null }): void {
		const into = this.#recording ?? this.dependencyKeys;
		for (const key of dependencyKeys) into.add(key);
		if (freshUntil && !(this.#freshUntil && freshUntil >= this.#freshUntil)) this.#freshUntil = freshUntil;
	}

	/** Whether more was read than recorded: the dependencies of the answer are then unknown. */
	get isForgotten(): boolean {
		return this.#isForgotten;
	}

	/** Whether a missing edition was requested: it may be imported at any time, so the answer is not cached. */
	get isOfNoEdition(): boolean {
		return this.#isOfNoEdition;
	}

	/** The instant, by the server's clock, at which the answer is no longer true though nothing changed; null: it stays true. */
	get freshUntil(): Date | null {
		return this.#freshUntil;
	}

	cup(id: number): Promise<CupReadModel | null> {
		this.#read(editionsKey(id));
		return this.#models.cup(id);
	}

	/** Null if the cup or the edition does not exist. */
	async open(cup: number, id: EditionId): Promise<EditionReader | null> {
		const key = editionKey(cup, id);
		this.#read(editionsKey(cup));
		const known = this.#whole(key);
		if (known) return known;
		const model = await this.#models.current(cup, id);
		// Another part of the request may have opened it meanwhile: the first one counts.
		const opened = this.#whole(key);
		if (!opened && !model) this.#isOfNoEdition = true;
		if (opened || !model) return opened;
		this.#record(openedKey(key));
		return this.#reads(key, model);
	}

	/** An opened edition; null if none or a part of it is. */
	#whole(key: EditionKey): EditionReader | null {
		return this.#past.has(key) ? null : (this.#editions.get(key) ?? null);
	}

	#reads(key: EditionKey, source: EntitySource): EditionReader {
		const reading = new EditionReader(
			source,
			(read) => this.#read(read),
			(parts) => this.#spend(parts / PARTS_A_ENTITY),
			{
				now: (of) => this.#models.now(of).getTime(),
				freshBefore: (of, end) => this.#freshBefore(of, end),
			},
		);
		if (source instanceof PastEdition) this.#past.set(key, { edition: source, parts: new Map() });
		else this.#past.delete(key);
		this.#editions.set(key, reading);
		return reading;
	}

	/** An edition for what other years show of it; null if it does not exist. */
	async glance(tournament: TournamentEntity): Promise<EditionReader | null> {
		const { cup, id, edition: key } = tournament;
		if (this.#wholeEditions) return this.open(cup, id);
		const opened = this.#editions.get(key);
		if (opened) return opened;
		this.#read(editionsKey(cup));
		this.#read(revisionKey(key));
		const past = await this.#models.past(cup, id);
		if (!(past instanceof KnownPast)) return past && this.open(cup, id);
		const announcements = (await this.#models.cup(cup))?.announcementsOf(id) ?? [];
		const onMissing = () => {
			this.#needsWholeEditions = true;
		};
		return this.#editions.get(key) ?? this.#reads(key, new PastEdition({ tournament, announcements }, past, onMissing));
	}

	/** Whether something of an earlier edition was read that other years do not show: the answer must be made with `wholeEditions`. */
	get needsWholeEditions(): boolean {
		return this.#needsWholeEditions;
	}

	/**
	 * The editions of the same cup before one, newest first, as far as anything of them is published.
	 * @param of a club whose teams or matches there are read
	 */
	async earlier(tournament: TournamentEntity, of?: { readonly club: ClubId; readonly part: ClubPart }): Promise<EditionReader[]> {
		const { cup, year } = tournament;
		const before = ((await this.cup(cup))?.tournaments ?? []).filter((other) => other.year < year && isAnyPublished(other));
		const opened = await Promise.all(before.map((other) => this.glance(other)));
		if (of) await this.#readClub(cup, before, of.club, of.part);
		return opened.flatMap((edition) => (edition ? this.in({ edition: edition.key }) : []));
	}

	/** Reads a club's part of those editions of which only a part is read. */
	async #readClub(cup: number, editions: readonly TournamentEntity[], club: ClubId, part: ClubPart): Promise<void> {
		const asked = `${part} ${club}`;
		const past = editions.map(({ id, edition }) => ({ id, past: this.#past.get(edition) }));
		const lacking = past.filter((one) => one.past && !one.past.parts.has(asked));
		if (lacking.length > 0) {
			const ids = lacking.map(({ id }) => id);
			const reading = this.#models.pastClub(cup, ids, club, part).then((found) => {
				for (const { id, past } of lacking) past?.edition.add(club, part, found.get(id) ?? null);
			});
			for (const { past } of lacking) past?.parts.set(asked, reading);
		}
		await Promise.all(past.map((one) => one.past?.parts.get(asked)));
	}

	/** The edition of an entity, which was opened when the entity was read. */
	in({ edition }: { readonly edition: EditionKey }): EditionReader {
		const opened = this.#editions.get(edition);
		if (!opened) throw new Error(`edition ${edition} has not been opened`);
		return opened;
	}

	/** The public revision of an edition: the one that this answer reads, if it reads the edition. */
	async revisionOf({ cup, id, edition }: TournamentEntity): Promise<number> {
		this.#read(revisionKey(edition));
		return this.#editions.get(edition)?.revision ?? (await this.#models.past(cup, id))?.revision ?? 0;
	}

	/** An edition's announcements: its own if this answer reads it, else those in its cup's list. */
	async announcementsOf({ cup, id, edition }: TournamentEntity): Promise<readonly AnnouncementEntity[]> {
		const opened = this.#editions.get(edition);
		return opened ? opened.get("announcements") : ((await this.cup(cup))?.announcementsOf(id) ?? []);
	}

	/** The cup's time, in whole minutes. */
	now(tournament: TournamentEntity): Date {
		const minute = Math.floor(this.#models.now(tournament).getTime() / MINUTE) * MINUTE;
		this.#freshBefore(tournament, new Date(minute + MINUTE));
		return new Date(minute);
	}

	/** The cup's day. */
	today(tournament: TournamentEntity): string {
		const now = this.#models.now(tournament);
		this.#freshBefore(tournament, nextMidnight(now, tournament.zone));
		return zonedTime(now, tournament.zone).slice(0, 10);
	}

	/** The revision of the answer's edition, which is the first one opened; null if there is none. */
	get revision(): number | null {
		const [first] = this.#editions.values();
		return first?.revision ?? null;
	}

	/** @param end by the cup's clock */
	#freshBefore(tournament: TournamentEntity, end: Date): void {
		const until = validUntil(tournament.clock, this.#models.now({ clock: null }), end);
		if (!until || (this.#freshUntil && until >= this.#freshUntil)) return;
		if (this.#endedStands && hasEnded(tournament, this.#models.now(tournament))) return;
		this.#freshUntil = until;
	}

	#read(key: string): void {
		this.#spend(1);
		this.#record(key);
	}

	#record(key: string): void {
		if (this.#isForgotten) return;
		if (this.#recording !== null) {
			this.#recording.add(key);
			return;
		}
		this.dependencyKeys.add(key);
		if (this.dependencyKeys.size <= this.#mostKeys) return;
		this.#isForgotten = true;
		this.dependencyKeys.clear();
	}

	#spend(entities: number): void {
		this.#left -= entities;
		if (this.#left < 0) {
			this.#tooMuch ??= new TooMuchRead("the answer would read more than one request may");
			throw this.#tooMuch;
		}
	}
}

function isAnyPublished({ published }: TournamentEntity): boolean {
	return Object.values(published).some((flag) => flag);
}
