import type { Words } from "../language.ts";

export const RESULT_TEXTS = {
	noSuchMatch: (number: string): Words => ({
		en: `No match has the number ${number}. Check it against the slip.`,
		sv: `Ingen match har nummer ${number}. Jämför med lappen.`,
	}),
};
