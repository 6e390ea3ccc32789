import type { ReactNode } from "react";
import { PitchDrawing } from "./PitchDrawing.tsx";

/**
 * The 16:9 place of a stream's picture: its poster, or a dark pitch, and bottom left what is said. It grows with its words.
 * @param player stands in place of all that, and as high, where the reader watches
 */
export function StreamFrame({ poster, player, children }: { poster: string | null; player?: ReactNode; children: ReactNode }) {
	if (player)
		return (
			<div className="stream-frame">
				{player}
				<div className="invisible max-w-144 p-4 md:p-9">{children}</div>
			</div>
		);
	return (
		<div className="stream-frame on-header">
			{poster === null ? (
				<PitchDrawing className="stream-picture" />
			) : (
				<img src={poster} alt="" className="stream-picture object-cover opacity-60" />
			)}
			<div className="relative max-w-144 p-4 md:p-9">{children}</div>
		</div>
	);
}
