/**
 * When a column is visible. On a phone that shows all columns, results and goals replace form; from 768 px and on paper all are visible.
 * A table with marks has no space for form and names on a phone: there form is among all columns.
 */
export const COLUMN = {
	results: "hidden group-[.all-columns]/table:table-cell md:table-cell print:table-cell",
	form: "@max-[17rem]/band:hidden group-[.all-columns]/table:hidden md:table-cell md:group-[.all-columns]/table:table-cell print:table-cell print:group-[.all-columns]/table:table-cell",
	formBesideMarks: "hidden group-[.all-columns]/table:table-cell md:table-cell print:table-cell",
} as const;
