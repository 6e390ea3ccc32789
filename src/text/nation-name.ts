import type { Language } from "./language.ts";

type Names = { readonly [L in Language]: string };

/** Codes that are not in ISO 3166 (SPEC §3), former nations, and names that readers know better. */
const NAMES: Readonly<Record<string, Names>> = {
	en: { en: "England", sv: "England" },
	wa: { en: "Wales", sv: "Wales" },
	ct: { en: "Scotland", sv: "Skottland" },
	nd: { en: "Northern Ireland", sv: "Nordirland" },
	tpe: { en: "Taiwan", sv: "Taiwan" },
	ko: { en: "Kosovo", sv: "Kosovo" },
	su: { en: "Soviet Union", sv: "Sovjetunionen" },
	cis: { en: "CIS", sv: "OSS" },
	yu: { en: "Yugoslavia", sv: "Jugoslavien" },
	scg: { en: "Serbia and Montenegro", sv: "Serbien och Montenegro" },
	cs: { en: "Czechoslovakia", sv: "Tjeckoslovakien" },
	dd: { en: "East Germany", sv: "Östtyskland" },
	ag: { en: "Antigua and Barbuda", sv: "Antigua och Barbuda" },
	ba: { en: "Bosnia and Herzegovina", sv: "Bosnien och Hercegovina" },
	cd: { en: "DR Congo", sv: "Kongo-Kinshasa" },
	cg: { en: "Congo", sv: "Kongo-Brazzaville" },
	ci: { en: "Ivory Coast", sv: "Elfenbenskusten" },
	hk: { en: "Hong Kong", sv: "Hongkong" },
	kn: { en: "Saint Kitts and Nevis", sv: "Saint Kitts och Nevis" },
	lc: { en: "Saint Lucia", sv: "Saint Lucia" },
	mm: { en: "Myanmar", sv: "Myanmar" },
	mo: { en: "Macau", sv: "Macao" },
	pf: { en: "Tahiti", sv: "Tahiti" },
	ps: { en: "Palestine", sv: "Palestina" },
	st: { en: "São Tomé and Príncipe", sv: "São Tomé och Príncipe" },
	tr: { en: "Turkey", sv: "Turkiet" },
	tt: { en: "Trinidad and Tobago", sv: "Trinidad och Tobago" },
	vc: { en: "Saint Vincent and the Grenadines", sv: "Saint Vincent och Grenadinerna" },
};

const regions: { readonly [L in Language]: Intl.DisplayNames } = {
	en: new Intl.DisplayNames("en", { type: "region" }),
	sv: new Intl.DisplayNames("sv", { type: "region" }),
};

/** Cached, since every side of every match needs a name. There are some hundreds of two-letter codes; others are not cached. */
const named: { readonly [L in Language]: Map<string, string> } = { en: new Map(), sv: new Map() };
const LETTERS = 2;

/** A nation's name by its lower-case code; an unknown code is shown in capitals. */
export function nationName(code: string, language: Language): string {
	const own = NAMES[code];
	if (own) return own[language];
	const known = named[language].get(code);
	if (known !== undefined) return known;
	const name = nameOf(code, language);
	if (code.length === LETTERS && /^[a-z]+$/.test(code)) named[language].set(code, name);
	return name;
}

function nameOf(code: string, language: Language): string {
	const capitals = code.toUpperCase();
	return (/^[A-Z]{2}$/.test(capitals) && regions[language].of(capitals)) || capitals;
}

const orders: { readonly [L in Language]: Intl.Collator } = {
	en: new Intl.Collator("en"),
	sv: new Intl.Collator("sv"),
};

/** Compares nations by their names in a language. */
export function byNationName(language: Language): (a: { readonly code: string }, b: { readonly code: string }) => number {
	return (a, b) => orders[language].compare(nationName(a.code, language), nationName(b.code, language));
}
