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

/** What an edition says, whatever its revision is called. */
type Contents = {
	readonly structure: Structure;
	readonly categories: ReadonlyMap<string, CategoryPlay>;
	readonly entities: FrozenEntities;
	/** What became another by the last change; null where it was built. */
	readonly since: { readonly from: symbol; readonly keys: ReadonlySet<string> } | null;
	/** Its own, by which a later one knows whether it was made from it. */
	readonly state: symbol;
};

/**
 * One edition in memory, as far as it is published, at one revision (ARCHITECTURE "A goal"). It never changes: a change
 * gives another model, in which every entity that says the same is the same object.
 */
export class EditionReadModel {
	readonly #contents: Contents;
	/** The record's revision that it was read at: it grows with what is not public too, and no reader is told of it. */
	readonly recordRevision: number;
	/** The public revision: the record's since which nothing public has changed, as far as this process or one before it has seen. */
	readonly revision: number;

	private constructor(
		contents: Contents,
		{ recordRevision, revision = recordRevision }: { readonly recordRevision: number; readonly revision?: number },
	) {
		this.#contents = contents;
		this.recordRevision = recordRevision;
		this.revision = revision;
	}

	/** @param earlier a model of the same edition, whose entities are kept where they say the same */
	static build(record: EditionRecord, earlier?: EditionReadModel): EditionReadModel {
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
			const play = playCategory(structure, structure.categories.get(id)!, new LayeredMap(matches));
			putEntities(stores, play.entities, before);
			const inTime = play.inTime.map((match) => play.entities.match.get(match.id)!);
			categories.set(id, { ...play, inTime, entities: freezeEntities(play.entities, PLAY_KINDS) });
		}
		putEntities(stores, listsOf(structure, stores.match), before);
		const { revision: recordRevision, publicRevision } = record;
		// What this process has told already is not told again for something else.
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
	 * The edition after these matches changed, new ones among them: what they touch is made anew, and costs what it is.
	 * A match that is gone takes a new build.
	 */
	withMatches(changed: readonly CupFileMatch[], revision: number): EditionReadModel {
		const { structure, categories, entities, state } = this.#contents;
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

	/** The same model where nothing public has changed since an earlier one: readers are told no new revision. */
	asPublicAs({ revision }: EditionReadModel): EditionReadModel {
		return new EditionReadModel(this.#contents, { recordRevision: this.recordRevision, revision });
	}

	get edition(): EditionKey {
		return this.#contents.structure.edition;
	}

	/** The entity of a kind; undefined where the edition has none, or may not show it. */
	entity<K extends EntityKind>(kind: K, id = ""): Entities[K] | undefined {
		return this.#contents.entities[kind].get(id);
	}

	/** The zone that times on a field are told in: its arena's, which is the cup's unless it says otherwise. @param field null: none */
	zoneOf(field: string | null): string {
		const { places, zone } = this.#contents.structure;
		return (field === null ? undefined : places.get(field)?.zone) ?? zone;
	}

	/** Whether matches alone have changed since an earlier model: not what is published, nor what a category shows. */
	isOfTheSameGatesAs(earlier: EditionReadModel): boolean {
		return this.#contents.structure === earlier.#contents.structure;
	}

	/** The keys of all its entities. */
	keys(): Set<string> {
		return new Set(changedEntities(this.edition, freezeEntities(emptyEntityStores(), ENTITY_KINDS), this.#contents.entities));
	}

	/** The keys of what an earlier model said otherwise. */
	changedFrom(earlier: EditionReadModel): Set<string> {
		const { since, entities } = this.#contents;
		if (since?.from === earlier.#contents.state) return new Set(since.keys);
		return new Set(changedEntities(this.edition, earlier.#contents.entities, entities));
	}
}

/** What may leave of a match, with the category it belongs to; null where nothing may. */
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
