import type { Words } from "../language.ts";

export const DAY_TEXTS = {
	tooManyPlaces: (most: number): Words => ({
		en: `You can find places for at most ${most} matches at a time, all on one day. Choose fewer.`,
		sv: `Du kan söka plats för högst ${most} matcher åt gången, alla samma dag. Välj färre.`,
	}),
	noSuchDay: (asked: string): Words => ({
		en: `date "${asked}": enter a day such as 2026-07-16.`,
		sv: `date "${asked}": ange en dag, till exempel 2026-07-16.`,
	}),
};
