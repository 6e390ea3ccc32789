import type { CupFileStream } from "../cup-file-stream.ts";
import type { Row, StoredRow } from "./tables.ts";
import { instantOrNull, withoutHoles } from "./value.ts";

export function streamRow(cup: number, edition: string, stream: CupFileStream, ordinal: number): Row<"stream"> {
	const { id, title, match, field, provider, address, poster, state, access } = stream;
	const [from, until] = [instantOrNull(stream.from), instantOrNull(stream.until)];
	return { cup, id, edition, ordinal, title, match, field, from, until, provider, address, poster, state, access };
}

export function streamsOfRows(rows: readonly StoredRow<"stream">[]): CupFileStream[] {
	return rows.map(({ id, title, match, field, from, until, provider, address, poster, state, access }) =>
		withoutHoles<CupFileStream>({
			id,
			title,
			match,
			field,
			from: instantOrNull(from),
			until: instantOrNull(until),
			provider,
			address,
			poster,
			state,
			access,
		}),
	);
}
