import { useYear } from "../../client/data/site-data.ts";
import { formatAverage, formatShare } from "../../text/average.ts";
import { formatNumber, formatScore } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Section } from "../../ui/Section.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { BarTable } from "./BarTable.tsx";
import { NATIONS_SHOWN, type StatisticsFigures } from "./statistics.graphql.ts";

type Charted = { figures: StatisticsFigures };

/** The bars, without their sections, which `useId` numbers: cached until their data changes. */
const NationsBars = import.meta.env.SSR ? drawnOnce(Nations) : Nations;
const GoalsBars = import.meta.env.SSR ? drawnOnce(Goals) : Goals;
const MatchesBars = import.meta.env.SSR ? drawnOnce(Matches) : Matches;
const ResultsBars = import.meta.env.SSR ? drawnOnce(Results) : Results;

/** The nations with most teams. */
export function TeamsPerNation({ figures: { teamsPerNation, nations } }: Charted) {
	const text = useText().statistics;
	const language = useLanguage();
	const { inYear } = useYear();
	if (!teamsPerNation?.length) return null;
	const all = nations !== null && nations > NATIONS_SHOWN;
	return (
		<Section
			title={text.teamsPerNation}
			link={all ? { to: inYear("nations"), label: text.allNations(formatNumber(nations, language)) } : undefined}
		>
			<NationsBars counted={teamsPerNation} />
		</Section>
	);
}

function Nations({ counted }: { counted: NonNullable<StatisticsFigures["teamsPerNation"]> }) {
	const text = useText().statistics;
	const language = useLanguage();
	return (
		<BarTable
			caption={text.teamsPerNation}
			heads={[text.nation, text.teams]}
			aligned
			bars={counted.map(({ nation, teams }) => ({
				key: nation.code,
				label: (
					<span className="flex w-34 max-w-[calc(100vw-2rem)] items-center gap-3 leading-tight md:w-40">
						<Flag nation={nation.code} />
						{nation.name}
					</span>
				),
				value: teams,
				shown: formatNumber(teams, language),
			}))}
		/>
	);
}

/** Goals for a match in each category that publishes its scores. */
export function GoalsPerCategory({ figures: { categories } }: Charted) {
	const text = useText().statistics;
	const scored = categories.flatMap(({ category, goals, goalsPerMatch }) =>
		goals === null || goalsPerMatch === null ? [] : [{ category, goals, goalsPerMatch }],
	);
	if (scored.length === 0) return null;
	return (
		<Section title={text.goalsPerMatch} className="break-inside-avoid">
			<GoalsBars scored={scored} />
			<p className="mt-3 text-[.9375rem] text-ink-2">{text.goalsPerMatchNote}</p>
		</Section>
	);
}

type CategoryFigures = Pick<StatisticsFigures["categories"][number], "category">;

function Goals({ scored }: { scored: readonly (CategoryFigures & { goals: number; goalsPerMatch: number })[] }) {
	const text = useText().statistics;
	const language = useLanguage();
	return (
		<BarTable
			caption={text.goalsPerMatch}
			heads={[text.category, text.goalsPerMatch]}
			accented={scored.length > 1}
			bars={scored.map(({ category, goals, goalsPerMatch }) => ({
				key: category.id,
				label: <CategoryCode category={category} />,
				value: goalsPerMatch,
				shown: formatAverage(goalsPerMatch, language),
				beside: text.goalsCount(goals, formatNumber(goals, language)),
			}))}
		/>
	);
}

/** All matches of each category, including upcoming ones. */
export function MatchesPerCategory({ figures: { categories } }: Charted) {
	const text = useText().statistics;
	const counted = categories.flatMap(({ category, matches }) => (matches === null ? [] : [{ category, matches }]));
	if (counted.length === 0) return null;
	return (
		<Section title={text.matchesPerCategory} className="break-inside-avoid">
			<MatchesBars counted={counted} />
		</Section>
	);
}

function Matches({ counted }: { counted: readonly (CategoryFigures & { matches: number })[] }) {
	const text = useText().statistics;
	const language = useLanguage();
	return (
		<BarTable
			caption={text.matchesPerCategory}
			heads={[text.category, text.matches]}
			bars={counted.map(({ category, matches }) => ({
				key: category.id,
				label: <CategoryCode category={category} />,
				value: matches,
				shown: formatNumber(matches, language),
			}))}
		/>
	);
}

function CategoryCode({ category: { name, shortName } }: { category: { name: string; shortName: string } }) {
	return (
		<>
			<span aria-hidden="true" className="block min-w-9 font-xcond text-[1.375rem]/5 font-[850]">
				{shortName}
			</span>
			<span className="sr-only">{name}</span>
		</>
	);
}

/** How matches ended most often, the winner's goals first. */
export function CommonResults({ figures: { results, counted } }: Charted) {
	const text = useText().statistics;
	if (results.length === 0) return null;
	return (
		<Section title={text.commonResults} className="break-inside-avoid">
			<ResultsBars results={results} counted={counted} />
			<p className="mt-3 text-[.9375rem] text-ink-2">{text.commonResultsNote}</p>
		</Section>
	);
}

function Results({ results, counted }: Pick<StatisticsFigures, "results" | "counted">) {
	const text = useText().statistics;
	const language = useLanguage();
	return (
		<BarTable
			caption={text.commonResults}
			heads={[text.result, text.matches]}
			bars={results.map(({ winner, loser, count }) => ({
				key: formatScore(winner, loser),
				label: (
					<span className="font-xcond text-[1.375rem]/5 font-[850] whitespace-nowrap figures">{formatScore(winner, loser)}</span>
				),
				value: count,
				shown: formatNumber(count, language),
				beside: counted ? formatShare(count / counted, language) : undefined,
			}))}
		/>
	);
}
