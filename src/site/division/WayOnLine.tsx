import type { TableData } from "../../client/queries/table.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";

type Props = { way: TableData["advancement"][number]; columns: number; playoffPath: (division: string) => string };

/** The sunken line under the last row of a way on: "Top two go to Playoff A". */
export function WayOnLine({ way, columns, playoffPath }: Props) {
	const { match: text } = useText();
	const name = way.division?.title ?? way.stage.title;
	const division = way.division?.id ?? way.stage.divisions[0]?.id;
	return (
		<tr className="h-[1.625rem] border-b border-line bg-sunken last:border-b-0">
			<td colSpan={columns} className="py-0 pl-9 stacked:py-1 stacked:leading-tight text-[.9375rem]/none text-ink-2">
				{text.table.goTo(way.from, way.to)}{" "}
				{division === undefined ? (
					<b className="font-[750] text-ink">
						<UnbrokenName name={name} />
					</b>
				) : (
					<Link to={playoffPath(division)} className="hit-44 font-[750] text-ink hover:underline">
						<UnbrokenName name={name} />
					</Link>
				)}
			</td>
		</tr>
	);
}
