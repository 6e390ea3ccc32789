import { useSite, useYear } from "../../client/data/site-data.ts";
import { formatDays } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Bars } from "../../ui/Bars.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Section } from "../../ui/Section.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { YearList } from "../../ui/YearList.tsx";
import type { HomeTournament, Year } from "./home.graphql.ts";

/** SPEC §9: the year that Home's year picker leaves out. */
const EXCLUDED_YEAR = "2011";

/** Home of an edition whose teams are not published: what will be published when, and the other years. */
export function NothingPublished({ tournament, years }: { tournament: HomeTournament; years: readonly Year[] }) {
	const text = useText().home;
	const language = useLanguage();
	const { brand } = useSite();
	const { year } = useYear();
	const others = years.filter(({ name }) => name !== EXCLUDED_YEAR && name !== year);
	return (
		<>
			<div className="pt-8.5">
				<Bars lit />
				<p className="mt-5.5 text-[1.0625rem] font-[550] text-ink-2">
					{brand.name} {year}
				</p>
				<PageTitle className="mt-1 max-w-[11em]">{text.nothingPublished}</PageTitle>
				<p className="mt-3 max-w-[36rem] text-[1.0625rem] text-ink-2">
					<Unbroken>{`${text.publishedInOrder} ${text.cupWeek(formatDays(tournament.startsAt, tournament.endsAt, language, true))}`}</Unbroken>
				</p>
			</div>
			{others.length > 0 && (
				<Section title={text.chooseYear} className="mt-8.5!">
					<YearList years={others} />
				</Section>
			)}
		</>
	);
}
