import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { fieldNumber } from "../field/field-number.ts";
import type { ListedArena } from "./arenas.graphql.ts";

/** The longest sign that fits into a square, in characters. */
const SHORT = 3;

/** An arena's fields as a row of their numbers, those being played on filled green. */
export function FieldTiles({ arena, className }: { arena: Pick<ListedArena, "id" | "name" | "fields">; className: string }) {
	const text = useText();
	const { inYear } = useYear();
	return (
		<ul aria-label={`${arena.name}, ${text.places.arena.fields}`} className={`flex flex-wrap gap-2 ${className}`}>
			{arena.fields.map(({ id, name, now }) => {
				const sign = fieldNumber(name, arena.name);
				const tone = now === null ? "border-line-strong bg-surface hover:bg-sunken" : "border-live live-fill";
				const size = sign.length > SHORT ? "px-3 font-cond text-base" : "min-w-11 font-xcond text-[1.375rem]";
				return (
					<li key={id}>
						<Link
							to={inYear(`arenas/arena/${arena.id}/field/${id}`)}
							aria-label={now === null ? name : text.places.arena.liveField(name)}
							className={`grid h-11 place-items-center rounded-control border-[1.5px] font-[800] figures hover:underline hover:underline-offset-4 ${size} ${tone}`}
						>
							{sign}
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
