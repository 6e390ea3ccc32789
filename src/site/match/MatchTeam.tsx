import { Flag } from "../ui/Flag.tsx";
import type { SideData } from "./match-card.graphql.ts";
import type { SideStanding } from "./standing-of.ts";

/** Longer names step down to the condensed width. */
export const LONG_NAME = 17;

/** One side of a match: flag and name; the leading side stands out, the other steps back. */
export function MatchTeam({ side, name, standing }: { side: SideData; name: string; standing: SideStanding }) {
	const tone = standing === "trails" || side.team === null ? "text-ink-2" : "text-ink";
	const weight = standing === "leads" ? "font-[750]" : "font-[600]";
	return (
		<span className="flex min-w-0 items-center gap-2.5">
			<Flag nation={side.team?.nation.code ?? null} />
			<span
				title={name.length > LONG_NAME ? name : undefined}
				className={`type-team min-w-0 truncate ${tone} ${weight} ${name.length > LONG_NAME ? "font-cond" : ""}`}
			>
				{name}
			</span>
		</span>
	);
}
