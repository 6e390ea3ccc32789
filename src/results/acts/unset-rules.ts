import type { EditionRecord } from "../record/cup-file.ts";

/** The rules that could not be checked for some matches, because the cup does not set them. */
export type UnsetRules = {
	/** Categories without a rest between matches. */
	readonly rest: readonly string[];
	/** Arenas without hours. */
	readonly hours: readonly string[];
	/** Arenas without a position, in an edition that is played at several. */
	readonly ways: readonly string[];
	/** None of the three is set for any of these matches: only impossible conflicts were checked. */
	readonly all: boolean;
};

/** @param ids of the matches that are judged; those without a category or a field add nothing */
export function unsetRules({ arenas, edition }: Pick<EditionRecord, "arenas" | "edition">, ids: ReadonlySet<string>): UnsetRules {
	const matches = edition.matches.filter(({ id }) => ids.has(id));
	const divisions = new Set(matches.map(({ division }) => division));
	const categories = edition.categories.filter(({ stages }) =>
		stages.some((stage) => stage.divisions.some(({ id }) => divisions.has(id))),
	);
	const fields = new Set(matches.flatMap(({ field }) => field ?? []));
	const used = new Set(edition.matches.flatMap(({ field }) => field ?? []));
	const of = (asked: ReadonlySet<string>) => arenas.filter((arena) => arena.fields.some(({ id }) => asked.has(id)));
	const own = of(fields);
	const rest = categories.filter(({ restMinutes }) => restMinutes === undefined);
	const hours = own.filter(({ opens, closes, otherHours }) => (opens ?? closes ?? otherHours) === undefined);
	const isApart = of(used).length > 1;
	const ways = isApart ? own.filter(({ latitude, longitude }) => latitude === undefined || longitude === undefined) : [];
	return {
		rest: rest.map(({ id }) => id),
		hours: hours.map(({ id }) => id),
		ways: ways.map(({ id }) => id),
		all:
			matches.length > 0 &&
			rest.length === categories.length &&
			hours.length === own.length &&
			(!isApart || ways.length === own.length),
	};
}
