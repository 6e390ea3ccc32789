import type { Preview } from "../../results/acts/preview.ts";
import { Icon } from "../parts/Icon.tsx";
import { useOfficeText } from "../session/language.tsx";
import type { NamedIn } from "./use-preview.ts";

/** Matches that have begun and keep their teams, though tables and results would have others there afterwards. */
export function ContestedSeats({
	contested,
	named,
}: {
	contested: Preview["contested"];
	named: Pick<NamedIn, "teams" | "matches">;
}) {
	const { decisions: text } = useOfficeText();
	const team = (id: string) => named.teams[id] ?? id;
	if (contested.length === 0) return null;
	return (
		<ul className="py-1">
			{contested.map(({ match, side, team: seated, instead }) => (
				<li key={`${match} ${side}`} className="flex items-center gap-2 py-1 text-amber-ink">
					<Icon name="warning" size={18} className="shrink-0" />
					{text.contested(named.matches[match]?.number ?? match, team(seated), instead.team === null ? null : team(instead.team))}
				</li>
			))}
		</ul>
	);
}
