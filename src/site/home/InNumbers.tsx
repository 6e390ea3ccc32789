import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import type { HomeTournament } from "./home.graphql.ts";

/** Teams, nations and matches in three columns (SPEC §9). A number that is not published yet is labelled so. */
export function InNumbers({ statistics }: { statistics: HomeTournament["statistics"] }) {
	const text = useText();
	const { inYear } = useYear();
	const figures = [
		{ label: text.home.teams, value: statistics.teams, to: inYear("categories") },
		{ label: text.nations, value: statistics.nations, to: inYear("nations") },
		{ label: text.home.matches, value: statistics.matches, to: inYear("categories") },
	];
	return (
		<Section title={text.home.inNumbers} link={{ to: inYear("states"), label: text.home.moreStats }}>
			<ul className="grid grid-cols-3 gap-2.5 @max-[17rem]/page:grid-cols-1">
				{figures.map((figure) => (
					<li key={figure.label}>
						<Figure {...figure} />
					</li>
				))}
			</ul>
		</Section>
	);
}

function Figure({ label, value, to }: { label: string; value: number | null; to: string }) {
	const language = useLanguage();
	const { notPublished } = useText().home;
	return (
		<Link
			to={to}
			className="group flex h-full flex-col justify-between @max-[17rem]/page:flex-row @max-[17rem]/page:flex-wrap @max-[17rem]/page:items-baseline @max-[17rem]/page:gap-x-3 rounded-card border border-card-line bg-surface px-3 narrow:px-2 pt-3.5 pb-2.5 shadow-card md:px-4 md:pt-4 md:pb-3"
		>
			<span className="type-figure whitespace-nowrap">
				{value === null ? (
					<>
						<span aria-hidden="true">–</span>
						<span className="sr-only">{notPublished}</span>
					</>
				) : (
					formatNumber(value, language)
				)}
			</span>
			<span className="mt-1.5 flex flex-wrap items-center justify-between gap-0.5 @max-[17rem]/page:flex-1 font-[550] narrow:text-[0.875rem]">
				<span className="underline-offset-4 group-hover:underline group-hover:decoration-2">{label}</span>
				<Icon name="arrowRight" size={16} className="text-accent-ink" />
			</span>
		</Link>
	);
}
