import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { Link } from "../../ui/Link.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { stageLinks } from "../category/stage-links.ts";
import { useDays } from "../clock/use-days.ts";
import type { CategoryData, StageData } from "./category.graphql.ts";

type Props = {
	category: CategoryData;
	/** The number of the category's streams. */
	streams: number;
	today: string;
	/** Whether the teams are published. */
	counted: boolean;
};

/** Links to all teams, to each stage with its present round, and to its streams, if any. */
export function CategoryLinks({ category, streams, today, counted }: Props) {
	const { category: text, streams: streamTexts } = useText();
	const language = useLanguage();
	return (
		<ul className="band divide-y divide-line">
			<Row
				to={`categories/${category.id}/teams`}
				icon="people"
				title={text.allTeams}
				detail={counted ? formatNumber(category.teamCount, language) : ""}
			/>
			{stageLinks(category.stages).map((link) => {
				const stage = category.stages.find((one) => one.name === link.name);
				return (
					<Row key={link.path} to={link.path} icon={link.type === "PLAYOFF" ? "bracket" : "list"} title={link.title}>
						{stage !== undefined && <NowPlaying stage={stage} today={today} />}
					</Row>
				);
			})}
			{streams > 0 && (
				<Row
					to={`streams?category=${category.id}`}
					icon="play"
					title={streamTexts.title}
					detail={formatNumber(streams, language)}
				/>
			)}
		</ul>
	);
}

function NowPlaying({ stage, today }: { stage: StageData; today: string }) {
	const { category: text, match } = useText();
	const days = useDays(today);
	if (!("currentRound" in stage)) return null;
	const { currentRound: round, currentRoundDay: day, playoffs } = stage;
	if (playoffs.every(({ bracket }) => !bracket?.matchCount)) return text.notDrawn;
	if (round === null) return text.over;
	const when = day === null ? "" : days.dateWithin(day);
	return `${match.playoff.rounds(round)} ${when}`.trim();
}

type RowProps = { to: string; icon: IconName; title: string; detail?: string; children?: React.ReactNode };

function Row({ to, icon, title, detail, children }: RowProps) {
	const { inYear } = useYear();
	return (
		<li>
			<Link
				to={inYear(to)}
				className="focus-inside flex min-h-14 flex-wrap items-center gap-4 stacked:gap-y-0 stacked:py-2 px-4 hover:bg-sunken"
			>
				<Icon name={icon} size={22} className="text-ink-2" />
				<span className="flex-1 font-cond text-[1.1875rem] font-[750]">
					<UnbrokenName name={title} />
				</span>
				<span className="text-right text-[0.9375rem] text-ink-2 stacked:order-last stacked:basis-full stacked:text-left stacked:pl-9.5">
					{detail ?? children}
				</span>
				<Icon name="caretRight" size={16} className="text-accent-ink" />
			</Link>
		</li>
	);
}
