import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { beamFaults } from "./beam-yellow.ts";
import { type Brand, type BrandFile, brandFile } from "./brand.ts";
import { contrastFaults } from "./contrast.ts";
import { loadPages } from "./load-pages.ts";
import { BRAND_PAGES } from "./page-text.ts";
import { readText } from "./read-text.ts";

export class BrandError extends Error {}

/**
 * What a brand's brand.json says. For who shows nothing of it: its pictures, its pages and whether its colours can be read are
 * `loadBrand`'s.
 * @param folder where the brands' folders lie
 * @param name the brand's folder
 * @throws BrandError naming the folder, or each wrong field
 */
export function readBrandFile(folder: string, name: string): BrandFile {
	const file = path.join(folder, name, "brand.json");
	const result = brandFile.safeParse(reading(folder, name, () => JSON.parse(readText(file))));
	if (result.success) return result.data;
	const lines = result.error.issues.map((issue) => [issue.path.join("."), issue.message].filter(Boolean).join(": "));
	throw new BrandError(`${file} has wrong values:\n  ${lines.join("\n  ")}`);
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function reading<Read>(folder: string, name: string, read: () => Read): Read {
	try {
		return read();
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new BrandError(`BRAND "${name}" cannot be read: ${reason}. The brands are: ${brandNames(folder).join(", ")}.`);
	}
}

/**
 * @param folder where the brands' folders lie
 * @param name the brand's folder
 * @throws BrandError naming the folder and each wrong field, each missing picture, what is wrong in its pages, or each colour that
 *   cannot be read or that is the beam's
 */
export function loadBrand(folder: string, name: string): Brand {
	const here = path.join(folder, name);
	const file = readBrandFile(folder, name);
	const logo = reading(folder, name, () => readText(path.join(here, "logo.svg")));
	const { light, dark, advertisements = [] } = file;
	const missing = advertisements.filter(({ picture }) => !isFile(path.join(here, "advertisements", picture)));
	if (missing.length > 0) {
		const pictures = missing.map(({ picture }) => picture).join(", ");
		throw new BrandError(`The brand ${name} has no ${pictures} in ${path.join(here, "advertisements")}.`);
	}
	const faults = [
		...contrastFaults("light", light),
		...contrastFaults("dark", dark),
		...beamFaults("light", light),
		...beamFaults("dark", dark),
	];
	if (faults.length > 0) throw new BrandError(`The brand ${name} cannot be read by everyone:\n  ${faults.join("\n  ")}`);
	const { pages, faults: wrong } = loadPages(here);
	if (wrong.length > 0)
		throw new BrandError(`The pages of the brand ${name} in ${here} cannot be shown:\n  ${wrong.join("\n  ")}`);
	return { ...file, folder: name, logo, pages: BRAND_PAGES.filter((page) => page in pages) };
}

/** @returns whether the brand's file says which language a reader gets who has chosen none; without it that is English */
export function namesLanguage(folder: string, name: string): boolean {
	return "language" in (JSON.parse(readText(path.join(folder, name, "brand.json"))) as object);
}

/** The brands of a folder: each folder in it that has a brand.json. Without the folder: none. */
export function brandNames(folder: string): string[] {
	if (!existsSync(folder)) return [];
	const entries = readdirSync(folder, { withFileTypes: true });
	return entries
		.filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, "brand.json")))
		.map((entry) => entry.name)
		.sort();
}
