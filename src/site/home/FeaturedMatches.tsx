import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useAccount } from "../../client/account/use-account.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { FEATURED_MATCHES } from "../../cup/programme/featured.ts";
import { useText } from "../../text/use-text.ts";
import { useScrollEdges } from "../../ui/use-scroll-edges.ts";
import { MatchCard } from "../match/MatchCard.tsx";
import { ScrollArrows } from "./ScrollArrows.tsx";
import { WaysToMatches } from "./WaysToMatches.tsx";

/**
 * The strip of selected games, from edge to edge: the first 15 (SPEC §9), those of the reader's own teams first, and live ones before
 * others. Arrows are an addition: cards are reached by Tab.
 */
export function FeaturedMatches({ matches, streams }: { matches: readonly MatchCardData[]; streams: number }) {
	const text = useText().home;
	const strip = useRef<HTMLUListElement>(null);
	const edges = useScrollEdges(strip);
	const { first, inOrder } = useOwnFirst(liveFirst(matches.slice(0, FEATURED_MATCHES)), strip);
	return (
		<section aria-labelledby="featured" className="pt-5">
			<div className="page-column flex min-h-11.5 flex-wrap items-center gap-x-3 md:gap-x-4">
				<h2 id="featured" className="type-h2 flex-1 basis-[max-content]">
					{text.featuredMatches}
				</h2>
				<p className="flex flex-wrap gap-x-3 md:gap-x-4">
					<WaysToMatches streams={streams} />
				</p>
				<ScrollArrows edges={edges} scroller={strip} />
			</div>
			<ul ref={strip} className="no-scrollbar strip-gutter flex snap-x gap-3 overflow-x-auto scroll-smooth py-1.5">
				{inOrder.map((match) => (
					// In another order they are new elements, so that none is animated.
					<li
						key={`${match.id} ${first}`}
						className="strip-later flex w-[min(18.25rem,100vw-4.5rem)] stacked:w-[calc(100vw-3.25rem)] shrink-0 snap-start"
					>
						<MatchCard match={match} />
					</li>
				))}
			</ul>
		</section>
	);
}

/** In the order in which they were loaded: a match that begins or ends meanwhile does not move. */
function liveFirst(matches: readonly MatchCardData[]): MatchCardData[] {
	const isLive = ({ state }: MatchCardData) => state === "LIVE";
	return [...matches.filter(isLive), ...matches.filter((match) => !isLive(match))];
}

/**
 * The matches with those of the reader's own teams first; both parts keep their order. A strip that the reader has scrolled or focused is
 * not reordered.
 * @returns `first`: the ids of the leading matches, as one string
 */
function useOwnFirst(matches: readonly MatchCardData[], strip: RefObject<HTMLElement | null>) {
	const own = useAccount(({ chosen }) => chosen.teams);
	const isOwn = ({ home, away }: MatchCardData) => [home, away].some(({ team }) => team !== null && own.has(team.id));
	const wanted = matches
		.filter(isOwn)
		.map(({ id }) => id)
		.join(" ");
	const [first, setFirst] = useState(wanted);
	useLayoutEffect(() => {
		const list = strip.current;
		const inHand = list !== null && (list.scrollLeft > 0 || list.contains(document.activeElement));
		if (!inHand) setFirst(wanted);
	}, [wanted, strip]);
	const leading = new Set(first.split(" "));
	const leads = ({ id }: MatchCardData) => leading.has(id);
	return { first, inOrder: [...matches.filter(leads), ...matches.filter((match) => !leads(match))] };
}
