import { PLAYING_ADDRESSES } from "../../../cup/stream.ts";
import type { CupFileStream } from "../cup-file-stream.ts";
import { dayIn } from "../zone.ts";
import type { EditionIndex } from "./cup-index.ts";
import type { Report } from "./fault-report.ts";
import { fieldCalled } from "./match-place.ts";

export function checkStreams(index: EditionIndex, report: Report): void {
	const streamOf = new Map<string, string>();
	for (const stream of index.edition.streams ?? []) {
		if (report.isBroken(stream)) continue;
		const { form, expected } = PLAYING_ADDRESSES[stream.provider];
		if (!form.test(stream.address))
			report.error(stream, ["address"], {
				value: stream.address,
				message: `not an address that ${stream.provider} can play`,
				expected,
			});
		if (stream.match !== undefined) checkMatch(stream, stream.match, streamOf, index, report);
		else checkField(stream, index, report);
	}
}

function checkMatch(
	stream: CupFileStream,
	match: string,
	streamOf: Map<string, string>,
	{ matches, name }: EditionIndex,
	report: Report,
): void {
	for (const part of ["field", "from", "until"] as const) {
		if (stream[part] === undefined) continue;
		const expected = "no field and no time together with a match: the match has its own";
		report.error(stream, [part], { value: stream[part], message: "a stream of both a match and a field", expected });
	}
	if (!report.find(matches, "matches", match, stream, ["match"], name)) return;
	const other = streamOf.get(match);
	if (other !== undefined)
		report.error(stream, ["match"], {
			value: match,
			message: `a match that stream "${other}" already shows`,
			expected: "one stream per match",
		});
	streamOf.set(match, stream.id);
}

function checkField(stream: CupFileStream, index: EditionIndex, report: Report): void {
	const { edition, name, zone } = index;
	const { field, from, until } = stream;
	const expected = "a match; or a field, from and until";
	if (field === undefined) {
		report.error(stream, ["field"], { value: undefined, message: "a stream without a match or a field", expected });
		return;
	}
	const place = fieldCalled(field, index, report, stream, ["field"]);
	for (const part of ["from", "until"] as const)
		if (stream[part] === undefined) report.error(stream, [part], { value: undefined, message: "missing", expected });
	if (from === undefined || until === undefined) return;
	if (Date.parse(until) <= Date.parse(from))
		report.error(stream, ["until"], { value: until, message: "a stream that ends before it starts", expected: `after ${from}` });
	if (!place || report.isBroken(edition)) return;
	const day = dayIn(from, place.arena.zone ?? zone);
	if (day < edition.startsOn || day > edition.endsOn)
		report.error(stream, ["from"], {
			value: from,
			message: `a day outside the edition (${day})`,
			expected: `a day of ${name}: ${edition.startsOn} to ${edition.endsOn}`,
		});
}
