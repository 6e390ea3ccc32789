import type { BracketLayout } from "./bracket-layout.ts";
import type { TeamPath } from "./team-path.ts";

/** The lines between boxes; the way of the team that is followed in beam on ink, dashed where it is only possible. */
export function BracketLines({ layout, path }: { layout: BracketLayout; path: TeamPath | null }) {
	const goesOn = (match: string): "played" | "possible" | null => {
		if (path === null) return null;
		const open = path.last?.id === match ? path.won !== false : path.possible.has(match);
		if (open) return "possible";
		return path.played.has(match) && path.last?.id !== match ? "played" : null;
	};
	return (
		<svg
			aria-hidden="true"
			className="pointer-events-none absolute top-0 left-0 hidden lg:block"
			style={{ width: `${layout.width / 16}rem`, height: `${layout.height / 16}rem` }}
			viewBox={`0 0 ${layout.width} ${layout.height}`}
			fill="none"
		>
			{layout.lines.map(({ match, path: line }) => (
				<path key={match} d={line} stroke="var(--line-strong)" strokeWidth="1.5" />
			))}
			{layout.lines.map(({ match, path: line }) => {
				const way = goesOn(match);
				if (way === null) return null;
				const dashes = way === "possible" ? "8 6" : undefined;
				return (
					<g key={match} strokeDasharray={dashes}>
						<path d={line} stroke="var(--ink)" strokeWidth="7" />
						<path d={line} stroke="var(--beam)" strokeWidth="3.5" />
					</g>
				);
			})}
		</svg>
	);
}
