import { formatDays, formatNumber } from "../text/format.ts";
import { useLanguage, useText } from "../text/use-text.ts";
import { Icon } from "./Icon.tsx";
import { Link } from "./Link.tsx";

type Year = {
	readonly name: string;
	readonly tournaments: readonly {
		readonly startsAt: string;
		readonly endsAt: string;
		readonly statistics?: { readonly teams: number | null };
	}[];
};

/** Each year as a row: its days, and its teams if they are known and published. */
export function YearList({ years }: { years: readonly Year[] }) {
	const text = useText();
	const language = useLanguage();
	return (
		<ul className="band divide-y divide-line">
			{years.map(({ name, tournaments: [tournament] }) => {
				const teams = tournament?.statistics?.teams ?? null;
				return (
					<li key={name}>
						<Link to={`/${name}`} className="focus-inside flex min-h-16 items-center px-4 stacked:flex-wrap hover:bg-sunken">
							<span className="type-code w-24 shrink-0 text-[2.25rem]">{name}</span>
							<span className="min-w-0 flex-1">
								{tournament !== undefined && (
									<span className="block font-[600]">{formatDays(tournament.startsAt, tournament.endsAt, language)}</span>
								)}
								{teams !== null && (
									<span className="block text-[0.9375rem] text-ink-2">
										{text.teamsCount(teams, formatNumber(teams, language))}
									</span>
								)}
							</span>
							<Icon name="arrowRight" className="text-accent-ink" />
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
