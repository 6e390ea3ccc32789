import type { CellCounter } from "./cell-counter.ts";
import type { Merge } from "./merged.ts";
import { odsCell } from "./ods-cell.ts";
import { LIMITS, UnreadableWorkbook, type WorkbookCell, type WorkbookRow, type WorkbookSheet } from "./workbook.ts";

type Attribute = (name: string) => string | undefined;

type OpenTable = { name: string; isHidden: boolean; rows: WorkbookRow[]; hiddenColumns: number[]; merges: Merge[] };

/** A number of repetitions or of spanned cells. */
const count = (text: string | undefined): number => Math.max(1, Number.parseInt(text ?? "1", 10) || 1);

const isHiddenBy = (visibility: string | undefined) => visibility === "collapse" || visibility === "filter";

/** Builds the sheets of an OpenDocument spreadsheet from the tags of its content. */
export class OdsTables {
	readonly sheets: (WorkbookSheet & { readonly merges: readonly Merge[] })[] = [];
	readonly #counter: CellCounter;
	/** Styles of tables that are not shown. */
	readonly #hiddenStyles = new Set<string>();
	#style = "";
	#table: OpenTable | undefined;
	#line = 0;
	#column = 0;
	#tableColumn = 0;
	#row: { cells: (WorkbookCell | undefined)[]; repeated: number; isHidden: boolean } | undefined;
	#cell: { attribute: Attribute; paragraphs: string[]; isCovered: boolean } | undefined;
	/** Inside a comment, whose text is none of the cell's. */
	#annotations = 0;
	#inParagraph = false;

	constructor(counter: CellCounter) {
		this.#counter = counter;
	}

	open(name: string, attributes: () => Attribute): void {
		switch (name) {
			case "style:style":
				this.#style = attributes()("style:name") ?? "";
				return;
			case "style:table-properties":
				if (attributes()("table:display") === "false") this.#hiddenStyles.add(this.#style);
				return;
			case "table:table":
				this.#openTable(attributes());
				return;
			case "table:table-column":
				this.#openColumn(attributes());
				return;
			case "table:table-row": {
				const attribute = attributes();
				const repeated = count(attribute("table:number-rows-repeated"));
				this.#row = { cells: [], repeated, isHidden: isHiddenBy(attribute("table:visibility")) };
				this.#column = 0;
				return;
			}
			case "table:table-cell":
			case "table:covered-table-cell":
				this.#cell = { attribute: attributes(), paragraphs: [], isCovered: name !== "table:table-cell" };
				return;
			case "office:annotation":
				this.#annotations += 1;
				return;
			default:
				if (this.#cell && this.#annotations === 0) this.#openText(name, attributes);
		}
	}

	close(name: string): void {
		if (name === "office:annotation") this.#annotations -= 1;
		else if (name === "text:p") this.#inParagraph = false;
		else if (name === "table:table-cell" || name === "table:covered-table-cell") this.#closeCell();
		else if (name === "table:table-row") this.#closeRow();
		else if (name === "table:table" && this.#table) {
			this.sheets.push(this.#table);
			this.#table = undefined;
		}
	}

	text(text: string): void {
		const paragraphs = this.#cell?.paragraphs;
		// Line breaks of the file between words are spaces of the text.
		if (paragraphs && this.#inParagraph && this.#annotations === 0)
			paragraphs[paragraphs.length - 1] += text.replace(/[\t\r\n ]+/g, " ");
	}

	#openTable(attribute: Attribute): void {
		if (this.sheets.length === LIMITS.sheets)
			throw new UnreadableWorkbook(`a workbook with more than ${LIMITS.sheets} sheets`, `at most ${LIMITS.sheets} sheets`);
		const isHidden = this.#hiddenStyles.has(attribute("table:style-name") ?? "");
		this.#table = { name: attribute("table:name") ?? "", isHidden, rows: [], hiddenColumns: [], merges: [] };
		this.#line = 1;
		this.#tableColumn = 0;
	}

	#openColumn(attribute: Attribute): void {
		const repeated = count(attribute("table:number-columns-repeated"));
		const first = this.#tableColumn;
		this.#tableColumn += repeated;
		if (!isHiddenBy(attribute("table:visibility"))) return;
		const last = Math.min(this.#tableColumn, LIMITS.columns);
		for (let column = first; column < last; column++) this.#table?.hiddenColumns.push(column);
	}

	#openText(name: string, attributes: () => Attribute): void {
		const paragraphs = this.#cell!.paragraphs;
		if (name === "text:p") {
			paragraphs.push("");
			this.#inParagraph = true;
		} else if (name === "text:s") this.text(" ".repeat(Math.min(count(attributes()("text:c")), 100)));
		else if (name === "text:tab") this.text(" ");
		else if (name === "text:line-break" && this.#inParagraph) paragraphs[paragraphs.length - 1] += "\n";
	}

	#closeCell(): void {
		const cell = this.#cell;
		this.#cell = undefined;
		if (!cell || !this.#row || !this.#table) return;
		const { attribute, paragraphs, isCovered } = cell;
		const repeated = count(attribute("table:number-columns-repeated"));
		// A covered cell may have a value of its own, which is not shown.
		const value = isCovered ? undefined : odsCell(attribute, paragraphs.join("\n"));
		const first = this.#column;
		this.#column += repeated;
		if (!value) return;
		this.#counter.columns(this.#table.name, this.#column - 1);
		this.#counter.cells(this.#table.name, repeated);
		for (let column = first; column < this.#column; column++) this.#row.cells[column] = value;
		const [columns, rows] = [count(attribute("table:number-columns-spanned")), count(attribute("table:number-rows-spanned"))];
		if (columns > 1 || rows > 1)
			this.#table.merges.push({
				...{ firstLine: this.#line, lastLine: this.#line + rows - 1 },
				...{ firstColumn: first, lastColumn: first + columns - 1 },
			});
	}

	#closeRow(): void {
		const row = this.#row;
		this.#row = undefined;
		if (!row || !this.#table) return;
		const first = this.#line;
		this.#line += row.repeated;
		if (row.cells.length === 0) return;
		this.#counter.rows(this.#table.name, this.#line - 1);
		this.#counter.cells(this.#table.name, (row.repeated - 1) * row.cells.length);
		const cells = Array.from(row.cells);
		for (let line = first; line < this.#line; line++)
			this.#table.rows.push({ line, cells, ...(row.isHidden && { isHidden: true as const }) });
	}
}
