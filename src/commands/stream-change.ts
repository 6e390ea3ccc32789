import { CUP_FILE_FORMAT, type EditionRecord } from "../results/record/cup-file.ts";
import { applyChange } from "./change.ts";
import { countOf } from "./count-of.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { present, recordOf, type StreamOptions, streamFromOptions, writeStream } from "./stream-add.ts";
import { streamLine } from "./stream-line.ts";

/** @throws Refusal if the edition has no such stream, or no change is given */
export function changeStream(named: string, id: string, options: StreamOptions): Promise<void> {
	return withRecord(async (db) => {
		const record = await recordOf(db, named, options.cup);
		const stream = record.edition.streams?.find((one) => one.id === id);
		if (!stream) throw new Refusal(unknown(record, [id]));
		const said = streamFromOptions(options, stream.title);
		if (Object.keys(said).length === 0)
			throw new Refusal("Nothing to change: give --state, --access, --address, --title-en, --title-sv or --poster.");
		await writeStream(db, record, { id, ...said });
		console.log(`${record.edition.name}: changed ${streamLine(await present(db, record, id), record)}`);
	});
}

export function listStreams(named: string, options: StreamOptions): Promise<void> {
	return withRecord(async (db) => {
		const record = await recordOf(db, named, options.cup);
		const { name, streams = [] } = record.edition;
		console.log(
			streams.length === 0 ? `${name} has no streams.` : `${name} has ${countOf(streams.length, "stream", "streams")}:`,
		);
		for (const stream of streams) console.log(`  ${streamLine(stream, record)}`);
	});
}

/** @throws Refusal if the edition lacks one of them; nothing is removed then */
export function removeStreams(named: string, ids: readonly string[], options: StreamOptions): Promise<void> {
	return withRecord(async (db) => {
		const record = await recordOf(db, named, options.cup);
		const missing = ids.filter((id) => !record.edition.streams?.some((stream) => stream.id === id));
		if (missing.length > 0) throw new Refusal(`${unknown(record, missing)} Nothing was removed.`);
		const own = [...new Set(ids)];
		await applyChange(db, "stream", {
			format: CUP_FILE_FORMAT,
			cup: { id: record.cup.id },
			remove: { streams: own },
		});
		console.log(`${record.edition.name}: removed ${own.join(", ")}`);
	});
}

function unknown({ edition: { name, streams = [] } }: EditionRecord, ids: readonly string[]): string {
	const there = streams.map(({ id }) => id).join(", ") || "none";
	return `${name} has no stream "${ids.join('", "')}". Its streams: ${there}.`;
}
