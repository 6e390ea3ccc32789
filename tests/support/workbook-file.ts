import { strToU8, zipSync } from "fflate";

/** A cell as a spreadsheet's author enters it: a date without a time is a day; a time without a date is "18:00" with `time`. */
export type Cell =
	| string
	| number
	| boolean
	| null
	| { readonly day: string; readonly at?: string }
	| { readonly time: string }
	| { readonly formula: string; readonly value: string | number }
	| { readonly failed: string };

export type Tab = {
	readonly name: string;
	readonly rows: readonly (readonly Cell[])[];
	/** "A1:C1" */
	readonly merged?: readonly string[];
	readonly isHidden?: boolean;
	/** 1-based. */
	readonly hiddenRows?: readonly number[];
	/** 0-based. */
	readonly hiddenColumns?: readonly number[];
};

/** How programs write the same workbook: each leaves out, or spells otherwise, what others do not. */
export type Writer = "excel" | "google" | "numbers" | "libreoffice";

/** What rarer programs do that the schema, or a forgiving reader, allows. */
export type Oddity =
	/** Rows and cells without their numbers and addresses. */
	| "no addresses"
	/** Dates and times as text (ISO 8601), as openpyxl and Aspose can write. */
	| "ISO dates"
	/** Truth values as words. */
	| "words for truth"
	| "CDATA"
	| "other case"
	| "backslashes"
	| "workbook at the root"
	| "no styles";

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const letter = (at: number): string => (at < 26 ? "" : letter(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));
const DAY = 86_400_000;
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
/** Of styles: 0 is none, 1 a day, 2 a time, 3 a day with its time. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="170" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="20" applyNumberFormat="1"/><xf numFmtId="170" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Writes an .xlsx workbook as one of these programs does. */
export function xlsxFile(
	tabs: readonly Tab[],
	{ writer = "excel", is1904 = false, odd = [] }: { writer?: Writer; is1904?: boolean; odd?: readonly Oddity[] } = {},
): Uint8Array {
	const is = (oddity: Oddity) => odd.includes(oddity);
	const written = (text: string) => (is("CDATA") ? `<![CDATA[${text}]]>` : xml(text));
	const dated = (style: number, at: string, iso: string, number: number) =>
		is("ISO dates") ? `<c r="${at}" t="d" s="${style}"><v>${iso}</v></c>` : `<c r="${at}" s="${style}"><v>${number}</v></c>`;
	const strings: string[] = [];
	const isInline = writer === "numbers" ? false : writer === "google";
	const shared = (text: string) => {
		const at = strings.indexOf(text);
		return at === -1 ? strings.push(text) - 1 : at;
	};
	const zero = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
	const cell = (value: Cell, at: string): string => {
		if (value === null) return writer === "excel" ? `<c r="${at}" s="0"/>` : "";
		if (typeof value === "string")
			return isInline
				? `<c r="${at}" t="inlineStr"><is><t>${written(value)}</t></is></c>`
				: `<c r="${at}" t="s"><v>${shared(value)}</v></c>`;
		if (typeof value === "number") return `<c r="${at}" s="0"${writer === "libreoffice" ? ' t="n"' : ""}><v>${value}</v></c>`;
		if (typeof value === "boolean") return `<c r="${at}" t="b"><v>${is("words for truth") ? value : value ? 1 : 0}</v></c>`;
		if ("formula" in value)
			return typeof value.value === "number"
				? `<c r="${at}"><f>${xml(value.formula)}</f><v>${value.value}</v></c>`
				: `<c r="${at}" t="str"><f>${xml(value.formula)}</f><v>${xml(value.value)}</v></c>`;
		if ("failed" in value) return `<c r="${at}" t="e"><f>1/0</f><v>${value.failed}</v></c>`;
		if ("time" in value) return dated(2, at, value.time, minutes(value.time) / 1440);
		const day = (Date.parse(value.day) - zero) / DAY;
		return value.at === undefined
			? dated(1, at, value.day, day)
			: dated(3, at, `${value.day}T${value.at}:00`, day + minutes(value.at) / 1440);
	};
	const sheets = tabs.map(({ rows, merged = [], hiddenRows = [], hiddenColumns = [] }) => {
		const columns = hiddenColumns.map((at) => `<col min="${at + 1}" max="${at + 1}" hidden="1"/>`).join("");
		const body = rows
			.map((row, at) => {
				const hidden = hiddenRows.includes(at + 1) ? ` hidden="${writer === "libreoffice" ? "true" : "1"}"` : "";
				return `<row r="${at + 1}"${hidden}>${row.map((value, column) => cell(value, letter(column) + (at + 1))).join("")}</row>`;
			})
			.join("");
		const merges =
			merged.length === 0 ? "" : `<mergeCells>${merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;
		const data = is("no addresses") ? body.replace(/(<(?:row|c)) r="[^"]*"/g, "$1") : body;
		return `<worksheet xmlns="${MAIN}">${columns && `<cols>${columns}</cols>`}<sheetData>${data}</sheetData>${merges}</worksheet>`;
	});
	const date1904 = writer === "libreoffice" ? ` date1904="${is1904}"` : is1904 ? ' date1904="1"' : "";
	const list = tabs.map(
		({ name, isHidden }, at) =>
			`<sheet name="${xml(name)}" sheetId="${at + 1}"${isHidden ? ' state="hidden"' : ""} r:id="rId${at + 1}"/>`,
	);
	const relations = tabs.map(
		(_, at) =>
			`<Relationship Id="rId${at + 1}" Type="${RELATION}/worksheet" Target="${writer === "google" ? "/xl/" : ""}worksheets/sheet${at + 1}.xml"/>`,
	);
	const parts: Record<string, string> = {
		"[Content_Types].xml": contentTypes(tabs.length),
		"_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="${RELATION}/officeDocument" Target="${is("workbook at the root") ? "" : "xl/"}workbook.xml"/></Relationships>`,
		"xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><workbookPr${date1904}/><sheets>${list.join("")}</sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join("")}<Relationship Id="rIdS" Type="${RELATION}/styles" Target="styles.xml"/><Relationship Id="rIdT" Type="${RELATION}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
		"xl/styles.xml": STYLES,
		...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheet])),
		"xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t xml:space="preserve">${written(text)}</t></si>`).join("")}</sst>`,
	};
	if (is("no styles")) delete parts["xl/styles.xml"];
	const spelled = (name: string) => {
		const cased = is("other case") ? name.replace("shared", "Shared").replace("sheet1", "Sheet1") : name;
		const placed = is("workbook at the root") ? cased.replace(/^xl\//, "") : cased;
		return is("backslashes") ? placed.replaceAll("/", "\\") : placed;
	};
	return packed(Object.fromEntries(Object.entries(parts).map(([name, part]) => [spelled(name), part])));
}

