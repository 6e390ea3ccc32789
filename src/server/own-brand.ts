import type { Brand } from "../brands/brand.ts";
import { BrandError, loadBrand } from "../brands/load.ts";
import { OWN_FOLDER, writeOwnBrand } from "../brands/own-brand.ts";
import type { Database } from "../database/database.ts";
import { canonical } from "../results/record/canonical.ts";
import { listenToChanges } from "../results/record/change.ts";
import { readCups } from "../results/record/read.ts";
import type { Environment } from "./environment.ts";

/** The number of a cup that is begun without a brand folder. */
export const OWN_CUP = 1;
/** What an office is called before its cup has a name. */
const UNNAMED = "Cupboard";

/** The brand that a process shows, and where its files lie. */
export type ShownBrand = { readonly brand: Brand; readonly brandsFolder: string };

/**
 * @param onFault the record's brand cannot be shown, and none is shown in its place
 * @returns the brand that the configuration names, else the one that the record has
 */
export async function shownBrand(
	{ brand, brandsFolder }: Environment,
	database: Database,
	onFault: (error: BrandError) => void = () => undefined,
): Promise<ShownBrand> {
	if (brand !== null) return { brand: loadBrand(brandsFolder, brand), brandsFolder };
	const { cup, name, sport, look } = await ownBrand(database);
	const named = { name, sport, cup };
	try {
		const folder = writeOwnBrand(look, named);
		return { brand: loadBrand(folder, OWN_FOLDER), brandsFolder: folder };
	} catch (error) {
		if (!(error instanceof BrandError)) throw error;
		// A brand that cannot be shown never stops a site: it looks as before a brand was chosen.
		onFault(error);
		const folder = writeOwnBrand({}, named);
		return { brand: loadBrand(folder, OWN_FOLDER), brandsFolder: folder };
	}
}

/**
 * Calls back once the record's brand has become another than the process shows; never if the configuration names one.
 * @returns stops listening
 */
export async function followOwnBrand(
	{ brand }: Environment,
	database: Database,
	onOther: () => void,
	onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
	if (brand !== null) return async () => undefined;
	const shown = canonical(await ownBrand(database));
	let isOther = false;
	const look = async () => {
		if (isOther || canonical(await ownBrand(database)) === shown || isOther) return;
		isOther = true;
		onOther();
	};
	return listenToChanges(database, () => void look().catch(onError), onError);
}

async function ownBrand(database: Database) {
	const cups = await readCups(database);
	// A restored or imported cup keeps the number that it had.
	const cup = cups.find(({ id }) => id === OWN_CUP) ?? (cups.length === 1 ? cups[0] : undefined);
	return {
		cup: cup?.id ?? OWN_CUP,
		name: cup?.name ?? UNNAMED,
		sport: cup?.sport ?? ("football" as const),
		look: cup?.brand ?? {},
	};
}
