import { useLayoutEffect } from "react";
import { useLiveMatch } from "../../client/live/use-live-match.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { DOT } from "../../text/dot.ts";
import { ScoreBoard } from "./ScoreBoard.tsx";
import { StateBadge } from "./StateBadge.tsx";

/**
 * The head of a match page while the page loads: the names and the score of the pressed row, each at its final place. It is hidden from
 * screen readers and has nothing to press: the page has the heading and the links.
 */
export function MatchOpening({ match: read }: { match: MatchCardData }) {
	const match = useLiveMatch(read);
	useAtTop();
	return (
		<div aria-hidden="true" inert className="min-h-svh">
			<div className="on-header bg-header text-header-ink">
				<div className="page-column lg:grid lg:grid-cols-[minmax(0,48rem)_21rem] lg:gap-x-12">
					<div className="min-w-0">
						<div className="flex min-h-13 items-center justify-between gap-3 text-[.9375rem] text-header-ink-2">
							<p className="min-w-0">
								{match.categoryShortName}
								{DOT}
								{match.divisionName}
							</p>
							<StateBadge match={match} />
						</div>
						<ScoreBoard match={{ ...match, category: null, regularTimeHome: undefined }} verdict={null} />
					</div>
				</div>
			</div>
		</div>
	);
}

/** Scrolls to the top; if the navigation fails, back to where the reader was. */
function useAtTop(): void {
	useLayoutEffect(() => {
		const { scrollY } = window;
		const { pathname } = window.location;
		window.scrollTo({ top: 0, behavior: "instant" });
		return () => {
			if (window.location.pathname === pathname) window.scrollTo({ top: scrollY, behavior: "instant" });
		};
	}, []);
}
