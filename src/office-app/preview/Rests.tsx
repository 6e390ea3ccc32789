import { useState } from "react";
import type { Preview } from "../../results/acts/preview.ts";
import { Icon } from "../parts/Icon.tsx";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { dayAndTime } from "./words.ts";

/** Lines shown before "Show all". */
const SHOWN = 6;

type Props = {
	readonly rests: Preview["rests"];
	/** Names from the server's preview. */
	readonly named: {
		readonly teams: Readonly<Record<string, string>>;
		readonly matches: Readonly<Record<string, { readonly start: string | null; readonly number: string | null }>>;
	};
};

/** The rest of teams that reach a match: each that has too little; else the shortest. */
export function Rests({ rests, named }: Props) {
	const { decisions: text, frame } = useOfficeText();
	const language = useLanguage();
	const [all, setAll] = useState(false);
	const when = (match: string) => {
		const start = named.matches[match]?.start ?? null;
		return start === null ? `${named.matches[match]?.number ?? match} (${frame.timeNotSet.within})` : dayAndTime(start, language);
	};
	const called = (match: string) => named.matches[match]?.number ?? when(match);
	const tooShort = rests.filter(({ minutes, needed, clash }) => clash || minutes < needed);
	const [shortest] = rests.toSorted((a, b) => a.minutes - b.minutes);
	if (shortest === undefined) return null;
	if (tooShort.length === 0) {
		// Without a rule there is nothing to confirm.
		const isRuled = rests.every(({ needed }) => needed > 0);
		return (
			<p className="office-meta flex items-center gap-2 py-2">
				<Icon name={isRuled ? "checkCircle" : "info"} {...(isRuled && { className: "text-live-ink" })} />
				{text[isRuled ? "rest" : "restUnruled"](when(shortest.match), shortest.minutes)}
			</p>
		);
	}
	const shown = all ? tooShort : tooShort.slice(0, SHOWN);
	return (
		<ul className="py-1">
			{shown.map(({ match, team, since, minutes, needed, isWay, clash }) => (
				<li
					key={`${match} ${team} ${since}`}
					className={`flex items-center gap-2 py-1 ${clash ? "text-loss" : "text-amber-ink"}`}
				>
					<Icon name={clash ? "octagon" : "warning"} size={18} className="shrink-0" />
					{clash
						? text.playsBoth(named.teams[team] ?? team, called(since), called(match))
						: text[isWay ? "tooFar" : "tooTired"](named.teams[team] ?? team, when(match), minutes, needed)}
				</li>
			))}
			{tooShort.length > shown.length && (
				<li>
					<button type="button" className="day-more" onClick={() => setAll(true)}>
						{text.moreRests(tooShort.length - shown.length)}
					</button>
				</li>
			)}
		</ul>
	);
}
