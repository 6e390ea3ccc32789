import { Parser } from "saxen";
import type { Archive } from "./archive.ts";
import { CellCounter } from "./cell-counter.ts";
import { spreadMerged } from "./merged.ts";
import { OdsTables } from "./ods-tables.ts";
import { brokenWorkbook, UnreadableWorkbook, type WorkbookSheet } from "./workbook.ts";

/** The names that elements and attributes have here, whatever a file calls its namespaces. */
const PREFIXES = {
	"urn:oasis:names:tc:opendocument:xmlns:office:1.0": "office",
	"urn:oasis:names:tc:opendocument:xmlns:table:1.0": "table",
	"urn:oasis:names:tc:opendocument:xmlns:text:1.0": "text",
	"urn:oasis:names:tc:opendocument:xmlns:style:1.0": "style",
	"urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0": "calcext",
} as const;

/** With a password, newer programs pack the whole document into one entry (OpenDocument 1.4, part 2): only its manifest can be read. */
export const isOds = (archive: Archive): boolean => archive["content.xml"] !== undefined || isEncrypted(archive);

function isEncrypted(archive: Archive): boolean {
	const manifest = archive["meta-inf/manifest.xml"];
	return manifest !== undefined && /<(?:\w+:)?encryption-data\b/.test(new TextDecoder().decode(manifest));
}

/** Reads an OpenDocument spreadsheet (OASIS OpenDocument 1.3, part 3). */
export function readOds(archive: Archive): WorkbookSheet[] {
	if (isEncrypted(archive))
		throw new UnreadableWorkbook(
			"a workbook that is protected by a password",
			"the workbook saved without a password: File › Save As, “Save with password” off",
		);
	const content = archive["content.xml"];
	if (!content) throw brokenWorkbook();
	const tables = new OdsTables(new CellCounter());
	const parser = new Parser();
	parser.ns(PREFIXES);
	parser.on("error", () => {
		throw brokenWorkbook();
	});
	parser.on("openTag", (name, attributes, decode) => {
		tables.open(name, () => {
			const all = attributes();
			return (key) => (all[key] === undefined ? undefined : decode(all[key]));
		});
	});
	parser.on("closeTag", (name) => tables.close(name));
	parser.on("text", (text, decode) => tables.text(decode(withAstral(text))));
	parser.on("cdata", (text) => tables.text(text));
	parser.parse(new TextDecoder().decode(content));
	return tables.sheets.map(({ merges, ...sheet }) => ({ ...sheet, rows: spreadMerged(sheet.rows, merges) }));
}

/** saxen decodes references above U+FFFF to other characters (findings/saxen-cuts-references-above-ffff.sh). */
const withAstral = (text: string): string =>
	text.replace(/&#(?:x([0-9a-f]{5,6})|(\d{5,7}));/gi, (whole, hex?: string, decimal?: string) => {
		const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
		return code > 0xffff && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
	});
