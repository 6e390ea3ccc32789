import { PLAYING_ADDRESSES, STREAM_PROVIDERS, type StreamProvider } from "../../../cup/stream.ts";
import type { StreamChange } from "../../../results/record/cup-file-change.ts";
import type { KeyOf } from "../columns/sheet.ts";
import { STREAMS } from "../columns/streams.ts";
import type { Draft } from "../draft.ts";
import { bothLanguages } from "../file/both-languages.ts";
import type { Row } from "../file/row.ts";
import { givenId } from "../given-id.ts";
import { matchNamed, reportNoMatch } from "../matches/match-sides.ts";
import { startOf } from "../matches/start.ts";
import { ownColumns, ownValues } from "../own-values.ts";
import { fieldOf } from "../places/arenas.ts";
import { readId, readText } from "../words/plain.ts";
import { readStreamAccess, readStreamProvider, readStreamState } from "../words/vocabularies.ts";
import { withoutUndefined } from "../words/without-undefined.ts";

type StreamRow = Row<KeyOf<typeof STREAMS>>;
type Shown = Pick<StreamChange, "match" | "field" | "from" | "until"> & { readonly ownId: string };

export function readStreams(draft: Draft): void {
	for (const row of draft.folder.rows(STREAMS)) {
		const shown = shownBy(row, draft);
		const address = row.value("address", readText);
		const provider = row.value("provider", readStreamProvider) ?? providerOf(address, row);
		const title = bothLanguages(row, "title", "titleEn", "titleSv");
		const own = withoutUndefined({
			...ownValues(STREAMS, row),
			title: title ?? undefined,
			provider,
			address,
			state: row.value("state", readStreamState),
			access: row.value("access", readStreamAccess),
		});
		if (!shown) continue;
		const { ownId, ...what } = shown;
		const id = row.value("id", readId) ?? ownId;
		if (draft.removes(row, "streams", id)) continue;
		const noun: StreamChange = { id, ...what, ...own };
		draft.comesFrom(noun, row, {
			id: "id",
			title: row.hasColumn("title") ? "title" : "titleEn",
			match: "match",
			field: "field",
			from: row.hasColumn("from") ? "from" : "date",
			until: "until",
			provider: "provider",
			address: "address",
			...ownColumns(STREAMS),
			state: "state",
			access: "access",
		});
		draft.defaults.set(noun, { state: "upcoming", access: "open" });
		if (draft.streams.some((stream) => stream.id === id))
			row.error(row.cell("id") ? "id" : "match", {
				message: "a stream that is already in an earlier row",
				expected: "each stream once; two from the same field on the same day need an id each",
			});
		else draft.streams.push(noun);
	}
}

/** @returns what the stream shows, with the id used if it states none; undefined: a fault is reported */
function shownBy(row: StreamRow, draft: Draft): Shown | undefined {
	const name = row.text("match");
	if (name !== undefined) {
		const found = matchNamed(draft, name, undefined);
		if ("wrong" in found) {
			reportNoMatch(row, found);
			return undefined;
		}
		const { id } = found.match.noun;
		return { ownId: id, match: id };
	}
	const field = fieldOf(row, "arena", "field", draft);
	const from = startOf(row, ["date", "from"], field, draft, "error");
	const until = row.cell("until")
		? startOf(row, [row.cell("untilDate") ? "untilDate" : "date", "until"], field, draft, "error")
		: undefined;
	if (!field || !from || !until) {
		if (!row.isBroken)
			row.error(field ? (from ? "until" : "from") : "match", {
				message: "missing",
				expected: "what it shows: a match; or a field, with date, from and until",
				value: undefined,
			});
		return undefined;
	}
	return { ownId: givenId(field.noun.id, from.slice(0, 16)), field: field.noun.id, from, until };
}

function providerOf(address: string | undefined, row: StreamRow): StreamProvider | undefined {
	if (address === undefined || row.cell("provider")) return undefined;
	const provider = STREAM_PROVIDERS.find((one) => PLAYING_ADDRESSES[one].form.test(address));
	if (!provider)
		row.error("address", {
			message: "not a stream address that can be played",
			expected: STREAM_PROVIDERS.map((one) => `${one}: ${PLAYING_ADDRESSES[one].expected}`).join("; or "),
		});
	return provider;
}