function contentTypes(sheets: number): string {
	const kinds = {
		"workbook.xml": "sheet.main",
		"styles.xml": "styles",
		"sharedStrings.xml": "sharedStrings",
		...Object.fromEntries(Array.from({ length: sheets }, (_, at) => [`worksheets/sheet${at + 1}.xml`, "worksheet"])),
	};
	const overrides = Object.entries(kinds).map(
		([part, kind]) =>
			`<Override PartName="/xl/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`,
	);
	return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join("")}</Types>`;
}

/** Writes an OpenDocument spreadsheet as LibreOffice does. */
export function odsFile(tabs: readonly Tab[]): Uint8Array {
	const text = (value: string) =>
		value
			.split("\n")
			.map((line) => `<text:p>${xml(line).replace(/ {2,}/g, (all) => ` <text:s text:c="${all.length - 1}"/>`)}</text:p>`)
			.join("");
	const tables = tabs.map(({ name, rows, merged = [], isHidden, hiddenRows = [], hiddenColumns = [] }) => {
		const spans = merged.map((ref) => {
			const [, c1, r1, c2, r2] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref)!;
			const column = (name: string) => [...name].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
			return { left: column(c1!), top: Number(r1) - 1, right: column(c2!), bottom: Number(r2) - 1 };
		});
		const cell = (value: Cell, row: number, column: number): string => {
			const covering = spans.find(
				({ left, top, right, bottom }) => row >= top && row <= bottom && column >= left && column <= right,
			);
			if (covering && (covering.top !== row || covering.left !== column)) return "<table:covered-table-cell/>";
			const span = covering
				? ` table:number-columns-spanned="${covering.right - covering.left + 1}" table:number-rows-spanned="${covering.bottom - covering.top + 1}"`
				: "";
			const of = (attributes: string, shown: string) =>
				`<table:table-cell${span} ${attributes}>${text(shown)}</table:table-cell>`;
			if (value === null) return `<table:table-cell${span}/>`;
			if (typeof value === "string")
				return of('office:value-type="string"', value).replace(
					"</table:table-cell>",
					"<office:annotation><text:p>a comment</text:p></office:annotation></table:table-cell>",
				);
			if (typeof value === "number")
				return of(`office:value-type="float" office:value="${value}"`, String(value).replace(".", ","));
			if (typeof value === "boolean")
				return of(`office:value-type="boolean" office:boolean-value="${value}"`, value ? "SANT" : "FALSKT");
			if ("formula" in value)
				return typeof value.value === "number"
					? of(
							`table:formula="of:=${xml(value.formula)}" office:value-type="float" office:value="${value.value}"`,
							String(value.value),
						)
					: of(
							`table:formula="of:=${xml(value.formula)}" office:value-type="string" office:string-value="${xml(value.value)}"`,
							value.value,
						);
			if ("failed" in value)
				return of(
					'table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error"',
					value.failed,
				);
			if ("time" in value)
				return of(
					`office:value-type="time" office:time-value="PT${value.time.slice(0, 2)}H${value.time.slice(3)}M00S"`,
					value.time,
				);
			return of(
				`office:value-type="date" office:date-value="${value.day}${value.at === undefined ? "" : `T${value.at}:00`}"`,
				value.day,
			);
		};
		const width = Math.max(1, ...rows.map((row) => row.length));
		const columns = Array.from(
			{ length: width },
			(_, at) => `<table:table-column${hiddenColumns.includes(at) ? ' table:visibility="collapse"' : ""}/>`,
		);
		const body = rows.map((row, at) => {
			const hidden = hiddenRows.includes(at + 1) ? ' table:visibility="filter"' : "";
			return `<table:table-row${hidden}>${row.map((value, column) => cell(value, at, column)).join("")}<table:table-cell table:number-columns-repeated="${16384 - row.length}"/></table:table-row>`;
		});
		return `<table:table table:name="${xml(name)}" table:style-name="${isHidden ? "ta2" : "ta1"}">${columns.join("")}${body.join("")}<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row></table:table>`;
	});
	const of = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;
	const content = `<office:document-content xmlns:office="${of("office")}" xmlns:table="${of("table")}" xmlns:text="${of("text")}" xmlns:style="${of("style")}" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables.join("")}</office:spreadsheet></office:body></office:document-content>`;
	return packed({
		mimetype: "application/vnd.oasis.opendocument.spreadsheet",
		"content.xml": content,
		"META-INF/manifest.xml": "<manifest/>",
	});
}

export const packed = (parts: Readonly<Record<string, string>>): Uint8Array =>
	zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
