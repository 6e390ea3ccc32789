import type { CSSProperties } from "react";
import { useText } from "../../text/use-text.ts";
import { useDays } from "../clock/use-days.ts";
import { BracketBox } from "./BracketBox.tsx";
import { BracketCaption } from "./BracketCaption.tsx";
import type { BracketMatchData } from "./bracket.graphql.ts";
import { BOX, type BracketLayout } from "./bracket-layout.ts";
import { type BracketColumn, hasCaptions } from "./columns.ts";
import { PairLine } from "./PairLine.tsx";
import type { TeamPath } from "./team-path.ts";
import { WinnersMeet } from "./WinnersMeet.tsx";

type Props = {
	column: BracketColumn;
	layout: BracketLayout;
	/** The round that a narrow screen shows. */
	shown: boolean;
	today: string;
	followed: string | null;
	path: TeamPath | null;
};

/** A phone's first screen shows the first two matches of a round. A later match of the highlighted path is repeated above them. */
const LAST_IN_SIGHT = 1;

/**
 * One round: a column of the bracket from 1180 px; below that a list, in which two matches whose winners meet are joined. Printed, rounds
 * are side by side.
 */
export function BracketColumnSection({ column, layout, shown, today, followed, path }: Props) {
	const { playoff: text } = useText().match;
	const days = useDays(today);
	const { matches, bronze } = column;
	const item = { captions: hasCaptions(column), layout, today, followed, path };
	const last = matches.at(-1);
	const own = matches.findIndex(({ id }) => path?.played.has(id) || path?.possible.has(id));
	const below = own > LAST_IN_SIGHT ? matches[own] : undefined;
	const belowFinal = last === undefined ? 0 : (layout.top.get(last.id) ?? 0) + BOX.height;
	return (
		<section className={`lg:block lg:w-(--box) lg:shrink-0 print:block ${shown ? "" : "hidden"}`}>
			<h2 className="type-h3 flex justify-between gap-2 border-t-2 border-ink max-lg:not-print:sr-only print:mt-4 print:pt-2 lg:h-14 lg:items-start lg:pt-2.5">
				{text.rounds(column.code)}
				{column.day !== null && (
					<span className="type-meta text-[.9375rem] text-ink-2">{days.weekday(matches[0]?.zonedStartTime ?? column.day)}</span>
				)}
			</h2>
			{below !== undefined && (
				<div className="mb-4 pr-6 stacked:pr-0 lg:hidden print:hidden">
					<BracketCaption match={below} today={today} />
					<BracketBox match={below} followed={followed} path={path?.played.has(below.id) ? "played" : "possible"} />
				</div>
			)}
			<ol
				className="relative lg:h-(--height) max-lg:print:grid max-lg:print:grid-cols-2"
				style={{ "--height": `${layout.height / 16}rem` } as CSSProperties}
			>
				{matches.map((match, at) => (
					<BracketItem key={match.id} match={match} pair={pairOf(matches, at)} {...item} />
				))}
			</ol>
			{bronze.length > 0 && (
				<div
					className="lg:absolute lg:top-(--top) lg:w-(--box)"
					style={{ "--top": `${(belowFinal + 100) / 16}rem` } as CSSProperties}
				>
					<h3 className="type-h3 mt-5 mb-1 lg:mt-0">{text.rounds("THIRD_PLACE")}</h3>
					<ol>
						{bronze.map((match) => (
							<li key={match.id} className="pr-6 stacked:pr-0 lg:pr-0">
								<BracketCaption match={match} today={today} />
								<BracketBox match={match} followed={followed} path={path?.played.has(match.id) ? "played" : null} />
							</li>
						))}
					</ol>
				</div>
			)}
		</section>
	);
}

type Pair = "first" | "second" | "alone";

/** Whether a match and its neighbour send their winners to the same match. */
function pairOf(matches: readonly BracketMatchData[], at: number): Pair {
	const next = matches[at]?.winnerGoesTo?.id;
	if (next === undefined) return "alone";
	if (matches[at + 1]?.winnerGoesTo?.id === next) return "first";
	return matches[at - 1]?.winnerGoesTo?.id === next ? "second" : "alone";
}

type ItemProps = Pick<Props, "layout" | "today" | "followed" | "path"> & {
	match: BracketMatchData;
	pair: Pair;
	captions: boolean;
};

function BracketItem({ match, pair, captions, layout, today, followed, path }: ItemProps) {
	const own = path?.played.has(match.id) ? "played" : path?.possible.has(match.id) ? "possible" : null;
	const follows = own !== null && (path?.last?.id !== match.id || path.won !== false);
	return (
		<li
			className={`relative pr-6 stacked:pr-0 lg:absolute lg:inset-x-0 lg:top-(--top) lg:pr-0 lg:pb-0 ${pair === "first" ? "pb-2.5" : "pb-1"}`}
			style={{ "--top": `${(layout.top.get(match.id) ?? 0) / 16}rem` } as CSSProperties}
		>
			<div className={`lg:absolute lg:inset-x-0 lg:bottom-full ${captions ? "" : "lg:hidden"}`}>
				<BracketCaption match={match} today={today} />
			</div>
			{pair !== "alone" && <PairLine half={pair} follows={follows} />}
			<BracketBox match={match} followed={followed} path={own} />
			{match.winnerGoesTo !== null && pair !== "first" && (
				<div className="lg:hidden">
					<WinnersMeet next={match.winnerGoesTo} pair={pair === "second"} />
				</div>
			)}
		</li>
	);
}
