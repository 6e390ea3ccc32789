import type { Preview } from "../../results/acts/preview.ts";
import { Icon } from "../frame/Icon.tsx";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { dayAndTime } from "./words.ts";

type Props = {
	readonly rests: Preview["rests"];
	/** As the server tells them beside a preview. */
	readonly named: {
		readonly teams: Readonly<Record<string, string>>;
		readonly matches: Readonly<Record<string, { readonly start: string | null }>>;
	};
};

/** What rest who comes into a match has before it: who has too little, each; else the shortest. */
export function Rests({ rests, named }: Props) {
	const { decisions: text } = useOfficeText();
	const language = useLanguage();
	const when = (match: string) => dayAndTime(named.matches[match]?.start ?? "", language);
	const tooShort = rests.filter(({ minutes, needed }) => minutes < needed);
	const [shortest] = rests.toSorted((a, b) => a.minutes - b.minutes);
	if (shortest === undefined) return null;
	if (tooShort.length === 0)
		return (
			<p className="office-meta flex items-center gap-2 py-2">
				<Icon name="checkCircle" className="text-live-ink" />
				{text.rest(when(shortest.match), shortest.minutes)}
			</p>
		);
	return (
		<ul className="py-1">
			{tooShort.map(({ match, team, minutes, needed, isWay }) => (
				<li key={`${match} ${team}`} className="flex items-center gap-2 py-1 text-amber-ink">
					<Icon name="warning" size={18} className="shrink-0" />
					{text[isWay ? "tooFar" : "tooTired"](named.teams[team] ?? team, when(match), minutes, needed)}
				</li>
			))}
		</ul>
	);
}
