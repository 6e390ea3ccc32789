import { useYear } from "../../client/data/site-data.ts";
import { DOT } from "../../text/dot.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import type { ListedArena } from "./arenas.graphql.ts";
import { FieldTiles } from "./FieldTiles.tsx";

/** An arena of the list: its name, the number of its fields and of those in use now, and a link to each. */
export function ArenaItem({ arena }: { arena: ListedArena }) {
	const { arenas: text } = useText().places;
	const language = useLanguage();
	const { inYear } = useYear();
	const { id, name, address, liveCount, fields } = arena;
	return (
		<div className="pb-3.5">
			<Link
				to={inYear(`arenas/arena/${id}`)}
				className="focus-inside flex min-h-16 items-center gap-3 px-4 pt-2 pb-1 hover:bg-sunken"
			>
				<span className="min-w-0 flex-1">
					<span className="block font-cond text-xl/tight font-[750]">{name}</span>
					<span className="type-meta text-[.9375rem] text-ink-2">
						{liveCount > 0 && (
							<>
								<b className="font-[700] text-live-ink">{text.live(formatNumber(liveCount, language))}</b>
								{DOT}
							</>
						)}
						{text.fields(fields.length, formatNumber(fields.length, language))}
						{address !== null && `${DOT}${address}`}
					</span>
				</span>
				<Icon name="caretRight" size={16} className="text-accent-ink" />
			</Link>
			<FieldTiles arena={arena} className="px-4 pt-1" />
		</div>
	);
}
