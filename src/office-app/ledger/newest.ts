type Numbered = { readonly id: number };
type Paged<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean };

/**
 * Prepends the newest page to the shown rows, so that a user who has gone back far stays there while new acts arrive.
 * @returns the newest page alone if other acts are between the two
 */
export function withNewest<Row extends Numbered>(shown: Paged<Row>, newest: Paged<Row>): Paged<Row> {
	const oldest = newest.rows.at(-1);
	const isApart = newest.hasMore && !shown.rows.some(({ id }) => id === oldest?.id);
	const older = oldest === undefined || isApart ? [] : shown.rows.filter(({ id }) => id < oldest.id);
	return older.length === 0 ? newest : { rows: [...newest.rows, ...older], hasMore: shown.hasMore };
}
