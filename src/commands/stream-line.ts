import { zonedTime } from "../results/edition/building/zoned-time.ts";
import type { CupFileStream, EditionRecord } from "../results/record/cup-file.ts";
import { fieldCalled, matchCalled } from "./called.ts";

/** A stream on one line, without its address, since the line may end up in a log. */
export function streamLine(
	{ id, title, match, field, from, until, provider, state, access }: CupFileStream,
	record: EditionRecord,
) {
	const arena = record.arenas.find(({ fields }) => fields.some((one) => one.id === field));
	const clock = (instant: string) =>
		zonedTime(instant, arena?.zone ?? record.cup.zone)
			.slice(0, 16)
			.replace("T", " ");
	const shows =
		match === undefined
			? `${fieldCalled(record.arenas, field ?? "")}, ${clock(from ?? "")} to ${clock(until ?? "")}`
			: matchCalled(record, match);
	return `${id}: ${title.en} / ${title.sv} (${shows}; ${provider}, ${state}, ${access})`;
}
