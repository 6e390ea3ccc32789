import { lackingPages } from "../brands/lacking-pages.ts";
import type { Database } from "../database/database.ts";
import { BRANDS_FOLDER } from "../server/built-site.ts";
import { readEnvironment } from "../server/environment.ts";
import { shownBrand } from "../server/own-brand.ts";
import { Refusal } from "./refusal.ts";
/** @throws Refusal naming the pages without which a cup of one's own cannot be published */
export async function checkPages(db: Database): Promise<void> {
	const { brand, brandsFolder } = await shownBrand(readEnvironment(process.env), db);
	const missing = lackingPages(brandsFolder, brand, BRANDS_FOLDER);
	if (missing.length > 0)
		throw new Refusal(
			`Nothing can be published before the cup has its own ${missing.join(" and ")} page: visitors read there whom to ask, and who keeps their data. Write ${missing.length === 1 ? "it" : "them"} in the office, under Plan, or in the brand's folder (docs/operate/brands.md).`,
		);
}
