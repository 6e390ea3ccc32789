import { sql } from "drizzle-orm";
import type { Orm } from "../../../database/database.ts";
import type { CupFileChange, Removable } from "../cup-file-change.ts";
import type { CupState } from "../cup-state.ts";
import { editionOf, editionSummaries, lastingOf } from "../read.ts";

export type Loaded = {
	/** Undefined: the record has no such cup. */
	readonly state: CupState | undefined;
	/** The cup's editions that are not in `state`. */
	readonly others: readonly { readonly id: string; readonly year: number }[];
	/** Ids in the files that those other editions already use. */
	readonly elsewhere: readonly { readonly kind: Removable; readonly id: string; readonly owner: string }[];
};

/**
 * Reads what files may change: the nouns that outlast editions, and the editions that they name; all editions if nouns are
 * removed.
 */
export async function loadCup(orm: Orm, cupId: number, changes: readonly CupFileChange[]): Promise<Loaded> {
	const lasting = await lastingOf(orm, cupId);
	if (!lasting) return { state: undefined, others: [], elsewhere: [] };
	const all = await editionSummaries(orm, cupId);
	const named = new Set(changes.flatMap(({ editions }) => (editions ?? []).map(({ id }) => id)));
	const removes = changes.some(({ remove }) => Object.values(remove ?? {}).some((ids) => (ids ?? []).length > 0));
	const editions = [];
	for (const { id } of all) {
		if (!removes && !named.has(id)) continue;
		const found = await editionOf(orm, cupId, id);
		if (found) editions.push(found.edition);
	}
	const loaded = new Set(editions.map(({ id }) => id));
	const others = all.filter(({ id }) => !loaded.has(id));
	const elsewhere = others.length === 0 || named.size === 0 ? [] : await idsOf(orm, cupId, others, changes);
	return { state: { ...lasting, editions }, others, elsewhere };
}

/** Each kind's ids with their parents, in the editions that are not loaded. */
async function idsOf(
	orm: Orm,
	cupId: number,
	others: readonly { readonly id: string }[],
	changes: readonly CupFileChange[],
): Promise<Loaded["elsewhere"]> {
	const editions = changes.flatMap((change) => change.editions ?? []);
	const categories = editions.flatMap((edition) => edition.categories ?? []);
	const stages = categories.flatMap((category) => category.stages ?? []);
	const stated = {
		announcements: editions.flatMap((edition) => edition.announcements ?? []),
		categories,
		stages,
		divisions: stages.flatMap((stage) => stage.divisions ?? []),
		teams: editions.flatMap((edition) => edition.teams ?? []),
		matches: editions.flatMap((edition) => edition.matches ?? []),
		facts: editions.flatMap((edition) => edition.facts ?? []),
		streams: editions.flatMap((edition) => edition.streams ?? []),
	};
	const ids = Object.entries(stated).flatMap(([kind, nouns]) => nouns.map(({ id }) => ({ kind, id })));
	const result = await orm.execute(sql`
		with given as (select kind, id from json_to_recordset(${JSON.stringify(ids)}::json) as given(kind text, id text)),
		other as (select id from json_to_recordset(${JSON.stringify(others)}::json) as other(id text)),
		nouns as (
			select 'announcements' as kind, id, edition as owner, edition from announcement where cup = ${cupId}
			union all select 'categories', id, edition, edition from category where cup = ${cupId}
			union all select 'teams', id, edition, edition from team where cup = ${cupId}
			union all select 'matches', id, edition, edition from match where cup = ${cupId}
			union all select 'facts', id, edition, edition from fact where cup = ${cupId}
			union all select 'streams', id, edition, edition from stream where cup = ${cupId}
			union all select 'stages', stage.id, stage.category, category.edition
				from stage join category on category.cup = stage.cup and category.id = stage.category where stage.cup = ${cupId}
			union all select 'divisions', division.id, division.stage, category.edition
				from division join stage on stage.cup = division.cup and stage.id = division.stage
				join category on category.cup = stage.cup and category.id = stage.category where division.cup = ${cupId}
		)
		select nouns.kind, nouns.id, nouns.owner from nouns
		join given on given.kind = nouns.kind and given.id = nouns.id
		where nouns.edition in (select id from other)`);
	return (result as { rows: Loaded["elsewhere"] }).rows;
}
