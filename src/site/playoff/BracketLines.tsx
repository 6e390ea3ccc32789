import { BOX, type BracketLayout, type BracketLine } from "./bracket-layout.ts";
import type { TeamPath } from "./team-path.ts";

/** The lines between boxes; the way of the team that is followed in beam on ink, dashed where it is only possible. */
export function BracketLines({ layout, path }: { layout: BracketLayout; path: TeamPath | null }) {
	const gaps = new Map<string, BracketLine[]>();
	for (const line of layout.lines) {
		const gap = `${line.column} ${line.span}`;
		gaps.set(gap, [...(gaps.get(gap) ?? []), line]);
	}
	return [...gaps].map(([gap, lines]) => <Gap key={gap} lines={lines} height={layout.height} path={path} />);
}

/** The lines from one column to another, as wide as the gap between them. */
function Gap({ lines, height, path }: { lines: readonly BracketLine[]; height: number; path: TeamPath | null }) {
	const { column, span } = lines[0]!;
	const drawn = lines.map(({ match, fromY, toY }) => ({ match, d: `M0 ${fromY}H${BOX.gap / 2}V${toY}H${BOX.gap}` }));
	return (
		<svg
			aria-hidden="true"
			className="pointer-events-none absolute top-14 hidden overflow-visible lg:block [&_path]:[vector-effect:non-scaling-stroke]"
			style={{
				left: `calc(${column + 1} * var(--box) + ${column} * 3.5rem)`,
				width: `calc(${span} * 3.5rem + ${span - 1} * var(--box))`,
				height: `${height / 16}rem`,
			}}
			viewBox={`0 0 ${BOX.gap} ${height}`}
			preserveAspectRatio="none"
			fill="none"
		>
			{drawn.map(({ match, d }) => (
				<path key={match} d={d} stroke="var(--line-strong)" strokeWidth="1.5" />
			))}
			{drawn.map(({ match, d }) => {
				const way = wayOf(match, path);
				if (way === null) return null;
				const dashes = way === "possible" ? "8 6" : undefined;
				return (
					<g key={match} strokeDasharray={dashes}>
						<path d={d} stroke="var(--ink)" strokeWidth="7" />
						<path d={d} stroke="var(--beam)" strokeWidth="3.5" />
					</g>
				);
			})}
		</svg>
	);
}

/** Whether the followed team's path leads from a match this way, or may do so. */
function wayOf(match: string, path: TeamPath | null): "played" | "possible" | null {
	if (path === null) return null;
	const open = path.last?.id === match ? path.won !== false : path.possible.has(match);
	if (open) return "possible";
	return path.played.has(match) && path.last?.id !== match ? "played" : null;
}
