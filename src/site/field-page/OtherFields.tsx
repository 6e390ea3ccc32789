import { useYear } from "../../client/data/site-data.ts";
import { useAsOf } from "../../client/live/use-connection-state.ts";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { useCupNow } from "../clock/CupNow.tsx";
import { useDays } from "../clock/use-days.ts";
import { FieldLineText } from "../field/FieldLineText.tsx";
import { fieldLine } from "../field/field-line.ts";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { FieldData } from "./field.graphql.ts";

/** Its id on the page. */
export const OTHER_FIELDS = "other-fields";

type Props = { field: FieldData; today: string; schedulePublished: boolean };

/** The arena's other fields, each with its present or next match. */
export function OtherFields({ field: { id, arena }, today, schedulePublished }: Props) {
	const text = useText();
	const others = arena.fields.filter((field) => field.id !== id);
	if (others.length === 0) return null;
	return (
		<Section id={OTHER_FIELDS} title={text.places.field.more(arena.name)} className="print:hidden">
			<ul className="band divide-y divide-line">
				{others.map((field) => (
					<li key={field.id}>
						<Other arena={{ id: arena.id, name: arena.name }} field={field} today={today} schedulePublished={schedulePublished} />
					</li>
				))}
			</ul>
		</Section>
	);
}

type RowProps = Omit<Props, "field"> & {
	arena: { id: string; name: string };
	field: FieldData["arena"]["fields"][number];
};

const Other = import.meta.env.SSR ? drawnOnce(Row) : Row;

function Row({ arena, field, today, schedulePublished }: RowProps) {
	const text = useText();
	const { inYear } = useYear();
	const cupNow = useCupNow();
	const days = useDays(today);
	const line = fieldLine(field, days, text, cupNow, useAsOf());
	return (
		<Link
			to={inYear(`arenas/arena/${arena.id}/field/${field.id}`)}
			className="focus-inside flex min-h-13 items-center gap-3 stacked:flex-wrap stacked:gap-y-0 px-4 py-1.5 hover:bg-sunken"
		>
			<span className="type-team max-w-[55%] shrink-0 leading-tight stacked:max-w-none stacked:min-w-0 stacked:flex-1">
				{fieldNameAlone(arena.name, field.name)}
			</span>
			<span className="min-w-0 flex-1 text-right stacked:order-last stacked:basis-full stacked:text-left">
				{line === null && schedulePublished ? (
					<span className="type-meta text-[.9375rem] text-ink-2">{text.places.arena.noMore}</span>
				) : (
					<FieldLineText line={line} />
				)}
			</span>
			<Icon name="caretRight" size={16} className="text-accent-ink" />
		</Link>
	);
}
