import type { ReactNode } from "react";
import { SHARE_PICTURE } from "../../client/address/share-picture.ts";
import { CONDENSED, EXTRA_CONDENSED } from "./fonts.ts";
import type { Ink } from "./ink.ts";

/** Room at the left and the right of everything, in px. */
export const GUTTER = 56;

/** The frame of every picture: the header's background, the cup's mark, the year and the stripe. */
export function Frame({ ink, year, children }: { ink: Ink; year: string; children: ReactNode }) {
	const { colours } = ink;
	return (
		<div
			style={{
				...SHARE_PICTURE,
				display: "flex",
				flexDirection: "column",
				backgroundColor: colours.header,
				color: colours["header-ink"],
				fontFamily: CONDENSED,
				fontWeight: 600,
			}}
		>
			<div style={{ display: "flex", alignItems: "center", height: 104, padding: `0 ${GUTTER}px`, fontFamily: EXTRA_CONDENSED }}>
				<img src={ink.logo} alt="" width={60} height={68} />
				<div style={{ marginLeft: 20, fontSize: 56, fontWeight: 900, letterSpacing: 1.5 }}>{ink.name.toUpperCase()}</div>
				<div style={{ marginLeft: "auto", fontSize: 56, fontWeight: 700, color: colours["header-ink-2"] }}>{year}</div>
			</div>
			<div style={{ display: "flex", height: 15, background: ink.stripe }} />
			{children}
		</div>
	);
}
