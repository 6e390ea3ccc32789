import { setImmediate as nextTurn } from "node:timers/promises";
import type { MatchId } from "../../../cup/ids.ts";
import type { CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import { type CategoryPlay, PLAY_KINDS, playCategory } from "../building/category-play.ts";
import { replayCategory } from "../building/category-replay.ts";
import { LIST_KINDS, listsOf } from "../building/edition-lists.ts";
import { relist } from "../building/edition-relist.ts";
import { publicMatch } from "../building/public-match.ts";
import { type Structure, structureOf } from "../building/structure.ts";
import type { EditionKey, Entities, EntityKind } from "../entities.ts";
import { ENTITY_KINDS } from "../entity-kinds.ts";
import {
	changedEntities,
	EntityChanges,
	emptyEntityStores,
	type FrozenEntities,
	freezeEntities,
	putEntities,
	withChanges,
} from "../entity-stores.ts";
import { LayeredMap } from "../layered-map.ts";

/** An edition's content, apart from its revision. */
type Contents = {
	readonly structure: Structure;
	/** From which a changed match is computed again; null: the whole edition has to be read again. */
	readonly categories: ReadonlyMap<string, CategoryPlay> | null;
	readonly entities: FrozenEntities;
	/** The entities that the last change affected; null for a newly built model. */
	readonly since: { readonly from: symbol; readonly keys: ReadonlySet<string> } | null;
	/** Its identity, by which a later model recognises whether it was derived from it. */
	readonly state: symbol;
};

/**
 * The public part of one edition in memory, at one revision (ARCHITECTURE "A goal"). Immutable: a change creates another model that
 * shares every unchanged entity.
 */
export class EditionReadModel {
	readonly #contents: Contents;
	/** The record's revision: it also grows with unpublished changes, and is not public. */
	readonly recordRevision: number;
	/** The public revision: the record's revision at the last public change that this process or an earlier one has seen. */
	readonly revision: number;

	private constructor(
		contents: Contents,
		{ recordRevision, revision = recordRevision }: { readonly recordRevision: number; readonly revision?: number },
	) {
		this.#contents = contents;
		this.recordRevision = recordRevision;
		this.revision = revision;
	}

	/** @param earlier a model of the same edition, whose unchanged entities are shared */
	static build(record: EditionRecord, earlier?: EditionReadModel): EditionReadModel {
		const parts = EditionReadModel.#inParts(record, earlier);
		for (;;) {
			const { done, value } = parts.next();
			if (done) return value;
		}
	}

	/**
	 * The same of an edition that is over, a category at a time, with other work in between. It has no data for changes of its matches, a
	 * third of the memory.
	 */
	static async buildInParts(record: EditionRecord, earlier?: EditionReadModel): Promise<EditionReadModel> {
		const parts = EditionReadModel.#inParts(record, earlier);
		for (;;) {
			const { done, value } = parts.next();
			if (done) return new EditionReadModel({ ...value.#contents, categories: null }, value);
			await nextTurn();
		}
	}

	static *#inParts(record: EditionRecord, earlier?: EditionReadModel): Generator<undefined, EditionReadModel> {
		const structure = structureOf(record);
		const before = earlier === undefined ? undefined : earlier.#contents.entities;
		const open = new Map([...structure.categories.keys()].map((id) => [id, new Map<MatchId, CupFileMatch>()]));
		for (const match of record.edition.matches) {
			const own = openMatch(structure, match);
			if (own) open.get(own.category)!.set(match.id, own.match);
		}
		const stores = emptyEntityStores();
		putEntities(stores, structure.stores, before);
		const categories = new Map<string, CategoryPlay>();
		for (const [id, matches] of open) {
			yield;
			const play = playCategory(structure, structure.categories.get(id)!, new LayeredMap(matches));
			putEntities(stores, play.entities, before);
			const inTime = play.inTime.map((match) => play.entities.match.get(match.id)!);
			categories.set(id, { ...play, inTime, entities: freezeEntities(play.entities, PLAY_KINDS) });
		}
		yield;
		putEntities(stores, listsOf(structure, stores.match), before);
		yield;
		const { revision: recordRevision, publicRevision } = record;
		// A revision that this process has published is not used again for other content.
		const revision = publicRevision !== undefined && publicRevision > (earlier?.revision ?? -1) ? publicRevision : recordRevision;
		const contents = {
			structure,
			categories,
			entities: freezeEntities(stores, ENTITY_KINDS),
			since: null,
			state: Symbol("edition"),
		};
		return new EditionReadModel(contents, { recordRevision, revision });
	}

	/**
	 * The edition after these matches changed, including new ones: only what they affect is computed again. A deleted match needs a new
	 * build, and so does a model that does not follow matches.
	 */
	withMatches(changed: readonly CupFileMatch[], revision: number): EditionReadModel {
		const { structure, categories, entities, state } = this.#contents;
		if (categories === null) throw new Error(`${this.edition} was built in parts, and does not follow its matches`);
		const touched = new Map<string, Map<MatchId, CupFileMatch | undefined>>();
		const touch = (category: string, id: MatchId, match: CupFileMatch | undefined) => {
			touched.set(category, (touched.get(category) ?? new Map()).set(id, match));
		};
		for (const match of changed) {
			const before = this.entity("match", match.id);
			const own = openMatch(structure, match);
			if (before && before.category !== own?.category) touch(before.category, match.id, undefined);
			if (own) touch(own.category, match.id, own.match);
		}
		const changes = new EntityChanges<EntityKind>(entities);
		const played = new Map(categories);
		for (const [id, news] of touched) {
			const earlier = categories.get(id)!;
			const matches = earlier.matches.with(news);
			const replayed = replayCategory(structure, structure.categories.get(id)!, earlier, matches, [...news.keys()]);
			played.set(id, replayed.play);
			changes.add(replayed.changes);
		}
		const now = withChanges(entities, changes, PLAY_KINDS);
		const lists = relist(structure, entities, now.match, changes.of("match").keys());
		changes.add(lists);
		const since = { from: state, keys: new Set(changes.keys(this.edition)) };
		const contents = {
			structure,
			categories: played,
			entities: withChanges(now, lists, LIST_KINDS),
			since,
			state: Symbol("edition"),
		};
		return new EditionReadModel(contents, { recordRevision: revision });
	}

	/** Returns the earlier model if nothing public has changed: readers then see no new revision. */
	asPublicAs({ revision }: EditionReadModel): EditionReadModel {
		return new EditionReadModel(this.#contents, { recordRevision: this.recordRevision, revision });
	}

	/** Whether it can be computed again from changed matches. */
	get followsMatches(): boolean {
		return this.#contents.categories !== null;
	}

	get edition(): EditionKey {
		return this.#contents.structure.edition;
	}

	/** The entity of a kind; undefined if the edition has none, or it is not public. */
	entity<K extends EntityKind>(kind: K, id = ""): Entities[K] | undefined {
		return this.#contents.entities[kind].get(id);
	}

	/** All entities of a kind, by id. */
	all<K extends EntityKind>(kind: K): Iterable<readonly [string, Entities[K]]> {
		return this.#contents.entities[kind] as unknown as Iterable<readonly [string, Entities[K]]>;
	}

	/** The time zone of a field: its arena's, or the cup's. @param field null: none */
	zoneOf(field: string | null): string {
		const { places, zone } = this.#contents.structure;
		return (field === null ? undefined : places.get(field)?.zone) ?? zone;
	}

	/** Whether only matches have changed since an earlier model, and no permissions. */
	isOfTheSameGatesAs(earlier: EditionReadModel): boolean {
		return this.#contents.structure === earlier.#contents.structure;
	}

	/** The keys of all its entities. */
	keys(): Set<string> {
		return new Set(changedEntities(this.edition, freezeEntities(emptyEntityStores(), ENTITY_KINDS), this.#contents.entities));
	}

	/** The keys of entities that differ from an earlier model. */
	changedFrom(earlier: EditionReadModel): Set<string> {
		const { since, entities } = this.#contents;
		if (since?.from === earlier.#contents.state) return new Set(since.keys);
		return new Set(changedEntities(this.edition, earlier.#contents.entities, entities));
	}
}

/** The public part of a match, with its category; null: none. */
function openMatch(
	structure: Structure,
	match: CupFileMatch,
): { readonly category: string; readonly match: CupFileMatch } | null {
	const division = structure.divisions.get(match.division);
	if (!division) return null;
	const { category, type } = division;
	const open = publicMatch(match, { published: structure.published, shows: category.shows, stage: type });
	return open && { category: category.id, match: open };
}
