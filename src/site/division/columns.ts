/**
 * When a column shows: form gives way to results and goals where a phone shows all columns; from 768, and on paper, both stand. A table with marks has no
 * room for form and names on a phone: there form is one of all columns.
 */
export const COLUMN = {
	results: "hidden group-[.all-columns]/table:table-cell md:table-cell print:table-cell",
	form: "@max-[17rem]/band:hidden group-[.all-columns]/table:hidden md:table-cell md:group-[.all-columns]/table:table-cell print:table-cell print:group-[.all-columns]/table:table-cell",
	formBesideMarks: "hidden group-[.all-columns]/table:table-cell md:table-cell print:table-cell",
} as const;
