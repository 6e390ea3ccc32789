import { NATIONS } from "../../../cup/nations/nations.ts";
import { nameKey } from "../../../cup/search/name-key.ts";
import { orNear } from "../../../cup/search/near-names.ts";
import type { Reading } from "./reading.ts";

/** Nations that are not in ISO 3166, and names that differ from Intl's. */
const SWEDISH: readonly (readonly [name: string, code: string])[] = [
	["England", "en"],
	["Skottland", "ct"],
	["Wales", "wa"],
	["Nordirland", "nd"],
	["Kosovo", "ko"],
	["Taiwan", "tpe"],
	["Storbritannien", "gb"],
	["UK", "gb"],
	["Holland", "nl"],
	["Turkiet", "tr"],
	["Tjeckien", "cz"],
];

let codes: Map<string, string> | undefined;
let names: string[] = [];

/** Codes, FIFA codes and names in both languages; made when the first nation is read. */
function known(): Map<string, string> {
	if (codes) return codes;
	codes = new Map();
	names = [];
	const add = (name: string, code: string) => {
		const key = nameKey(name);
		if (!codes!.has(key)) codes!.set(key, code);
	};
	const current = NATIONS.filter(([, fifa]) => !NO_MORE.includes(fifa));
	for (const [code] of current) add(code, code);
	for (const [code, fifa, name, ...aliases] of current) {
		for (const one of [fifa, name, ...aliases]) add(one, code);
		names.push(name);
	}
	for (const [name, code] of SWEDISH) {
		add(name, code);
		names.push(name);
	}
	const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
	const swedish = new Intl.DisplayNames("sv", { type: "region", fallback: "none" });
	for (const region of regions()) {
		const ours = region === "XK" ? "ko" : region === "TW" ? "tpe" : region.toLowerCase();
		for (const name of [region, english.of(region), swedish.of(region)]) {
			if (name === undefined) continue;
			add(name, ours);
			if (name !== region) names.push(name);
		}
	}
	return codes;
}

/** Intl's codes that are not countries, and those that mean something else in our codes. */
const NO_NATION = ["AC", "CP", "CQ", "DG", "EA", "EU", "EZ", "IC", "QO", "TA", "UN", "XA", "XB", "ZZ"];
/** FIFA codes of former nations: today they are misspellings of others. */
const NO_MORE = ["FRG", "GDR", "SAA", "URS", "CIS", "YUG", "SCG", "TCH", "ZAI", "DEI", "ANT"];

function* regions(): Iterable<string> {
	const english = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
	for (let first = 65; first <= 90; first++) {
		for (let second = 65; second <= 90; second++) {
			const region = String.fromCharCode(first, second);
			if (NO_NATION.includes(region) || english.of(region) === undefined) continue;
			if (new Intl.Locale(`und-${region}`).region === region) yield region; // DD and YU now map to another code
		}
	}
}

/** @returns our code for Sweden, Sverige, SE or SWE: `se` */
export function readNation(text: string): Reading<string> {
	const value = known().get(nameKey(text));
	if (value !== undefined) return { value };
	return { wrong: "no such nation", expected: orNear("a nation in English or Swedish, or its code (SE, SWE)", text, names) };
}

/** Like `readNation`, without looking for near names: for asking many cells. */
export const isNation = (text: string): boolean => known().has(nameKey(text));
