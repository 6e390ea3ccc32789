import { nameKey } from "../../cup/search/name-key.ts";
import { orNear } from "../../cup/search/near-names.ts";
import { slug } from "../names/slug.ts";
import { CITY_ALIASES, GROUND_ALIASES } from "./aliases.ts";
import type { GroundText } from "./match-text.ts";
import type { Report } from "./place.ts";
import type { Stadium } from "./stadiums.ts";

/** A ground of matches: from the stadiums file, or without one, from the matches' own text. */
export type Ground = Stadium & { readonly id: string };

/** Finds each match's stadium, or makes the grounds of a tournament without a stadiums file. */
export function groundsOf(
	texts: readonly GroundText[],
	stadiums: readonly Stadium[],
	report: Report,
): ReadonlyMap<GroundText, Ground> {
	const grounds = new Map<string, Ground>();
	const keep = (stadium: Stadium): Ground => {
		const name = writtenName(stadium.name);
		const id = groundId(name, stadium.city);
		const ground = grounds.get(id) ?? { ...stadium, name, id };
		grounds.set(id, ground);
		return ground;
	};
	const joined = texts.flatMap((text): [GroundText, Ground][] => {
		const stadium =
			stadiums.length > 0 ? joinStadium(text, stadiums) : { name: text.name, city: cityOf(text, texts), zone: null };
		if (stadium) return [[text, keep(stadium)]];
		const names = stadiums.map(({ name }) => name);
		report(text.place, {
			value: text.city ? `${text.name}, ${text.city}` : text.name,
			expected: orNear("a stadium of the stadiums file", text.name, names),
			message: "no such ground",
		});
		return [];
	});
	return new Map(joined);
}

/** By its name or an alias; by a word of the name that no other stadium of its city has; by a city with a single stadium. */
function joinStadium(ground: GroundText, stadiums: readonly Stadium[]): Stadium | null {
	const key = nameKey(writtenName(ground.name));
	const here = stadiums.filter(({ city }) => ground.city !== null && cityKey(city) === cityKey(ground.city));
	const named = stadiums.filter(({ name }) => spellings(name).includes(key));
	if (named.length > 1) return named.find((stadium) => here.includes(stadium)) ?? null;
	return named[0] ?? only(here.filter(({ name }) => sharesWord(name, ground))) ?? only(inCity(ground.name, stadiums));
}

const inCity = (city: string, stadiums: readonly Stadium[]) =>
	stadiums.filter((stadium) => cityKey(stadium.city) === cityKey(city));
const only = <T>(list: readonly T[]): T | null => (list.length === 1 ? list[0]! : null);

const NO_NAMES = new Set(
	"stadium stadio stadion estadio stade arena park parque parc field ground national nacional olympic of de do da das dos the la el".split(
		" ",
	),
);

/** "Estádio das Dunas" and "Arena das Dunas" share Dunas. */
function sharesWord(name: string, ground: GroundText): boolean {
	const cityWords = new Set(nameKey(ground.city ?? "").split(" "));
	const words = (text: string) =>
		nameKey(text)
			.split(" ")
			.filter((word) => !NO_NAMES.has(word) && !cityWords.has(word));
	const others = new Set(words(name));
	return words(ground.name).some((word) => others.has(word));
}

const ALIASES = new Map(Object.entries(GROUND_ALIASES).map(([alias, name]) => [nameKey(alias), name]));
const WRITTEN = new Map(Object.values(GROUND_ALIASES).map((name) => [nameKey(name), name]));
const CITIES = new Map(Object.entries(CITY_ALIASES).map(([alias, name]) => [nameKey(alias), nameKey(name)]));

/** "Krestovsky Stadium (Saint Petersburg Stadium)" has three names. */
const parts = (name: string): string[] => [name, name.replace(/\s*\(.*\)/, ""), /\((.*)\)/.exec(name)?.[1] ?? name];

/** Our name: from the table of aliases, else the part before a parenthesis. */
function writtenName(name: string): string {
	const known = parts(name).flatMap((part) => ALIASES.get(nameKey(part)) ?? WRITTEN.get(nameKey(part)) ?? []);
	return known[0] ?? (isWhole(name) ? name : parts(name)[1]!);
}

/** "London (Wembley)" is a part of a city, not a ground's other name. */
const isWhole = (name: string): boolean => !/\b(stadium|arena|stadion|est[aá]dio|stade|stadio)\b.*\(/i.test(name);

const spellings = (name: string): string[] => [...parts(name), writtenName(name)].map(nameKey);

function cityKey(city: string | null): string {
	const key = nameKey(city ?? "");
	return CITIES.get(key) ?? key;
}

/** If one match names a ground without its city, the city is taken from other matches. */
function cityOf(ground: GroundText, all: readonly GroundText[]): string | null {
	if (ground.city) return ground.city;
	const key = nameKey(writtenName(ground.name));
	const cities = all.flatMap(({ name, city }) => (city && nameKey(writtenName(name)) === key ? [city] : []));
	return new Set(cities.map(cityKey)).size === 1 ? cities[0]! : null;
}

/** The same in every edition, and different for the Olympiastadion in Berlin and in Munich. */
function groundId(name: string, city: string | null): string {
	const place = cityKey(city);
	return slug(!place || nameKey(name).includes(place) ? name : `${name} ${place}`);
}
