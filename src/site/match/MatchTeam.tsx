import { useIsOwn } from "../favourites/use-own.ts";
import { useText } from "../text/language.ts";
import { Flag } from "../ui/Flag.tsx";
import type { SideData } from "./match-card.graphql.ts";
import { sideShown } from "./side-shown.ts";
import type { SideStanding } from "./standing-of.ts";

/** Longer names step down to the condensed width; on the narrowest phones sooner. */
export const LONG_NAME = 17;
const LONG_ON_NARROW = 11;
const LONGER_ON_NARROW = 14;
/** Longer ones take two lines of the narrowest width. */
export const LONGEST_NAME = 26;

/** One line; on the narrowest phones two of the narrowest width, as tall as one. */
const TWO_LINES_ON_NARROW =
	"min-[22.5rem]:truncate max-[22.5rem]:line-clamp-2 max-[22.5rem]:font-xcond max-[22.5rem]:leading-[.92]! max-[22.5rem]:tracking-[.01em]";

function fitting(name: string): string {
	if (name.length > LONGEST_NAME) return "line-clamp-2 font-xcond text-[1.0625rem]/[.92]! tracking-[.01em]";
	if (name.length > LONG_NAME) return `font-cond ${TWO_LINES_ON_NARROW}`;
	if (name.length > LONGER_ON_NARROW) return TWO_LINES_ON_NARROW;
	return name.length > LONG_ON_NARROW ? "truncate max-[22.5rem]:font-cond" : "truncate";
}

/** One side of a match: flag and name; the leading side stands out, the other steps back; the reader's own has its beam. */
export function MatchTeam({ side, name: given, standing }: { side: SideData; name: string; standing: SideStanding }) {
	const { match: text } = useText();
	const name = sideShown(side, given, text);
	const tone = standing === "trails" || side.team === null ? "text-ink-2" : "text-ink";
	const isOwn = useIsOwn(side.team?.id ?? null);
	const weight = standing === "leads" || isOwn ? "font-[750]" : "font-[600]";
	const beam = isOwn ? "-mx-1.5 rounded-[3px] bg-beam-tint px-1.5" : "";
	return (
		<span className="flex min-w-0 items-center gap-2.5">
			<Flag nation={side.team?.nation.code ?? null} />
			<span
				title={name.length > LONG_NAME ? name : undefined}
				className={`type-team min-w-0 ${fitting(name)} ${tone} ${weight} ${beam}`}
			>
				{name}
			</span>
		</span>
	);
}
