/** The content of a share picture, as plain data: equal data gives the same picture. */
export type Picture = (MatchPicture | TeamPicture | GroupPicture | EditionPicture) & { readonly year: string };

export type MatchPicture = PicturedMatch & {
	readonly kind: "match";
	/** "Boys 16 · Group 4 · Round 2". */
	readonly stage: string;
	/** When and where. */
	readonly foot: string;
};

export type TeamPicture = {
	readonly kind: "team";
	readonly name: string;
	readonly flag: string | null;
	/** "Sweden · Boys 16 · Group 4". */
	readonly line: string;
	/** The match being played, otherwise the next, otherwise the last; null if none is published. */
	readonly match: (PicturedMatch & { readonly heading: string; readonly foot: string }) | null;
};

export type GroupPicture = {
	readonly kind: "group";
	/** "Boys 16 · Group 4". */
	readonly line: string;
	readonly badge: PicturedMatch["badge"];
	/** The headings of the three columns of figures. */
	readonly heads: readonly [played: string, difference: string, points: string];
	/** In the order of the table; no more than a picture has room for. */
	readonly rows: readonly GroupPictureRow[];
};

export type GroupPictureRow = {
	/** "–" before anything is played. */
	readonly position: string;
	readonly name: string;
	readonly flag: string | null;
	readonly figures: readonly [played: string, difference: string, points: string];
};

/** For every page that has no picture of its own. */
export type EditionPicture = { readonly kind: "edition"; readonly line: string };

export type PicturedMatch = {
	readonly badge: { readonly live: boolean; readonly text: string } | null;
	readonly home: PictureSide;
	readonly away: PictureSide;
	readonly board: PictureBoard;
};

/** A team, or its possible teams. */
export type PictureSide = { readonly name: string; readonly flag: string | null; readonly known: boolean };

export type PictureBoard =
	| { readonly kind: "score"; readonly live: boolean; readonly home: BoardSide; readonly away: BoardSide }
	| { readonly kind: "start"; readonly time: string; readonly date: string }
	| { readonly kind: "word"; readonly live: boolean; readonly word: string };

export type BoardSide = { readonly goals: number; readonly kicks: number | null; readonly trails: boolean };
