import type { BrandFile } from "../brands/brand.ts";
import { readBrandFile } from "../brands/load.ts";
import type { Database } from "../database/database.ts";
import { readCups } from "../results/record/read.ts";
import { readEnvironment } from "../server/environment.ts";
import { OWN_CUP } from "../server/own-brand.ts";
import { Refusal } from "./refusal.ts";

const OWN: BrandOfCommand = { name: "Cupboard", cup: OWN_CUP, sport: "football", language: "en" };

export const CUP_OPTION = ["--cup <id>", "the cup's number (default: the cup of the brand, BRAND)"] as const;

/** The part of a brand that commands need; its pages are slow to read. */
type BrandOfCommand = Pick<BrandFile, "name" | "cup" | "sport" | "language">;

/** @returns the brand's file; an own cup without a brand folder has the first number */
export function brandOf(): BrandOfCommand {
	const { brandsFolder, brand } = readEnvironment(process.env);
	return brand === null ? OWN : readBrandFile(brandsFolder, brand);
}

/** @throws Refusal if the text is not a cup's number */
export function cupNumber(text: string): number {
	const id = Number(text);
	if (!Number.isSafeInteger(id) || id <= 0) throw new Refusal(`--cup "${text}": expected a whole number above 0.`);
	return id;
}

/**
 * @param option as given; undefined: the brand's cup
 * @throws Refusal if the record has no such cup, listing those it has
 */
export async function presentCup(db: Database, option: string | undefined) {
	const id = option === undefined ? brandOf().cup : cupNumber(option);
	const cups = await readCups(db);
	const cup = cups.find((cup) => cup.id === id);
	if (cup) return cup;
	const there = cups.map((cup) => `--cup ${cup.id} (${cup.name})`).join(", ");
	const whose = option === undefined ? ", the brand's" : "";
	throw new Refusal(
		`The record has no cup ${id}${whose}. ${there ? `It has ${there}.` : "It is empty: npx cupboard import, or npm start for the demo cup."}`,
	);
}
