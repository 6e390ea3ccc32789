import { createHash } from "node:crypto";
import type { Brand } from "../../brands/brand.ts";
import { readSheetPath, type SheetOf } from "../../client/address/sheet-path.ts";
import { askForEditions, tournamentOf } from "../../client/data/editions.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import { plainText } from "../../http/plain-text.ts";
import { EMBEDDABLE } from "../../http/security-headers.ts";
import { askThrough, type InProcessClient } from "../../rendering/in-process-client.ts";
import type { Made, Resource } from "../../serving/resource.ts";
import { CSV_STYLES, csvText, plainCell } from "../../text/csv-text.ts";
import { DEFAULT_LANGUAGE, type Language, requestLanguage } from "../../text/language.ts";
import { NO_SHEET, SHEET_FILES } from "../../text/sheets.ts";
import { readSheet, type Sheet } from "./read-sheet.ts";

/** Bytes that cached ones may need. */
const BUDGET = 2 * 1024 * 1024;

export type SheetOptions = {
	readonly brand: Pick<Brand, "cup" | "language">;
	readonly ask: InProcessClient;
};

/** CSV files of a category: its matches, its final placings and its tables, for a spreadsheet. Cached until one of their teams' results changes. */
export function sheets({ brand, ask }: SheetOptions): Resource {
	async function read({ year, category, kind }: SheetOf, asking: Ask, language: Language): Promise<Sheet | null> {
		const editions = await askForEditions(asking, brand.cup, DEFAULT_LANGUAGE);
		const tournament = tournamentOf(editions.find(({ name }) => name === year))?.id;
		if (tournament === undefined) return null;
		return readSheet(kind, asking, { cup: brand.cup, tournament, category }, language);
	}

	async function render(asked: SheetOf, language: Language): Promise<Made> {
		const dependencyKeys = new Set<string>();
		const sheet = await read(asked, askThrough(ask, language, dependencyKeys), language);
		const body =
			sheet === null
				? NO_SHEET[language]
				: csvText(
						sheet.rows.map((row) => row.map(plainCell)),
						CSV_STYLES[language],
					);
		const headers: Record<string, string> = {
			...EMBEDDABLE,
			"content-type": sheet === null ? "text/plain; charset=utf-8" : "text/csv; charset=utf-8",
			"cache-control": sheet === null ? "no-store" : "public, no-cache",
			"x-robots-tag": "noindex",
			...(sheet !== null && { "content-disposition": `attachment; filename="${fileName(asked, sheet.shortName, language)}"` }),
		};
		const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
		return {
			...{ status: sheet === null ? 404 : 200, headers, body, vary: "Accept-Encoding", etag },
			...{ dependencyKeys, freshUntil: Number.POSITIVE_INFINITY, isCached: sheet !== null },
		};
	}

	return {
		name: "a sheet",
		budget: BUDGET,
		failureHeaders: EMBEDDABLE,
		keyOf(asked) {
			if (!asked.target.startsWith("/sheet/")) return null;
			return `${asked.url.pathname} ${requestLanguage(asked.url, null, brand)}`;
		},
		async make(_key, { url }) {
			const language = requestLanguage(url, null, brand);
			const asked = readSheetPath(url.pathname);
			if (asked === null) return plainText(NO_SHEET[language], 404, { ...EMBEDDABLE, "cache-control": "no-store" });
			return render(asked, language);
		},
	};
}

/** "final-placings-2026-b14.csv": what is no plain letter or digit is left out. */
function fileName({ year, kind }: SheetOf, shortName: string, language: Language): string {
	const category = shortName
		.normalize("NFKD")
		.replace(/[^A-Za-z0-9]+/g, "")
		.toLowerCase();
	return `${[SHEET_FILES[language][kind], year, category].filter((part) => part !== "").join("-")}.csv`;
}
