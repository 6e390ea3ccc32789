import { nameKey } from "../../cup/search/name-key.ts";
import { isSuffix } from "./cell-looks.ts";
import type { KnownNames } from "./known.ts";

export type TeamName = { readonly club: string; readonly suffix: string | undefined };

/**
 * Splits names that are a club and what tells its teams apart: "Ask IF 2", "Ask IF Blå". A last word counts where the rest is a club of
 * the record, or where the same list has the rest by itself or with another such word; a single "Hisingen 2" may be its name.
 */
export function splitTeamNames(names: readonly string[], known: KnownNames): Map<string, TeamName> {
	const parts = new Map(names.map((name) => [name, partsOf(name)]));
	const bases = new Map<string, Set<string>>();
	for (const [name, { club, suffix }] of parts) {
		const key = nameKey(suffix === undefined ? name : club);
		bases.set(key, (bases.get(key) ?? new Set()).add(suffix ?? ""));
	}
	return new Map(
		[...parts].map(([name, { club, suffix }]) => {
			if (suffix === undefined || known.clubs.has(nameKey(name))) return [name, { club: name, suffix: undefined }];
			const key = nameKey(club);
			const isClub = known.clubs.has(key) || (bases.get(key)?.size ?? 0) > 1;
			return [name, isClub || /^\d$/.test(suffix) ? { club, suffix } : { club: name, suffix: undefined }];
		}),
	);
}

function partsOf(name: string): TeamName {
	const found = /^(.*\S)[\s:–-]+(?:lag\s*|team\s*)?(\S+)$/iu.exec(name);
	return found && isSuffix(found[2]!) ? { club: found[1]!, suffix: found[2]! } : { club: name, suffix: undefined };
}
