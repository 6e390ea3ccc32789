type Numbered = { readonly id: number };
type Paged<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean };

/**
 * The newest page before what was shown already, so that who has gone back far stays there while the record goes on.
 * @returns the newest page alone where others lie between the two
 */
export function withNewest<Row extends Numbered>(shown: Paged<Row>, newest: Paged<Row>): Paged<Row> {
	const oldest = newest.rows.at(-1);
	const isApart = newest.hasMore && !shown.rows.some(({ id }) => id === oldest?.id);
	const older = oldest === undefined || isApart ? [] : shown.rows.filter(({ id }) => id < oldest.id);
	return older.length === 0 ? newest : { rows: [...newest.rows, ...older], hasMore: shown.hasMore };
}
