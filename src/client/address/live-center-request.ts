/** The parts of the list: live, next, finished, and called off. */
export const PARTS = ["live", "next", "finished", "off"] as const;
export type Part = (typeof PARTS)[number];

/** Rows of a part where it is shown alone: so many at first, so many more with each "Show more", and no more than that. */
const ROWS_AT_A_TIME = 50;
const MOST_ROWS = 500;
/** `?rows=all`, of a day. */
export const ALL_ROWS = "all";

/** The address's request to the live center: `?show=live&day=2026-07-16&category=3&arena=1&nation=se&rows=100`. */
export type LiveCenterRequest = {
	/** One part alone; all of them if the address names none. */
	readonly show: Part | null;
	/** Null: now, with the soonest and latest matches of any day. */
	readonly day: string | null;
	readonly category: string | null;
	readonly arena: string | null;
	readonly nation: string | null;
	/** For a part shown alone; Infinity: all parts of the day. */
	readonly rows: number;
};

/** Unknown values are ignored. */
export function readLiveCenterRequest(query: URLSearchParams): LiveCenterRequest {
	const show = PARTS.find((part) => part === query.get("show")) ?? null;
	const day = query.get("day");
	const isDay = day !== null && /^\d{4}-\d\d-\d\d$/.test(day);
	const rows = Number(query.get("rows"));
	return {
		show,
		day: isDay ? day : null,
		category: query.get("category") || null,
		arena: query.get("arena") || null,
		nation: query.get("nation") || null,
		rows:
			isDay && show === null && query.get("rows") === ALL_ROWS
				? Number.POSITIVE_INFINITY
				: Number.isInteger(rows) && rows > ROWS_AT_A_TIME
					? Math.min(rows, MOST_ROWS)
					: ROWS_AT_A_TIME,
	};
}

/** Whether all matches of a day are requested, for reading or printing in one piece. */
export const isWholeDay = ({ show, day, rows }: LiveCenterRequest): boolean =>
	show === null && day !== null && rows === Number.POSITIVE_INFINITY;

/** The rows to ask for next; null where no more are given: a day or a filter leads on then. */
export function moreRows({ rows }: LiveCenterRequest): number | null {
	return rows < MOST_ROWS ? Math.min(rows + ROWS_AT_A_TIME, MOST_ROWS) : null;
}
