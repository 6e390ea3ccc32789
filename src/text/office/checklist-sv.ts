import type { ChecklistTexts } from "./checklist-en.ts";

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);
const categories = (count: number) => `${count} ${plural(count, "klass", "klasser")}`;

export const checklistSv: ChecklistTexts = {
	title: "Innan det publiceras",
	doneOf: (done, all) => `${done} av ${all} klara`,
	loading: "Kontrollerar …",
	isDone: "Klart",
	isMissing: "Saknas",
	mend: "Rätta",
	mendOf: (line) => `Rätta: ${line}`,
	lines: {
		pages: {
			done: () => "Sidor om kontakt och personuppgifter på båda språken",
			missing: (count) => `${count} ${plural(count, "sida", "sidor")} som besökare behöver saknas`,
		},
		teams: { done: () => "Alla klasser har lag", missing: (count) => `${categories(count)} utan lag` },
		rules: {
			done: () => "Alla klasser har regler och matchtid",
			missing: (count) => `${categories(count)} utan matchtid`,
		},
		draw: {
			done: () => "Alla klasser har grupper eller slutspel",
			missing: (count) => `${categories(count)} utan grupper eller slutspel`,
		},
		groups: { done: () => "Alla lag har en grupp", missing: (count) => `${count} lag saknar grupp` },
		young: {
			done: () => "Unga klasser döljer sina resultat",
			missing: (count) => `${categories(count)} upp till 12 år visar resultat. I Sverige publiceras inga.`,
		},
		fields: {
			done: (all) => (all === 1 ? "Planen har en arena och en storlek" : `Alla ${all} planer har en arena och en storlek`),
			missing: (count) => `${count} ${plural(count, "planstorlek", "planstorlekar")} saknas`,
		},
		hours: {
			done: (all) => `Öppettider för ${all} ${plural(all, "dag", "dagar")}`,
			missing: (count) => `${count} ${plural(count, "arena", "arenor")} saknar öppettider någon dag`,
		},
		places: {
			done: () => "Alla matcher har tid och plan",
			missing: (count) => `${count} ${plural(count, "match", "matcher")} utan plats. De visas med ”Tid inte klar”.`,
		},
		meetings: {
			done: () => "Alla lag i varje grupp möts",
			missing: (count) => `Matcher saknas i ${count} ${plural(count, "grupp", "grupper")}`,
		},
		conflicts: {
			done: () => "Inget i spelprogrammet är omöjligt",
			missing: (count) => `${count} ${plural(count, "omöjlig krock", "omöjliga krockar")} i spelprogrammet`,
		},
		streams: {
			done: () => "Sändningar som kräver tillgång säger hur man får den",
			missing: (count) => `${count} ${plural(count, "sändning", "sändningar")} kräver tillgång, och inget säger hur man får den`,
		},
	},
};
