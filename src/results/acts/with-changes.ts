import type { EditionRecord } from "../record/cup-file.ts";
import { withSeats } from "../record/seats.ts";
import type { Proposed } from "./proposals/proposed.ts";
import { withFacts } from "./touched-category.ts";
import { withMatches } from "./verdict.ts";

type Changes = Pick<Proposed, "matches" | "besides" | "arenas">;

/**
 * @returns the edition after the changes, like an import: null removes a value, what is left out stays, and a match that begins
 * gets its teams
 */
export function withChanges(record: EditionRecord, changes: Changes): EditionRecord {
	const after = laidOver(record, changes);
	return { ...after, edition: withSeats(record.edition, after.edition) };
}

function laidOver(record: EditionRecord, { matches, besides, arenas }: Changes): EditionRecord {
	const changed = withFacts(withMatches(withArenas(record, arenas), matches), besides?.facts);
	if (!besides) return changed;
	const { edition } = changed;
	const { teams = [], categories = [] } = besides;
	const now = {
		...edition,
		teams: laidOverEach(edition.teams, teams),
		categories: edition.categories.map((category) => {
			const change = categories.find(({ id }) => id === category.id);
			if (!change) return category;
			const { stages = [], ...own } = change;
			const [changed] = laidOverEach([category], [own]);
			return {
				...changed!,
				stages: category.stages.map((stage) => {
					const divisions = stages.find(({ id }) => id === stage.id)?.divisions;
					return divisions ? { ...stage, divisions: laidOverEach(stage.divisions, divisions) } : stage;
				}),
			};
		}),
	};
	return { ...changed, edition: now };
}

function withArenas(record: EditionRecord, arenas: Changes["arenas"]): EditionRecord {
	if (!arenas) return record;
	const fieldsOf = new Map(arenas.map(({ id, fields = [] }) => [id, fields]));
	return {
		...record,
		arenas: record.arenas.map((arena) => {
			const fields = fieldsOf.get(arena.id);
			return fields ? { ...arena, fields: laidOverEach(arena.fields, fields) } : arena;
		}),
	};
}

function laidOverEach<Noun extends { readonly id: string }>(
	nouns: readonly Noun[],
	changes: readonly { readonly id: string }[],
): Noun[] {
	const changeOf = new Map(changes.map((change) => [change.id, change]));
	return nouns.map((noun) => {
		const change = changeOf.get(noun.id);
		if (!change) return noun;
		const given = Object.entries(change).filter(([, value]) => value !== undefined);
		return Object.fromEntries(
			Object.entries({ ...noun, ...Object.fromEntries(given) }).filter(([, value]) => value !== null),
		) as Noun;
	});
}
