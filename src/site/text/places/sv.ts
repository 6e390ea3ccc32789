import type { PlacesTexts } from "./en.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

export const placesSv: PlacesTexts = {
	nations: {
		count: (count, shown) => `${shown} ${plural(count, "nation", "nationer")}`,
		description: (cup, year) => `Nationerna i ${cup} ${year}, var och en med sina lag och deras matcher.`,
		filter: "Filtrera nationer",
		fifaMember: "FIFA-ansluten",
		fifaFootnote: "* Nationens fotbollsförbund är anslutet till FIFA.",
		toCome: "Nationerna är inte publicerade ännu",
		toComeHint: "De visas här när klubbarna har publicerats.",
	},

	nation: {
		description: (nation, cup, year) => `Lagen från ${nation} i ${cup} ${year}, klass för klass, med deras matcher och resultat.`,
		clubs: (count, shown) => `${shown} ${plural(count, "klubb", "klubbar")}`,
		live: (count, shown) => `${shown} ${plural(count, "match", "matcher")} nu`,
		teams: "Lag",
		teamsToCome: "Lagen är inte publicerade ännu",
		teamsToComeHint: "De visas här, klass för klass, när de är publicerade.",
		today: "Dagens matcher",
		next: "Härnäst",
		last: "Avslutade",
		all: (shown) => `Alla ${shown}`,
		record: "Facit",
	},

	arenas: {
		count: (count, shown) => `${shown} ${plural(count, "arena", "arenor")}`,
		fields: (count, shown) => `${shown} ${plural(count, "plan", "planer")}`,
		live: (shown) => `${shown} spelas nu`,
		description: (cup, year) => `Arenorna och planerna i ${cup} ${year}, och vad som spelas på dem just nu.`,
		filter: "Filtrera arenor",
		none: "Inga arenor ännu",
		noneHint: "De visas här när det är klart var cupen spelas.",
	},

	arena: {
		description: (arena, cup, year) =>
			`${arena} i ${cup} ${year}: vägen dit, planerna, och vad som spelas på var och en nu och härnäst.`,
		fields: "Planer",
		map: (address) => `${address}, karta`,
		open: (hours) => `Öppet ${hours}`,
		opens: (time) => `Öppnar ${time}`,
		closes: (time) => `Stänger ${time}`,
		hoursOn: (day, hours) => `${day} ${hours}`,
		closedOn: (day) => `stängt ${day}`,
		liveField: (field) => `${field}, spelas nu`,
		next: (when) => `nästa ${when}`,
		moreToday: (count) => `${count} till i dag`,
		noMore: "Inga fler matcher",
		scheduleToCome: "Spelschemat är inte publicerat ännu",
		scheduleToComeHint: "Matcherna här visas när det är publicerat.",
	},

	field: {
		description: (field, cup, year) => `Alla matcher på ${field} i ${cup} ${year}, dag för dag.`,
		closedFrom: (from) => `Stängd från ${from}`,
		closedUntil: (from, until) => `Stängd från ${from} till ${until}`,
		days: "Dagar",
		onDay: (day, matches) => `${day}, ${matches} ${plural(matches, "match", "matcher")}`,
		now: "Spelas nu",
		next: "Härnäst",
		matches: "Matcher",
		finished: "Avslutade",
		movedAway: "Flyttade till annan plan",
		noMatches: "Inga matcher den här dagen",
		noMatchesHint: "Välj en annan dag.",
		notUsed: "Inga matcher är planerade på den här planen",
		more: (arena) => `Mer på ${arena}`,
		surfaces: {
			GRASS: "gräs",
			ARTIFICIAL_GRASS: "konstgräs",
			GRAVEL: "grus",
			PARQUET: "parkett",
			SPORTS_FLOOR: "sportgolv",
		},
		aSide: (players) => `${players}-manna`,
		metres: (length, width) => `${length} × ${width} m`,
		and: (words) => words.join(" och "),
	},
};
