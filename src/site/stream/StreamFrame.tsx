import type { ReactNode } from "react";

/**
 * The 16:9 frame of a stream: its poster, or a dark pitch, and the message at the bottom left. It grows with its text.
 * @param player replaces all of that, at the same height, while the reader watches
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

/** Background of a stream's message: line drawing of a pitch, seen from the stand. */
function PitchDrawing({ className = "" }: { className?: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 768 432"
			preserveAspectRatio="xMidYMid slice"
			fill="none"
			stroke="currentColor"
			strokeWidth="3"
			className={className}
		>
			<path d="M10 352 180 120h420l170 232M384 120v232M142 205h512M300 120v26h168v-26" />
			<ellipse cx="384" cy="268" rx="106" ry="42" />
		</svg>
	);
}
