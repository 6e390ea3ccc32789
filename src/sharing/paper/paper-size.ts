/** Millimetres, upright: ISO 216, and ANSI A. */
const SIZES = { a4: [210, 297], a3: [297, 420], letter: [215.9, 279.4] } as const;

export type PaperName = keyof typeof SIZES;
export const PAPERS = Object.keys(SIZES) as readonly PaperName[];

/** Millimetres around what is printed: most printers reach no further than 4 to 6. */
export const MARGIN = 12;
/** A page's content is this much lower than its room, so that rounding never begins a new page. */
const SLACK = 0.4;

/** The room on a page, in millimetres: its own size, and the size within its margins. */
export type Sheet = { readonly page: readonly [number, number]; readonly width: number; readonly height: number };

export function sheetOf(paper: PaperName, isLying: boolean): Sheet {
	const [short, long] = SIZES[paper];
	const page = isLying ? ([long, short] as const) : ([short, long] as const);
	return { page, width: page[0] - 2 * MARGIN, height: page[1] - 2 * MARGIN - SLACK };
}

/** Scripts whose letters are as wide as they are high. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

/** Lines that a name needs at most. @param letters that certainly fit on a line */
export const linesOf = (name: string, letters: number): number =>
	Math.max(1, Math.ceil((name.length + (name.match(WIDE)?.length ?? 0)) / letters));

/** Rows shared out over pages as evenly as they can be. @param most rows that a page has room for, at least 1 */
export function shared<Row>(rows: readonly Row[], most: number): Row[][] {
	const pages = Math.max(1, Math.ceil(rows.length / Math.max(1, most)));
	const each = Math.ceil(rows.length / pages);
	return Array.from({ length: pages }, (_, at) => rows.slice(at * each, (at + 1) * each));
}
