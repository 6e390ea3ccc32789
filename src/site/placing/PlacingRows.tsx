import { useYear } from "../../client/data/site-data.ts";
import type { PlacedTeam } from "../../client/queries/placing.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { useIsOwn } from "../favourites/use-own.ts";
import { placingWords } from "./placing-words.ts";

/** Final places, the best first: the place, the team and what gave it. */
export function PlacingRows({ placings, columns = false }: { placings: readonly PlacedTeam[]; columns?: boolean }) {
	return (
		<ol className={`band divide-y divide-line ${columns ? "md:columns-2 md:gap-x-6" : ""}`}>
			{placings.map((placing) => (
				<li key={placing.team.id} className="break-inside-avoid">
					<PlacingRow placing={placing} />
				</li>
			))}
		</ol>
	);
}

function PlacingRow({ placing }: { placing: PlacedTeam }) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const { team, position, shared } = placing;
	const isOwn = useIsOwn(team.id);
	return (
		// Visually hidden text has its place here: within columns WebKit would lengthen the page for it.
		<Link
			to={inYear(`teams/${team.id}`)}
			className={`focus-inside relative flex min-h-13 items-center gap-3 stacked:flex-wrap stacked:gap-x-2 py-1.5 pr-4 pl-4 hover:bg-sunken ${isOwn ? "beam-edge" : ""}`}
		>
			<span className="w-9 shrink-0 font-xcond text-[1.375rem]/none font-[750] figures">
				<span aria-hidden="true">{position}</span>
				<span className="sr-only">{text.placing.heard(text.ordinal(position), shared)}</span>
			</span>
			<Flag nation={team.nation.code} name={team.nation.name} />
			<span className="min-w-0 flex-1 stacked:basis-full stacked:font-xname">
				<span className="block text-[1.03125rem]/tight font-[600]">{team.name}</span>
				<span className="block text-[.9375rem] text-ink-2">
					{placingWords(placing, text)}
					{shared && !placing.withdrawn && `, ${text.placing.shared}`}
				</span>
			</span>
		</Link>
	);
}
