import { Parser } from "saxen";
import type { Archive } from "./archive.ts";
import { brokenWorkbook } from "./workbook.ts";

export type StatedSheet = {
	readonly name: string;
	readonly isHidden: boolean;
	/** Of its XML in the archive. */
	readonly path: string;
};

export type WorkbookParts = {
	readonly sheets: readonly StatedSheet[];
	/** Days are counted from 1904, as Excel for Mac did. */
	readonly is1904: boolean;
	/** Parts that the library reads in another spelling. */
	readonly replaced: Archive;
};

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";

/** The sheets of a workbook in their order. */
export function workbookParts(archive: Archive): WorkbookParts {
	const workbook = archive[WORKBOOK];
	const relations = archive[RELATIONS];
	if (!workbook || !relations) throw brokenWorkbook();
	const paths = new Map<string, string>();
	eachTag(relations, (name, attributes) => {
		if (name !== "Relationship") return;
		const target = attributes.Target ?? "";
		paths.set(attributes.Id ?? "", target.startsWith("/") ? target.slice(1) : `xl/${target}`);
	});
	let is1904 = false;
	let spelling: string | undefined;
	const sheets: StatedSheet[] = [];
	eachTag(workbook, (name, attributes) => {
		if (name === "workbookPr") {
			spelling = attributes.date1904;
			is1904 = spelling === "1" || spelling === "true";
		} else if (name === "sheet") {
			const path = paths.get(attributes.id ?? "") ?? "";
			sheets.push({ name: attributes.name ?? "", isHidden: (attributes.state ?? "visible") !== "visible", path });
		}
	});
	return { sheets, is1904, replaced: spelling === "true" ? { [WORKBOOK]: as1904(workbook) } : {} };
}

/** LibreOffice writes "true", which is the same in XML Schema; read-excel-file 9 knows only "1". */
function as1904(workbook: Uint8Array): Uint8Array {
	const xml = new TextDecoder().decode(workbook).replace(/\bdate1904\s*=\s*(["'])true\1/, 'date1904="1"');
	return new TextEncoder().encode(xml);
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** @param found gets names of elements and attributes without their prefix */
function eachTag(bytes: Uint8Array, found: (name: string, attributes: Attributes) => void): void {
	const parser = new Parser();
	const local = (name: string) => name.slice(name.indexOf(":") + 1);
	parser.on("error", () => {
		throw brokenWorkbook();
	});
	parser.on("openTag", (name, attributes, decode) => {
		const own = Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)]);
		found(local(name), Object.fromEntries(own));
	});
	parser.parse(new TextDecoder().decode(bytes));
}
