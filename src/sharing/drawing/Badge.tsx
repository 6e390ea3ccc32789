import type { PicturedMatch } from "../picture/picture.ts";
import type { Ink } from "./ink.ts";

/** Live or over, in a word: the design's badge. */
export function Badge({ ink, badge: { live, text } }: { ink: Ink; badge: NonNullable<PicturedMatch["badge"]> }) {
	return (
		<div
			style={{
				display: "flex",
				alignItems: "center",
				flexShrink: 0,
				padding: "6px 18px 8px",
				borderRadius: ink.radius * 2,
				fontSize: 32,
				fontWeight: 800,
				lineHeight: 1,
				letterSpacing: live ? 1.3 : 0,
				backgroundColor: live ? ink.live : ink.colours["header-2"],
				color: live ? ink.onLive : ink.colours["header-ink"],
			}}
		>
			{live && <div style={{ width: 16, height: 16, borderRadius: 8, marginRight: 12, backgroundColor: ink.onLive }} />}
			{live ? text.toUpperCase() : text}
		</div>
	);
}
