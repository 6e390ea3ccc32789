import { formatLongWeekday } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { FieldData } from "./field.graphql.ts";

/** When nothing is played on the field: "Closed from Thursday 16 July at 15:30 to 20:00". */
export function FieldClosed({ closed }: { closed: FieldData["closed"] }) {
	const { field: text } = useText().places;
	const language = useLanguage();
	const when = (zoned: string) => `${formatLongWeekday(zoned.slice(0, 10), language)} ${zoned.slice(11, 16)}`;
	return closed.map(({ from, until }) => (
		<p key={from} className="mt-1 flex items-center gap-1.5 font-[600]">
			<Icon name="warning" size={18} />
			{until === null
				? text.closedFrom(when(from))
				: text.closedUntil(when(from), until.slice(0, 10) === from.slice(0, 10) ? until.slice(11, 16) : when(until))}
		</p>
	));
}
