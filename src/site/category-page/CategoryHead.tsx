import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Crumbs } from "../../ui/Crumbs.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";

type Category = { readonly shortName: string; readonly name: string; readonly teamCount: number; readonly groupCount: number };

/** The category's code as a figure, its name, and how large it is. @param counted whether its teams are published */
export function CategoryHead({ category, counted }: { category: Category; counted: boolean }) {
	const { shortName, name, teamCount, groupCount } = category;
	const text = useText();
	const language = useLanguage();
	const { inYear } = useYear();
	const counts = [counted ? text.teamsCount(teamCount, formatNumber(teamCount, language)) : text.searching.notPublished];
	if (counted && groupCount > 0) counts.push(text.groupsCount(groupCount, formatNumber(groupCount, language)));
	return (
		<div className="pt-0.5 pb-5">
			<Crumbs trail={[{ to: inYear("categories"), label: text.ageCategories }, { label: name }]} />
			<div className="flex items-center gap-4 stacked:flex-wrap stacked:gap-y-1">
				<p className="font-xcond text-[4.75rem]/[0.95] font-[850]">{shortName}</p>
				<div className="min-w-0 stacked:basis-[max-content]">
					<PageTitle className="text-[1.75rem] lg:text-[2.25rem]">{name}</PageTitle>
					<p className="text-ink-2">{counts.join(", ")}</p>
				</div>
			</div>
		</div>
	);
}
