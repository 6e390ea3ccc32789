import type { CupFile, CupFileEdition } from "../../src/results/record/cup-file.ts";

type Values = { readonly [key: string]: unknown };

/** A cup with editions before its first one: the same clubs and the same results, under ids of their own. */
export function withEarlierYears(cup: CupFile, count: number): CupFile {
	const [edition] = cup.editions as [CupFileEdition];
	return { ...cup, editions: [...cup.editions, ...Array.from({ length: count }, (_, at) => yearsBefore(edition, at + 1))] };
}

function yearsBefore(edition: CupFileEdition, ago: number): CupFileEdition {
	const ids = new Set<string>();
	const collect = (value: unknown, key: string) => {
		if (key === "id" && typeof value === "string") ids.add(value);
		else if (typeof value === "object" && value !== null) for (const [name, one] of Object.entries(value)) collect(one, name);
	};
	collect(edition, "");
	const dated = /^(\d{4})(?=-\d\d-\d\d)/;
	const own = (value: unknown, key: string): unknown => {
		if (typeof value === "string") {
			// Clubs and fields outlast an edition.
			if (key === "club" || key === "field") return value;
			if (ids.has(value)) return `${value}-${ago}`;
			return value.replace(dated, (year) => String(Number(year) - ago));
		}
		if (Array.isArray(value)) return value.map((one) => own(one, key));
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value as Values).map(([name, one]) => [name, own(one, name)]));
	};
	const { announcements: _, streams: __, selectedGames: ___, ...kept } = edition;
	return { ...(own(kept, "") as CupFileEdition), year: edition.year - ago };
}
