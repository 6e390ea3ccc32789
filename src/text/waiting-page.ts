import type { Language } from "./language.ts";

export const TEXTS: Readonly<Record<Language, { readonly title: string; readonly text: (seconds: number) => string }>> = {
	en: {
		title: "A moment, please",
		text: (seconds) =>
			`Your network is loading a lot of pages. This one will load by itself in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
	},
	sv: {
		title: "Ett ögonblick",
		text: (seconds) =>
			`Ditt nätverk hämtar väldigt många sidor. Den här sidan läses in av sig själv om ${seconds} ${seconds === 1 ? "sekund" : "sekunder"}.`,
	},
};
