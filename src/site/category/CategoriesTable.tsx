import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { type StageLink, stageColumns, stageLinks } from "./stage-links.ts";

export type ListedCategory = {
	readonly id: string;
	readonly name: string;
	readonly shortName: string;
	readonly teamCount: number;
	readonly stages: Parameters<typeof stageLinks>[0];
};

/**
 * Every category with its links: rows with a wrapping line of links on a phone, one line from 768 px, a table with column heads from
 * 1180. A missing link leaves a gap.
 * @param columns the stages' names if several tables are aligned; else the categories' own
 * @param counted whether the number of teams is public
 */
export const CategoriesTable = import.meta.env.SSR ? drawnOnce(Table) : Table;

function Table({
	categories,
	caption,
	columns: given,
	counted = true,
}: {
	categories: readonly ListedCategory[];
	caption: string;
	columns?: readonly string[];
	counted?: boolean;
}) {
	const text = useText().home;
	const rows = categories.map((category) => ({ category, links: stageLinks(category.stages) }));
	const columns = given ?? stageColumns(rows.map(({ links }) => links));
	const allPlayoffs = rows.every(({ links }) => links.every(({ type }) => type === "PLAYOFF"));
	return (
		<div className="band">
			<table className={`w-full max-lg:block ${given ? "lg:table-fixed" : ""}`}>
				<caption className="sr-only">{caption}</caption>
				<thead className="text-[0.9375rem] text-ink-2 max-lg:sr-only">
					<tr className="lg:*:border-b lg:*:border-line [&>th]:h-11 [&>th]:text-left [&>th]:font-[550]">
						<th scope="col" className="w-[30%] pl-4">
							{text.name}
						</th>
						{counted ? (
							<th scope="col" className="w-14 text-right!">
								{text.teams}
							</th>
						) : (
							<td className="w-14" />
						)}
						<th scope="col" className="w-38 pl-11">
							{text.allTeams}
						</th>
						<th scope="col" className="w-26">
							{text.groups}
						</th>
						{columns.length > 0 && (
							<th scope="colgroup" colSpan={columns.length}>
								{allPlayoffs ? text.playoffs : text.stages}
							</th>
						)}
					</tr>
				</thead>
				<tbody className="max-lg:block">
					{rows.map(({ category, links }) => (
						<CategoryRow key={category.id} category={category} links={links} columns={columns} counted={counted} />
					))}
				</tbody>
			</table>
		</div>
	);
}

type RowProps = { category: ListedCategory; links: readonly StageLink[]; columns: readonly string[]; counted: boolean };

function CategoryRow({ category, links, columns, counted }: RowProps) {
	const text = useText();
	const language = useLanguage();
	const { inYear } = useYear();
	const { id, name, shortName, teamCount } = category;
	const shown = formatNumber(teamCount, language);
	return (
		<tr className="category-row">
			<th scope="row" className="text-left">
				<span className="inline-flex items-center font-[600]">
					<span className="type-code mr-2.5 min-w-10 whitespace-nowrap md:mr-6 md:min-w-11 lg:mr-3.5 lg:min-w-10 lg:text-[1.625rem]">
						{shortName}
					</span>
					<span className="text-[1.0625rem] lg:text-base">{name}</span>
				</span>
			</th>
			<td className="text-[0.9375rem] text-ink-2 lg:text-right lg:font-cond lg:text-lg lg:text-ink lg:figures">
				{counted && (
					<>
						<span className="lg:hidden">{text.teamsCount(teamCount, shown)}</span>
						<span className="max-lg:hidden">{shown}</span>
					</>
				)}
			</td>
			<td className="lg:pl-11">
				<RowLink to={inYear(`categories/${id}/teams`)} category={name}>
					{text.home.allTeams}
				</RowLink>
			</td>
			<td>
				<RowLink to={inYear(`categories/${id}`)} category={name}>
					{text.home.groups}
				</RowLink>
			</td>
			{columns.map((column) => {
				const link = links.find((one) => one.name === column);
				return (
					<td key={column} className="max-lg:empty:hidden lg:pr-3">
						{link && (
							<RowLink to={inYear(link.path)} category={name}>
								{link.title}
							</RowLink>
						)}
					</td>
				);
			})}
		</tr>
	);
}

function RowLink({ to, category, children }: { to: string; category: string; children: string }) {
	return (
		<Link to={to} className="group inline-flex min-h-11 items-center">
			<span className="text-link font-[600]">
				<UnbrokenName name={children} />
				<span className="sr-only">, {category}</span>
			</span>
		</Link>
	);
}
