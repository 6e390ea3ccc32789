import type { GroupPicture, GroupPictureRow } from "../picture/picture.ts";
import { Flag } from "./Flag.tsx";
import { GUTTER } from "./Frame.tsx";
import { EXTRA_CONDENSED } from "./fonts.ts";
import type { Ink } from "./ink.ts";
import { Name } from "./Name.tsx";

const HEADS = 44;
/** The height of all rows together, and of one at most; in px. */
const ROOM = 362;
const TALLEST = 90;
const FIGURE = 112;

/** A group's table: position, team, played, difference, points. */
export function GroupTable({ ink, picture: { heads, rows } }: { ink: Ink; picture: GroupPicture }) {
	const row = Math.min(TALLEST, Math.floor(ROOM / Math.max(rows.length, 1)));
	const dim = ink.colours["header-ink-2"];
	return (
		<div style={{ display: "flex", flexDirection: "column" }}>
			<div
				style={{ display: "flex", justifyContent: "flex-end", height: HEADS, padding: `0 ${GUTTER}px`, fontSize: 30, color: dim }}
			>
				{heads.map((head) => (
					<div key={head} style={{ display: "flex", justifyContent: "flex-end", width: FIGURE }}>
						{head}
					</div>
				))}
			</div>
			{rows.map((one) => (
				<Row key={one.name} ink={ink} row={one} height={row} />
			))}
		</div>
	);
}

function Row({ ink, row: { position, name, flag, figures }, height }: { ink: Ink; row: GroupPictureRow; height: number }) {
	const [played, difference, points] = figures;
	const dim = ink.colours["header-ink-2"];
	const figure = { display: "flex", justifyContent: "flex-end", width: FIGURE, fontFamily: EXTRA_CONDENSED } as const;
	return (
		<div
			style={{
				display: "flex",
				alignItems: "center",
				height,
				padding: `0 ${GUTTER}px`,
				borderTop: `2px solid ${ink.colours["header-line"]}`,
			}}
		>
			<div style={{ display: "flex", width: 56, fontFamily: EXTRA_CONDENSED, fontSize: height * 0.54, fontWeight: 900 }}>
				{position}
			</div>
			<Flag ink={ink} code={flag} width={Math.round(height * 0.66)} />
			<div style={{ display: "flex", flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0, padding: "0 24px" }}>
				<Name text={name} size={height * 0.44} colour={ink.colours["header-ink"]} />
			</div>
			<div style={{ ...figure, fontSize: height * 0.46, color: dim }}>{played}</div>
			<div style={{ ...figure, fontSize: height * 0.46, color: dim }}>{difference}</div>
			<div style={{ ...figure, fontSize: height * 0.62, fontWeight: 900 }}>{points}</div>
		</div>
	);
}
