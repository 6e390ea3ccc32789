import type { ColumnProposal } from "../formats/columns/columns.ts";
import type { WorkbookImport } from "../formats/columns/import-workbook.ts";
import type { Mend } from "../formats/columns/mends.ts";
import type { SheetProposal } from "../formats/columns/propose.ts";
import { countOf } from "./count-of.ts";

const NOT_READ: Partial<Record<ColumnProposal["reason"], string>> = {
	personal: "not read: persons are not stored",
	unread: "not read",
	unknown: "not read: meaning unknown",
	picked: "not read, as chosen",
	remembered: "not read, as chosen earlier",
};

const WHY: Partial<Record<ColumnProposal["reason"], string>> = {
	picked: "as chosen",
	remembered: "as chosen earlier",
	cells: "by its cells",
};

/** What a workbook was taken for, and how to choose otherwise. */
export function workbookLines(file: string, { proposals, mends }: WorkbookImport): string {
	const lines = proposals.flatMap((proposal) => sheetLines(file, proposal));
	if (proposals.some(({ columns }) => columns.some(({ reason }) => reason !== "picked")))
		lines.push('To choose otherwise: --sheet "NAME=teams", --column "HEADING=club", or --column "HEADING=" to leave one out.');
	return [...lines, ...mends.filter(({ isOn }) => !isOn).map(mendLine)].join("\n");
}

function sheetLines(file: string, proposal: SheetProposal): string[] {
	const { name, kind, table, sections, isHidden, columns, grid } = proposal;
	const called = name === "" ? file : `${file}, sheet “${name}”`;
	if (kind === "unknown") return [`${called}: not read${isHidden ? ", it is hidden" : ""}.`];
	if (kind === "players") return [`${called}: not read. It lists players, and no person is stored.`];
	if (grid) {
		const others = grid.others.length === 0 ? "" : `; ${countOf(grid.others.length, "cell", "cells")} without a match not read`;
		return [
			`${called}: a schedule of times × fields, ${countOf(grid.matches.length, "match", "matches")}, ${countOf(grid.fields.length, "field", "fields")}${others}.`,
		];
	}
	const hidden = sections.rows.filter((row) => row.isHidden).length;
	const headings = table.headingLine === null ? "without headings" : `headings on row ${table.headingLine}`;
	return [
		`${called}: ${kind}, ${countOf(sections.rows.length, "row", "rows")}, ${headings}${hidden > 0 ? `; ${hidden} of the rows are hidden and are read too` : ""}.`,
		...columns.filter(({ reason }) => reason !== "empty").map(columnLine),
	];
}

function columnLine({ letter, heading, key, reason }: ColumnProposal): string {
	const called = heading === "" ? letter : `${letter} “${heading}”`;
	if (key === null) return `  ${called}: ${NOT_READ[reason] ?? "not read"}`;
	const why = WHY[reason];
	return `  ${called} → ${key === "teamName" ? "the team's whole name" : key}${why ? ` (${why})` : ""}`;
}

function mendLine({ id, count, values, sheet }: Mend): string {
	const rows = countOf(count, "row", "rows");
	const where = sheet === "" ? "" : ` of “${sheet}”`;
	const named = values.join(", ");
	switch (id) {
		case "category-above":
		case "group-above":
		case "day-above":
			return `${rows}${where}: the ${WORD[id]} is in a title row above (${named}). To use it: --mend ${id}`;
		case "category-of-sheet":
		case "group-of-sheet":
		case "day-of-sheet":
			return `${rows}${where}: the ${WORD[id]} is in the sheet's name or title (${named}). To use it: --mend ${id}`;
		case "new-categories":
			return `${rows} name categories that the cup does not have (${named}). To create them: --mend new-categories`;
		case "groups":
			return `${countOf(count, "team", "teams")} of the schedule ${count === 1 ? "is" : "are"} in no group. To put them in those of their matches (${named}): --mend groups`;
		case "nation":
			return `${rows} have clubs without a nation. To give them one: --mend nation --nation ${values[0] ?? "SE"}`;
	}
}

const WORD = {
	"category-above": "category",
	"group-above": "group",
	"day-above": "day",
	"category-of-sheet": "category",
	"group-of-sheet": "group",
	"day-of-sheet": "day",
} as const;
