import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Brand, brandFile } from "./brand.ts";
import { contrastFaults } from "./contrast.ts";

export class BrandError extends Error {}

/**
 * @param folder where the brands' folders lie
 * @param name the brand's folder
 * @throws BrandError naming the folder and each wrong field, or each pair of colours without enough contrast
 */
export function loadBrand(folder: string, name: string): Brand {
	const here = path.join(folder, name);
	let written: unknown;
	let logo: string;
	try {
		written = JSON.parse(readFileSync(path.join(here, "brand.json"), "utf8"));
		logo = readFileSync(path.join(here, "logo.svg"), "utf8");
	} catch (cause) {
		const brands = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new BrandError(
			`BRAND "${name}" cannot be read: ${reason}. There are: ${brands.map((brand) => brand.name).join(", ")}.`,
		);
	}
	const result = brandFile.safeParse(written);
	if (!result.success) {
		const lines = result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
		throw new BrandError(`brands/${name}/brand.json has wrong values:\n  ${lines.join("\n  ")}`);
	}
	const faults = [...contrastFaults("light", result.data.light), ...contrastFaults("dark", result.data.dark)];
	if (faults.length > 0) throw new BrandError(`The brand ${name} cannot be read by everyone:\n  ${faults.join("\n  ")}`);
	return { ...result.data, folder: name, logo };
}
