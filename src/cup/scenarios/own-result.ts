export const OWN_RESULTS = ["win", "draw", "lose"] as const;
export type OwnResult = (typeof OWN_RESULTS)[number];

/** Own results by margin: 1 a win by one, 0 a draw, -1 a defeat by one; null: as far as there is. Both included. */
export type Margins = { readonly from: number | null; readonly to: number | null };

/** The same of the other side. */
export const turned = ({ from, to }: Margins): Margins => ({ from: to === null ? null : -to, to: from === null ? null : -from });
