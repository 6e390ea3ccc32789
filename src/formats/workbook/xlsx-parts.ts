import { strToU8 } from "fflate";
import { Parser } from "saxen";
import { type Archive, partName } from "./archive.ts";
import { brokenWorkbook } from "./workbook.ts";

export type StatedSheet = {
	readonly name: string;
	readonly isHidden: boolean;
	/** Its XML; none for a chart on a sheet of its own. */
	readonly part: Uint8Array | undefined;
};

export type WorkbookParts = {
	readonly sheets: readonly StatedSheet[];
	/** Days are counted from 1904, as Excel for Mac did. */
	readonly is1904: boolean;
	readonly sharedStrings: Uint8Array | undefined;
	readonly styles: Uint8Array | undefined;
};

/** Some programs do not state where the workbook is; this is where the others have it. */
const USUAL_PATH = "xl/workbook.xml";

/** @returns the name of the workbook in the archive; undefined: it has none */
export function workbookPath(archive: Archive): string | undefined {
	const stated = relationsOf(archive, "").find(({ type }) => type === "officeDocument")?.path;
	return [stated, USUAL_PATH].find((path) => path !== undefined && archive[path] !== undefined);
}

/** The sheets of a workbook in their order, and what their cells refer to. */
export function workbookParts(archive: Archive, path: string): WorkbookParts {
	const relations = relationsOf(archive, path);
	if (relations.length === 0) throw brokenWorkbook();
	const partOf = (type: string, id?: string) => {
		const found = relations.find((relation) => relation.type === type && (id === undefined || relation.id === id));
		return found && archive[found.path];
	};
	let date1904: string | undefined;
	const sheets: StatedSheet[] = [];
	eachTag(archive[path]!, (name, attributes) => {
		if (name === "workbookPr") date1904 ??= attributes.date1904;
		else if (name === "sheet")
			sheets.push({
				name: attributes.name ?? "",
				isHidden: (attributes.state ?? "visible") !== "visible",
				part: partOf("worksheet", attributes.id ?? ""),
			});
	});
	// Of a workbook without these relations, the parts where most programs have them.
	const beside = (name: string) => archive[`${path.slice(0, path.lastIndexOf("/") + 1)}${name}.xml`];
	return {
		sheets,
		is1904: date1904 === "1" || date1904 === "true",
		sharedStrings: partOf("sharedStrings") ?? beside("sharedstrings"),
		styles: partOf("styles") ?? beside("styles"),
	};
}

type Relation = { readonly id: string; readonly type: string; readonly path: string };

/** @param path of the part that they are of; empty: the whole package */
function relationsOf(archive: Archive, path: string): Relation[] {
	const at = path.lastIndexOf("/") + 1;
	const bytes = archive[`${path.slice(0, at)}_rels/${path.slice(at)}.rels`];
	const relations: Relation[] = [];
	if (!bytes) return relations;
	eachTag(bytes, (name, { Id: id = "", Type: type = "", Target: target = "" }) => {
		// The strict and the transitional standard differ in what is before the last slash.
		if (name === "Relationship")
			relations.push({ id, type: type.slice(type.lastIndexOf("/") + 1), path: resolved(path, target) });
	});
	return relations;
}

/** @returns the part's name that a target of a relation means; a name of no part where it means none */
function resolved(from: string, target: string): string {
	const base = `zip:/${from}`;
	const address = target.replaceAll("\\", "/");
	// Not by `URL.canParse`: in Node 20 it gives wrong answers for non-ASCII letters after some thousand calls.
	try {
		return partName(decoded(new URL(address, base).pathname));
	} catch {
		return "";
	}
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}

const TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/**
 * A package of these sheets as `read-excel-file` reads it: it knows one spelling of each name, of the workbook's place and of the date system.
 * @param sheets the XML of each
 */
export function plainPackage(
	sheets: readonly Uint8Array[],
	{ is1904, sharedStrings, styles }: Pick<WorkbookParts, "is1904" | "sharedStrings" | "styles">,
): Record<string, Uint8Array> {
	const relation = (id: string, type: string, target: string) =>
		`<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`;
	const named = sheets.map((_, at) => `s${at + 1}`);
	const list = named.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="${name}"/>`);
	const relations = [
		...named.map((name) => relation(name, "worksheet", `${name}.xml`)),
		relation("strings", "sharedStrings", "strings.xml"),
		relation("styles", "styles", "styles.xml"),
	];
	return {
		"xl/workbook.xml": strToU8(
			`<workbook xmlns:r="${TYPES}"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${list.join("")}</sheets></workbook>`,
		),
		"xl/_rels/workbook.xml.rels": strToU8(`<Relationships>${relations.join("")}</Relationships>`),
		...Object.fromEntries(named.map((name, at) => [`xl/${name}.xml`, sheets[at]!])),
		...(sharedStrings && { "xl/strings.xml": sharedStrings }),
		...(styles && { "xl/styles.xml": styles }),
	};
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
