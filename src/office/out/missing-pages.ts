import type { BrandPage } from "../../brands/page-text.ts";
import { readCups } from "../../results/record/read.ts";
import type { OfficeOptions } from "../service.ts";

/** Without whom to ask and who stores visitors' data nothing is published; a demo, whose clock is not the server's, has neither. */
export async function missingPages({
	database,
	brand,
	lackingPages = [],
}: Pick<OfficeOptions, "database" | "brand" | "lackingPages">): Promise<readonly BrandPage[]> {
	const [own] = (await readCups(database)).filter(({ id }) => id === brand.cup);
	return own?.clock === undefined && own?.running === undefined ? lackingPages : [];
}
