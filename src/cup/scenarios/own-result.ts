export const OWN_RESULTS = ["win", "draw", "lose"] as const;
export type OwnResult = (typeof OWN_RESULTS)[number];

/** Own results by margin: 1 for a win by one, 0 for a draw, -1 for a defeat by one; null: unlimited. Both included. */
export type Margins = { readonly from: number | null; readonly to: number | null };

/** The same from the other side's view. */
export const fromOtherSide = ({ from, to }: Margins): Margins => ({
	from: to === null ? null : -to,
	to: from === null ? null : -from,
});
