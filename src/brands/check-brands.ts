import { BrandError, brandNames, loadBrand } from "./load.ts";

/**
 * Every brand of a folder can be shown: the build's check.
 * @throws BrandError with the faults of each that cannot
 */
export function checkBrands(folder: string): void {
	const faults = brandNames(folder).flatMap((name) => {
		try {
			loadBrand(folder, name);
			return [];
		} catch (error) {
			if (error instanceof BrandError) return [error.message];
			throw error;
		}
	});
	if (faults.length > 0) throw new BrandError(faults.join("\n"));
}
