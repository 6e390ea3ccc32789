import type { MatchId } from "../../../cup/ids.ts";
import type { CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import { PLAY_KINDS, type Play, playCategory } from "../building/category-play.ts";
import { LIST_KINDS, listsOf } from "../building/edition-lists.ts";
import { publicMatch } from "../building/public-match.ts";
import { type Structure, structureOf } from "../building/structure.ts";
import type { EditionKey, Entities, EntityKind } from "../entities.ts";
import {
	changedEntities,
	copyEntityStores,
	deleteEntities,
	type EntityStores,
	emptyEntityStores,
	putEntities,
} from "../entity-stores.ts";

/** What is kept of one category: its public matches and what they come to. */
type CategoryModel = { readonly matches: ReadonlyMap<MatchId, CupFileMatch>; readonly play: Play };

/**
 * One edition in memory, as far as it is published, at one revision (ARCHITECTURE "A goal"). It never changes: a change
 * gives another model, in which every entity that says the same is the same object.
 */
export class EditionReadModel {
	readonly #structure: Structure;
	readonly #categories: ReadonlyMap<string, CategoryModel>;
	readonly #stores: EntityStores;
	/** The record's revision that it was read at: it grows with what is not public too, and no reader is told of it. */
	readonly recordRevision: number;
	/** The public revision: the record's since which nothing public has changed, as far as this process or one before it has seen. */
	readonly revision: number;

	private constructor(
		structure: Structure,
		categories: ReadonlyMap<string, CategoryModel>,
		stores: EntityStores,
		{ recordRevision, revision = recordRevision }: { readonly recordRevision: number; readonly revision?: number },
	) {
		this.#structure = structure;
		this.#categories = categories;
		this.#stores = stores;
		this.recordRevision = recordRevision;
		this.revision = revision;
	}

	/** @param earlier a model of the same edition, whose entities are kept where they say the same */
	static build(record: EditionRecord, earlier?: EditionReadModel): EditionReadModel {
		const structure = structureOf(record);
		const before = earlier === undefined ? undefined : earlier.#stores;
		const open = new Map([...structure.categories.keys()].map((id) => [id, new Map<MatchId, CupFileMatch>()]));
		for (const match of record.edition.matches) {
			const own = openMatch(structure, match);
			if (own) open.get(own.category)!.set(match.id, own.match);
		}
		const stores = emptyEntityStores();
		putEntities(stores, structure.stores, before);
		const categories = new Map<string, CategoryModel>();
		for (const [id, matches] of open) {
			const play = playCategory(structure, structure.categories.get(id)!, [...matches.values()]);
			putEntities(stores, play, before);
			categories.set(id, { matches, play });
		}
		putEntities(stores, listsOf(structure, stores.match), before);
		const { revision: recordRevision, publicRevision } = record;
		// What this process has told already is not told again for something else.
		const revision = publicRevision !== undefined && publicRevision > (earlier?.revision ?? -1) ? publicRevision : recordRevision;
		return new EditionReadModel(structure, categories, stores, { recordRevision, revision });
	}

	/**
	 * The edition after these matches changed, new ones among them. Only the categories they belong to are played again.
	 * A match that is gone takes a new build.
	 */
	withMatches(changed: readonly CupFileMatch[], revision: number): EditionReadModel {
		const structure = this.#structure;
		const touched = new Map<string, Map<MatchId, CupFileMatch>>();
		const matchesOf = (category: string) => {
			const matches = touched.get(category) ?? new Map(this.#categories.get(category)!.matches);
			touched.set(category, matches);
			return matches;
		};
		for (const match of changed) {
			const before = this.entity("match", match.id);
			const own = openMatch(structure, match);
			if (before && before.category !== own?.category) matchesOf(before.category).delete(match.id);
			if (own) matchesOf(own.category).set(match.id, own.match);
		}
		const plays = new Map(
			[...touched].map(([id, matches]) => [id, playCategory(structure, structure.categories.get(id)!, [...matches.values()])]),
		);
		const earlier = [...touched.keys()].map((id) => this.#categories.get(id)!.play);
		const relisted = !listsStand(earlier, [...plays.values()]);
		const stores = copyEntityStores(this.#stores, relisted ? [...PLAY_KINDS, ...LIST_KINDS] : PLAY_KINDS);
		for (const play of earlier) deleteEntities(stores, play);
		const categories = new Map(this.#categories);
		for (const [id, play] of plays) {
			putEntities(stores, play, this.#stores);
			categories.set(id, { matches: touched.get(id)!, play });
		}
		if (relisted) {
			for (const kind of LIST_KINDS) stores[kind].clear();
			putEntities(stores, listsOf(structure, stores.match), this.#stores);
		}
		return new EditionReadModel(structure, categories, stores, { recordRevision: revision });
	}

	/** The same model where nothing public has changed since an earlier one: readers are told no new revision. */
	asPublicAs({ revision }: EditionReadModel): EditionReadModel {
		return new EditionReadModel(this.#structure, this.#categories, this.#stores, {
			recordRevision: this.recordRevision,
			revision,
		});
	}

	get edition(): EditionKey {
		return this.#structure.edition;
	}

	/** The entity of a kind; undefined where the edition has none, or may not show it. */
	entity<K extends EntityKind>(kind: K, id = ""): Entities[K] | undefined {
		return this.#stores[kind].get(id);
	}

	/** The keys of all its entities. */
	keys(): Set<string> {
		return new Set(changedEntities(this.edition, emptyEntityStores(), this.#stores));
	}

	/** The keys of what an earlier model said otherwise. */
	changedFrom(earlier: EditionReadModel): Set<string> {
		if (this.#structure !== earlier.#structure) return new Set(changedEntities(this.edition, earlier.#stores, this.#stores));
		const played = [...this.#categories].filter(([id, category]) => earlier.#categories.get(id) !== category);
		return new Set([
			...played.flatMap(([id, { play }]) => [...changedEntities(this.edition, earlier.#categories.get(id)!.play, play)]),
			...changedEntities(this.edition, earlier.#stores, this.#stores, LIST_KINDS),
		]);
	}
}

/** Whether the lists across categories say the same after these categories were played again: a goal moves no match. */
function listsStand(earlier: readonly Play[], later: readonly Play[]): boolean {
	const before = earlier.flatMap(({ match }) => [...match.values()]);
	const after = new Map(later.flatMap(({ match }) => [...match]));
	return (
		before.length === after.size &&
		before.every(({ id, state, start, place, moved, division, home, away, number, begun, ended }) => {
			const now = after.get(id);
			return (
				now?.state === state &&
				now.start === start &&
				now.begun === begun &&
				now.ended === ended &&
				now.place?.field === place?.field &&
				now.moved?.start === moved?.start &&
				now.moved?.place?.field === moved?.place?.field &&
				now.division === division &&
				now.home.team === home.team &&
				now.away.team === away.team &&
				now.number === number
			);
		})
	);
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
