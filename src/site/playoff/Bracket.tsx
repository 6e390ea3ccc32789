import type { CSSProperties } from "react";
import { useText } from "../../text/use-text.ts";
import { BracketColumnSection } from "./BracketColumnSection.tsx";
import { BracketLines } from "./BracketLines.tsx";
import { layBracket } from "./bracket-layout.ts";
import { type BracketColumn, COLUMNS_IN_VIEW, firstColumn, hasCaptions } from "./columns.ts";
import type { TeamPath } from "./team-path.ts";

type Props = {
	/** "Playoff A", for screen readers. */
	name: string;
	columns: readonly BracketColumn[];
	/** The round that a narrow screen shows, and where a wide one starts. */
	shown: number;
	/** The cup's own day. */
	today: string;
	followed: string | null;
	path: TeamPath | null;
};

/** A wide screen gives a bracket its own width, up to 1920 px: boxes grow with it, and more rounds are in sight. */
const BEYOND_COLUMN =
	"bleeding:relative bleeding:left-1/2 bleeding:mx-0 bleeding:w-fit bleeding:max-w-[min(100vw-4rem,116rem)] bleeding:min-w-full bleeding:-translate-x-1/2";
const BOX_WIDTH =
	"[--box:15.25rem] bleeding:[--box:clamp(15.25rem,(min(100vw,120rem)-4.75rem-(var(--columns)-1)*3.5rem)/var(--columns),24rem)]";

/** A playoff as a tree from 1180, below it one round at a time. Lists of matches per round, in reading order. */
export function Bracket({ name, columns, shown, today, followed, path }: Props) {
	const { playoff: text } = useText().match;
	const first = firstColumn(columns, shown);
	const inView = columns.slice(first);
	const wide = inView.length > COLUMNS_IN_VIEW;
	const layout = layBracket(
		inView.map(({ matches }) => matches.map(({ id, winnerGoesTo }) => ({ id, goesTo: winnerGoesTo?.id ?? null }))),
		inView.map(hasCaptions),
	);
	const scroller = wide ? "lg:-m-1.5 lg:overflow-x-auto lg:p-1.5 lg:pb-4" : "";
	return (
		<section
			aria-label={text.bracket(name)}
			// A scroller that the keyboard can reach.
			tabIndex={wide ? 0 : undefined}
			className={`${scroller} ${BEYOND_COLUMN} ${BOX_WIDTH}`}
			style={{ "--columns": inView.length } as CSSProperties}
		>
			<div className="relative lg:flex lg:w-max lg:gap-14">
				{inView.map((column, at) => (
					<BracketColumnSection
						key={column.code}
						column={column}
						layout={layout}
						shown={first + at === shown}
						today={today}
						followed={followed}
						path={path}
					/>
				))}
				<BracketLines layout={layout} path={path} />
			</div>
		</section>
	);
}
