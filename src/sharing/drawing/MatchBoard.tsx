import type { BoardSide, PictureBoard, PicturedMatch, PictureSide } from "../picture/picture.ts";
import { Flag } from "./Flag.tsx";
import { GUTTER } from "./Frame.tsx";
import { EXTRA_CONDENSED } from "./fonts.ts";
import type { Ink } from "./ink.ts";
import { Name } from "./Name.tsx";

/** Two teams and the board at the picture's right edge. @param row the height of a team's row in px */
export function MatchBoard({ ink, match, row }: { ink: Ink; match: PicturedMatch; row: number }) {
	const rule = `2px solid ${ink.colours["header-line"]}`;
	return (
		<div style={{ display: "flex", height: row * 2, borderTop: rule, borderBottom: rule, paddingLeft: GUTTER }}>
			<div style={{ display: "flex", flexDirection: "column", flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 }}>
				<Side ink={ink} side={match.home} row={row} />
				<div style={{ display: "flex", height: 2, backgroundColor: ink.colours["header-line"] }} />
				<Side ink={ink} side={match.away} row={row} />
			</div>
			<Board ink={ink} board={match.board} row={row} />
		</div>
	);
}

function Side({ ink, side, row }: { ink: Ink; side: PictureSide; row: number }) {
	return (
		<div style={{ display: "flex", alignItems: "center", height: row - 2 }}>
			<Flag ink={ink} code={side.flag} width={Math.round(row * 0.56)} />
			<div style={{ display: "flex", flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0, padding: "0 28px" }}>
				<Name text={side.name} size={row * 0.42} colour={ink.colours[side.known ? "header-ink" : "header-ink-2"]} />
			</div>
		</div>
	);
}

function Board({ ink, board, row }: { ink: Ink; board: PictureBoard; row: number }) {
	const live = board.kind !== "start" && board.live;
	const ground = {
		display: "flex",
		flexDirection: "column",
		justifyContent: "center",
		alignItems: "center",
		flexShrink: 0,
		minWidth: row * 1.5,
		padding: "0 32px",
		fontFamily: EXTRA_CONDENSED,
		backgroundColor: live ? ink.live : ink.colours["header-2"],
		color: live ? ink.onLive : ink.colours["header-ink"],
	} as const;
	if (board.kind === "score") {
		return (
			<div style={ground}>
				<Digits ink={ink} side={board.home} live={live} row={row} />
				<Digits ink={ink} side={board.away} live={live} row={row} />
			</div>
		);
	}
	return board.kind === "start" ? (
		<div style={ground}>
			<div style={{ fontSize: row * 0.82, lineHeight: 1, fontWeight: 900 }}>{board.time}</div>
			<div style={{ marginTop: 6, fontSize: row * 0.34, fontWeight: 700, color: ink.colours["header-ink-2"] }}>{board.date}</div>
		</div>
	) : (
		<div style={{ ...ground, fontSize: row * 0.42, fontWeight: 900 }}>{board.word}</div>
	);
}

/** The losing side's are dim. */
function Digits({ ink, side, live, row }: { ink: Ink; side: BoardSide; live: boolean; row: number }) {
	const dim = live ? ink.onLive : ink.colours["header-ink-2"];
	const weight = side.trails ? 700 : 900;
	return (
		<div
			style={{
				display: "flex",
				alignItems: "center",
				height: row - 2,
				color: side.trails ? dim : undefined,
				opacity: live && side.trails ? 0.82 : 1,
				fontWeight: weight,
			}}
		>
			<div style={{ fontSize: row * 0.98, lineHeight: 1 }}>{`${side.goals}`}</div>
			{side.kicks !== null && <div style={{ marginLeft: 16, fontSize: row * 0.44 }}>{`(${side.kicks})`}</div>}
		</div>
	);
}
