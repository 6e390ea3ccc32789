import { fieldNameAlone } from "../cup/place-name.ts";
import { PLAYING_ADDRESSES, STREAM_PROVIDERS, type StreamProvider } from "../cup/stream.ts";
import type { Database } from "../database/database.ts";
import { givenId } from "../formats/csv/given-id.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import { CUP_FILE_FORMAT, type CupFileMatch, type EditionRecord, type Text } from "../results/record/cup-file.ts";
import type { StreamChange } from "../results/record/cup-file-change.ts";
import { readEdition, readEditions } from "../results/record/read.ts";
import { presentCup } from "./brand-cup.ts";
import { applyChange } from "./change.ts";
import { fieldNamed, matchIn } from "./named.ts";
import { editionNamed } from "./publish.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";
import { startOfText } from "./start-text.ts";
import { streamLine } from "./stream-line.ts";

export type StreamOptions = {
	readonly cup?: string;
	readonly match?: string;
	readonly field?: string;
	readonly from?: string;
	readonly until?: string;
	readonly id?: string;
	readonly address?: string;
	readonly provider?: string;
	readonly access?: string;
	readonly state?: string;
	readonly titleEn?: string;
	readonly titleSv?: string;
	readonly poster?: string;
};

/** @throws Refusal if it does not say what it shows, or the edition already has its id */
export function addStream(named: string, options: StreamOptions): Promise<void> {
	return withRecord(async (db) => {
		const record = await recordOf(db, named, options.cup);
		if (options.address === undefined) throw new Refusal("A stream needs an address: give --address.");
		const shown = shownBy(record, options);
		const id = options.id ?? shown.ownId;
		if (record.edition.streams?.some((stream) => stream.id === id))
			throw new Refusal(
				`${record.edition.name} already has a stream "${id}". To change it: npx cupboard stream change ${named} ${id} …; or give a different --id.`,
			);
		const { ownId: _, title, ...what } = shown;
		await writeStream(db, record, {
			id,
			title,
			state: "upcoming",
			access: "open",
			...what,
			...streamFromOptions(options, title),
		} as StreamChange);
		console.log(`${record.edition.name}: added ${streamLine(await present(db, record, id), record)}`);
	});
}

export async function recordOf(db: Database, named: string, cupOption: string | undefined): Promise<EditionRecord> {
	const cup = await presentCup(db, cupOption);
	const { id } = editionNamed(named, await readEditions(db, cup.id), cup.name);
	const record = await readEdition(db, cup.id, id);
	if (!record) throw new Error(`edition ${cup.id}/${id} went while it was being read`);
	return record;
}

export async function writeStream(db: Database, { cup, edition }: EditionRecord, stream: StreamChange): Promise<void> {
	const editions = [{ id: edition.id, streams: [stream] }];
	await applyChange(db, "stream", { format: CUP_FILE_FORMAT, cup: { id: cup.id }, editions });
}

/** The stream in its present state in the record. */
export async function present(db: Database, { cup, edition }: EditionRecord, id: string) {
	const stream = (await readEdition(db, cup.id, edition.id))?.edition.streams?.find((one) => one.id === id);
	if (!stream) throw new Error(`stream ${id} is not in the record after it was written`);
	return stream;
}

/** The options that apply to any stream. The usual checks validate their values. */
export function streamFromOptions(options: StreamOptions, title: Text): Omit<StreamChange, "id"> {
	const { address, access, state, poster, titleEn, titleSv } = options;
	const provider = options.provider ?? (address === undefined ? undefined : providerOf(address));
	return {
		...(address !== undefined && { address }),
		...(provider !== undefined && { provider }),
		...(access !== undefined && { access }),
		...(state !== undefined && { state }),
		...(poster !== undefined && { poster: poster === "-" ? null : poster }),
		...((titleEn !== undefined || titleSv !== undefined) && {
			title: { en: titleEn ?? title.en, sv: titleSv ?? title.sv },
		}),
	} as Omit<StreamChange, "id">;
}

function providerOf(address: string): StreamProvider {
	const provider = STREAM_PROVIDERS.find((one) => PLAYING_ADDRESSES[one].form.test(address));
	if (provider) return provider;
	const expected = STREAM_PROVIDERS.map((one) => `${one}: ${PLAYING_ADDRESSES[one].expected}`).join("; or ");
	throw new Refusal(`--address "${address}": not a stream address that can be played; expected ${expected}.`);
}

type Shown = Pick<StreamChange, "match" | "field" | "from" | "until"> & { readonly ownId: string; readonly title: Text };

function shownBy(record: EditionRecord, { match, field, from, until }: StreamOptions): Shown {
	if (match !== undefined) {
		if (field !== undefined || from !== undefined || until !== undefined)
			throw new Refusal("A match has its own field and time. Give only --match, or --field with --from and --until.");
		const shown = matchIn(record, match);
		return { ownId: shown.id, match: shown.id, title: matchTitle(record, shown) };
	}
	if (field === undefined || from === undefined || until === undefined)
		throw new Refusal("A stream needs a match or a field: give --match, or --field with --from and --until.");
	const { field: found, arena } = fieldNamed(record.arenas, field, record.cup.name);
	const zone = arena.zone ?? record.cup.zone;
	const begins = startOfText(from, zone, undefined, "--from");
	const day = zonedTime(begins, zone).slice(0, 10);
	const ends = startOfText(until, zone, day, "--until");
	const ownId = givenId(found.id, zonedTime(begins, zone).slice(0, 16));
	const name = fieldNameAlone(arena.name, found.name);
	return { ownId, field: found.id, from: begins, until: ends, title: { en: name, sv: name } };
}

/** "IF Fyrsken – Osaka Minato SC", or its number if its teams are not known. */
function matchTitle({ edition, clubs }: EditionRecord, match: CupFileMatch): Text {
	const nameOf = (team: string | undefined) => {
		const found = edition.teams.find((one) => one.id === team);
		const club = clubs.find((one) => one.id === found?.club);
		return club && [club.name, found?.suffix].filter(Boolean).join(" ");
	};
	const [home, away] = [nameOf(match.home.team), nameOf(match.away.team)];
	if (home && away) return { en: `${home} – ${away}`, sv: `${home} – ${away}` };
	const title = `Match ${match.number ?? match.id}`;
	return { en: title, sv: title };
}
