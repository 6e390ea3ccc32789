import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beamFaults } from "./beam-yellow.ts";
import { type Brand, brandFile } from "./brand.ts";
import { contrastFaults } from "./contrast.ts";
import { loadPages } from "./load-pages.ts";
import { BRAND_PAGES } from "./page-text.ts";

export class BrandError extends Error {}

/**
 * @param folder where the brands' folders lie
 * @param name the brand's folder
 * @throws BrandError naming the folder and each wrong field, each missing picture, what is wrong in its pages, or each colour that
 *   cannot be read or that is the beam's
 */
export function loadBrand(folder: string, name: string): Brand {
	const here = path.join(folder, name);
	let written: unknown;
	let logo: string;
	try {
		written = JSON.parse(readFileSync(path.join(here, "brand.json"), "utf8"));
		logo = readFileSync(path.join(here, "logo.svg"), "utf8");
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new BrandError(`BRAND "${name}" cannot be read: ${reason}. There are: ${brandNames(folder).join(", ")}.`);
	}
	const result = brandFile.safeParse(written);
	if (!result.success) {
		const lines = result.error.issues.map((issue) => [issue.path.join("."), issue.message].filter(Boolean).join(": "));
		throw new BrandError(`${path.join(here, "brand.json")} has wrong values:\n  ${lines.join("\n  ")}`);
	}
	const { light, dark, advertisements = [] } = result.data;
	const missing = advertisements.filter(({ picture }) => !existsSync(path.join(here, "advertisements", picture)));
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
	return { ...result.data, folder: name, logo, pages: BRAND_PAGES.filter((page) => page in pages) };
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
