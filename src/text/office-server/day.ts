import type { Words } from "../language.ts";

export const DAY_TEXTS = {
	tooManyPlaces: (most: number): Words => ({
		en: `Places are looked for at once for 1 to ${most} matches of one day. Choose fewer.`,
		sv: `Platser söks på en gång för 1 till ${most} matcher på en dag. Välj färre.`,
	}),
	noSuchDay: (asked: string): Words => ({
		en: `date "${asked}": expected a day, such as 2026-07-16.`,
		sv: `date "${asked}": en dag väntades, som 2026-07-16.`,
	}),
};
