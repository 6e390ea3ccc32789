import { NATIONS } from "../../cup/nations/nations.ts";
import { nameKey } from "../../cup/search/name-key.ts";

export type Nation = { readonly code: string; readonly name: string };

const BY_NAME = new Map<string, Nation>();
const BY_FIFA_CODE = new Map<string, Nation>();
for (const [code, fifa, name, ...aliases] of NATIONS) {
	const nation = { code, name };
	BY_FIFA_CODE.set(fifa, nation);
	for (const spelling of [name, ...aliases]) {
		BY_NAME.set(nameKey(spelling), nation);
		if (/^[A-Z]{3}$/.test(spelling)) BY_FIFA_CODE.set(spelling, nation);
	}
}

/** The nation with this name, in any known spelling. */
export const nationOfName = (name: string): Nation | null => BY_NAME.get(nameKey(name)) ?? null;

/** The nation with a FIFA code such as KSA. */
export const nationOfCode = (code: string): Nation | null => BY_FIFA_CODE.get(code.toUpperCase()) ?? null;

export const NATION_NAMES: readonly string[] = NATIONS.map(([, , name]) => name);
