import { useYear } from "../../client/data/site-data.ts";
import { useAsOf } from "../../client/live/use-connection-state.ts";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { useCupNow } from "../clock/CupNow.tsx";
import { useDays } from "../clock/use-days.ts";
import { FieldHeart } from "../favourites/Heart.tsx";
import { FieldLineText } from "../field/FieldLineText.tsx";
import { fieldFacts } from "../field/field-facts.ts";
import { fieldLine, waitingOn } from "../field/field-line.ts";
import { fieldNumber } from "../field/field-number.ts";
import { MatchTeam } from "../match/MatchTeam.tsx";
import { MatchTile } from "../match/MatchTile.tsx";
import { MovedFrom } from "../match/MovedFrom.tsx";
import { matchName } from "../match/match-name.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { FieldRowData } from "./arena.graphql.ts";

/** The longest sign that is written as a figure. */
const SHORT = 3;

type Props = {
	arena: { readonly id: string; readonly name: string };
	field: FieldRowData;
	today: string;
	/** Until the schedule is published, nothing is shown about matches. */
	schedulePublished: boolean;
};

/** A field of an arena: its number, its present or next match, and its heart. */
export function FieldRow({ arena: { id, name }, ...rest }: Props) {
	// A page has its arena with all of its fields.
	return <Drawn arena={{ id, name }} {...rest} />;
}

const Drawn = import.meta.env.SSR ? drawnOnce(Row) : Row;

function Row({ arena, field, today, schedulePublished }: Props) {
	const text = useText();
	const language = useLanguage();
	const { inYear } = useYear();
	const cupNow = useCupNow();
	const days = useDays(today);
	const sign = fieldNumber(field.name, arena.name);
	const line = fieldLine(field, days, text, cupNow, useAsOf());
	const { due, next } = waitingOn(field, cupNow);
	const match = field.now ?? due ?? next;
	const heard = [
		sentence(fieldNameAlone(arena.name, field.name)),
		match && matchName(match, text.match, language, cupNow),
		(field.now ?? due) && line?.rest && sentence(line.rest),
		match === null && schedulePublished && sentence(text.places.arena.noMore),
	];
	return (
		<div className="relative flex h-full items-stretch">
			<Link
				to={inYear(`arenas/arena/${arena.id}/field/${field.id}`)}
				aria-label={heard.filter(Boolean).join(" ")}
				className={`focus-inside flex min-w-0 flex-1 items-center gap-3 stacked:flex-wrap stacked:gap-y-1 stacked:pr-4 py-2 pl-4 hover:bg-sunken/50 ${match === null ? "min-h-16" : "min-h-22"}`}
			>
				<span
					className={
						sign.length > SHORT
							? "w-24 stacked:w-auto stacked:basis-full stacked:pr-13 font-cond text-xl/tight font-[750]"
							: "w-12 stacked:basis-full font-xcond text-[2.875rem]/none font-[850] figures"
					}
				>
					{sign}
				</span>
				{match === null ? (
					<span className="block min-w-0 flex-1 text-ink-2 first-letter:uppercase">
						{schedulePublished ? text.places.arena.noMore : fieldFacts([field], text.places)}
					</span>
				) : (
					<span className="min-w-0 flex-1">
						<span className="row-side">
							<MatchTeam match={match} of="HOME" />
						</span>
						<span className="row-side">
							<MatchTeam match={match} of="AWAY" />
						</span>
						<FieldLineText line={line} />
						<MovedFrom match={match} />
					</span>
				)}
				{match !== null && (
					<span className="flex">
						<MatchTile match={match} />
					</span>
				)}
			</Link>
			<span className="flex stacked:absolute stacked:top-0 stacked:right-0">
				<FieldHeart arena={arena} field={field} />
			</span>
		</div>
	);
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
