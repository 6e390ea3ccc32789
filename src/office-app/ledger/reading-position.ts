import { withNewest } from "./newest.ts";

type Act = { readonly id: number; readonly undoes: readonly number[]; readonly undoneBy: number | null };
type Paged<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean };

/** The shown part of the ledger, and the new acts that wait to be shown. */
export type ShownLedger<Row> = Paged<Row> & {
	/** How many are new; at least so many where `isMore`. */
	readonly waiting: number;
	readonly isMore: boolean;
	/** The newest page, that is shown when the reader wants it. */
	readonly newest: Paged<Row>;
};

/**
 * Preserves the reader's position while new acts arrive: they wait, and shown acts are updated if they were undone.
 * @param shown the shown part; undefined: nothing yet
 * @param came the newest page, just loaded
 */
export function withReadingPosition<Row extends Act>(shown: Paged<Row> | undefined, came: Paged<Row>): ShownLedger<Row> {
	const first = shown?.rows[0];
	if (shown === undefined || first === undefined) return { ...came, waiting: 0, isMore: false, newest: came };
	const news = came.rows.filter(({ id }) => id > first.id);
	const told = new Map(came.rows.map((row) => [row.id, row]));
	const undone = new Map(news.flatMap(({ id, undoes }) => undoes.map((act) => [act, id] as const)));
	const rows = shown.rows.map((row): Row => {
		const by = undone.get(row.id);
		return told.get(row.id) ?? (by === undefined ? row : { ...row, undoneBy: by });
	});
	return {
		rows,
		hasMore: shown.hasMore,
		waiting: news.length,
		isMore: news.length > 0 && news.length === came.rows.length && came.hasMore,
		newest: came,
	};
}

/** The new ones shown, before what was; without what was where others lie between. */
export const withWaiting = <Row extends Act>(kept: ShownLedger<Row>): ShownLedger<Row> => ({
	...withNewest(kept, kept.newest),
	waiting: 0,
	isMore: false,
	newest: kept.newest,
});
