import type { CupFileArena, PlanChange, PlanEdition } from "../../../office/plan/plan-view.ts";
import { nextEdition } from "../cup/next-edition.ts";

/** The part of a cup file that next year's cup begins with. */
export type LastYear = {
	readonly cup: { readonly name: string; readonly zone: string; readonly sport: "football" | "handball" };
	readonly arenas: readonly CupFileArena[];
	/** The latest edition. */
	readonly edition: Pick<PlanEdition, "year" | "name" | "categories">;
};

/** @returns null: this is no cup file with an edition. What is wrong inside one, the preview of the import says */
export function readCupFile(text: string): LastYear | null {
	try {
		const { format, cup, arenas, editions } = JSON.parse(text) as {
			format?: unknown;
			cup?: LastYear["cup"];
			arenas?: LastYear["arenas"];
			editions?: readonly LastYear["edition"][];
		};
		const edition = editions?.toSorted((a, b) => a.year - b.year).at(-1);
		if (typeof format !== "string" || !format.startsWith("cupboard-cup/") || edition === undefined || cup === undefined)
			return null;
		return { cup, arenas: arenas ?? [], edition };
	} catch {
		return null;
	}
}

/** @param days the first and last day of the new edition */
export function lastYearChange(
	{ cup: { name, zone, sport }, arenas, edition }: LastYear,
	days: { readonly startsOn: string; readonly endsOn: string },
): PlanChange {
	return {
		cup: { name, zone, sport },
		arenas: arenas.map(({ fields, ...arena }) => ({
			...withoutDays(arena),
			fields: fields.map(({ closed: _, ...field }) => field),
		})),
		editions: [nextEdition(edition, days)],
	};
}

/** Hours of single days were last year's. */
function withoutDays({ otherHours: _, ...arena }: Omit<CupFileArena, "fields">): Omit<CupFileArena, "fields" | "otherHours"> {
	return arena;
}
