import { resultFor } from "../../client/match/result-for.ts";
import type { SideData } from "../../client/queries/match-card.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { useIsOwn } from "../favourites/use-own.ts";
import { FormSquare } from "../team/FormSquares.tsx";
import { sideResultOf } from "./side-result.ts";
import { sideShown } from "./side-shown.ts";

/** Longer names step down to the condensed width; on the narrowest phones sooner. */
export const LONG_NAME = 17;
const LONG_ON_NARROW = 11;
const LONGER_ON_NARROW = 14;
/** Longer names use the narrowest width, and as many lines as they need. */
export const LONGEST_NAME = 26;

/** In large text, where a word has its own line, a longer word uses the narrowest width. */
const LONG_WORD = 10;

function fitting(name: string): string {
	const long = name.split(/[\s-]/).some((word) => word.length > LONG_WORD);
	return `${width(name)} ${long ? "stacked:text-base stacked:font-xname" : "stacked:font-cond"}`;
}

function width(name: string): string {
	if (name.length > LONGEST_NAME) return "name-xcond";
	if (name.length > LONG_NAME) return "font-cond narrow:name-xcond";
	if (name.length > LONGER_ON_NARROW) return "narrow:name-xcond";
	return name.length > LONG_ON_NARROW ? "narrow:font-cond" : "";
}

type Match = Parameters<typeof resultFor>[1] & { readonly home: SideData; readonly away: SideData };

/**
 * One side of a match: flag and name. The leading side is in bold, the other is dimmed. The reader's own team has the beam, and the letter
 * for won, drawn or lost once the match has a result.
 */
export function MatchTeam({ match, of }: { match: Match; of: "HOME" | "AWAY" }) {
	const { match: text } = useText();
	const standing = sideResultOf(match, of);
	const side = of === "HOME" ? match.home : match.away;
	const name = sideShown(side, of === "HOME" ? match.homeTeamName : match.awayTeamName, text);
	const tone = standing === "trails" || side.team === null ? "text-ink-2" : "text-ink";
	const isOwn = useIsOwn(side.team?.id ?? null);
	const outcome = isOwn && side.team !== null ? resultFor(side.team.id, match).outcome : null;
	const weight = standing === "leads" || isOwn ? "font-[750]" : "font-[600]";
	const beam = isOwn ? "-mx-1.5 rounded-[3px] bg-beam-tint box-decoration-clone px-1.5 stacked:mx-0 stacked:px-1" : "";
	return (
		<span className="flex min-w-0 items-center gap-2.5 stacked:block stacked:*:first:mr-2 stacked:*:first:align-[-.15em]">
			<Flag nation={side.team?.nation.code ?? null} />
			<span className={`type-side ${fitting(name)} ${tone} ${weight} ${beam}`}>{name}</span>
			{outcome !== null && <FormSquare mark={{ outcome }} />}
		</span>
	);
}
