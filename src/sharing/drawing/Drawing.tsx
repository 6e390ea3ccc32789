import type { EditionPicture, MatchPicture, Picture, TeamPicture } from "../picture/picture.ts";
import { Badge } from "./Badge.tsx";
import { Flag } from "./Flag.tsx";
import { Frame, GUTTER } from "./Frame.tsx";
import { EXTRA_CONDENSED } from "./fonts.ts";
import { GroupTable } from "./GroupTable.tsx";
import type { Ink } from "./ink.ts";
import { MatchBoard } from "./MatchBoard.tsx";
import { Name } from "./Name.tsx";

/** A share picture of 1200 × 630 px. */
export function Drawing({ picture, ink }: { picture: Picture; ink: Ink }) {
	return (
		<Frame ink={ink} year={picture.year}>
			{picture.kind === "match" && <OfMatch picture={picture} ink={ink} />}
			{picture.kind === "team" && <OfTeam picture={picture} ink={ink} />}
			{picture.kind === "group" && (
				<div style={{ display: "flex", flexDirection: "column", flexGrow: 1 }}>
					<Line ink={ink} text={picture.line} badge={picture.badge} height={92} />
					<GroupTable ink={ink} picture={picture} />
				</div>
			)}
			{picture.kind === "edition" && <OfEdition picture={picture} year={picture.year} ink={ink} />}
		</Frame>
	);
}

function OfMatch({ picture, ink }: { picture: MatchPicture; ink: Ink }) {
	return (
		<div style={{ display: "flex", flexDirection: "column", flexGrow: 1 }}>
			<Line ink={ink} text={picture.stage} badge={picture.badge} height={92} />
			<MatchBoard ink={ink} match={picture} row={166} />
			<Line ink={ink} text={picture.foot} badge={null} height={87} />
		</div>
	);
}

function OfTeam({ picture, ink }: { picture: TeamPicture; ink: Ink }) {
	const { match } = picture;
	return (
		<div
			style={{ display: "flex", flexDirection: "column", flexGrow: 1, justifyContent: match === null ? "center" : "flex-start" }}
		>
			<div style={{ display: "flex", alignItems: "center", height: 196, padding: `0 ${GUTTER}px` }}>
				<Flag ink={ink} code={picture.flag} width={144} />
				<div
					style={{
						display: "flex",
						flexDirection: "column",
						flexGrow: 1,
						flexShrink: 1,
						flexBasis: 0,
						minWidth: 0,
						marginLeft: 36,
					}}
				>
					<Name text={picture.name} size={80} colour={ink.colours["header-ink"]} />
					<div style={{ display: "block", lineClamp: 1, marginTop: 8, fontSize: 36, color: ink.colours["header-ink-2"] }}>
						{picture.line}
					</div>
				</div>
			</div>
			{match !== null && (
				<div style={{ display: "flex", flexDirection: "column" }}>
					<Line ink={ink} text={[match.heading, match.foot].filter(Boolean).join(" · ")} badge={match.badge} height={74} />
					<MatchBoard ink={ink} match={match} row={112} />
				</div>
			)}
		</div>
	);
}

function OfEdition({ picture, year, ink }: { picture: EditionPicture; year: string; ink: Ink }) {
	return (
		<div style={{ display: "flex", flexDirection: "column", flexGrow: 1, justifyContent: "center", padding: `0 ${GUTTER}px` }}>
			<div style={{ display: "flex", alignItems: "center" }}>
				<img src={ink.logo} alt="" width={212} height={240} />
				<div style={{ display: "flex", flexDirection: "column", flexShrink: 1, marginLeft: 48, fontFamily: EXTRA_CONDENSED }}>
					<div
						style={{ display: "flex", flexWrap: "wrap", fontSize: 150, fontWeight: 900, lineHeight: 0.95 }}
					>{`${ink.name} ${year}`}</div>
					<div style={{ marginTop: 16, fontSize: 60, fontWeight: 700, color: ink.colours["header-ink-2"] }}>{picture.line}</div>
				</div>
			</div>
		</div>
	);
}

function Line({ ink, text, badge, height }: { ink: Ink; text: string; badge: MatchPicture["badge"]; height: number }) {
	return (
		<div style={{ display: "flex", alignItems: "center", height, padding: `0 ${GUTTER}px` }}>
			<div style={{ display: "flex", flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0, paddingRight: 24 }}>
				<div style={{ display: "block", lineClamp: 1, fontSize: 38, color: ink.colours["header-ink-2"] }}>{text}</div>
			</div>
			{badge !== null && <Badge ink={ink} badge={badge} />}
		</div>
	);
}
