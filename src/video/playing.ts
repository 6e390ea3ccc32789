import path from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import { readPlayingKey } from "../accounts/playing/key.ts";
import type { StreamToPlay } from "../accounts/playing/stream-to-play.ts";
import { isGood, makeTicket, TICKET_MS } from "../accounts/playing/ticket.ts";
import type { Database } from "../database/database.ts";
import { CLIP_FILES, captionFile, PLAYLIST, playlistOf } from "../demo/playlist.ts";
import { DEMO_CLIP } from "../demo/streams.ts";
import { fileAnswer } from "../http/file-answer.ts";
import { EMBEDDABLE } from "../http/security-headers.ts";
import type { ReadModels } from "../results/edition/keeping/read-models.ts";
import { readStreamToPlay } from "../results/record/stream-to-play.ts";

const CLIP_FOLDER = fileURLToPath(new URL("../demo/clip", import.meta.url));

type Options = {
	readonly database: Database;
	readonly models: Pick<ReadModels, "current">;
	readonly cup: number;
	readonly now: () => Date;
};

export type Playing = {
	/** For the account service: a visible stream with the data to play it. */
	readonly streamToPlay: (id: string) => Promise<StreamToPlay | null>;
	/** /play: our own files, for clients with a ticket. */
	readonly files: Hono;
};

/**
 * What streams play. An address on another site is returned as recorded. The demo's clip, which we serve, gets an address with a
 * ticket that is valid for that stream only, and for a short time.
 */
export function createPlaying({ database, models, cup, now }: Options): Playing {
	let key: Promise<Uint8Array> | undefined;
	const readKey = (): Promise<Uint8Array> => {
		key ??= readPlayingKey(database.orm).catch((error: unknown) => {
			key = undefined;
			throw error;
		});
		return key;
	};

	/** The read model knows whether a stream is published; the record, who may watch it and its address. */
	async function shown(id: string) {
		const stream = await readStreamToPlay(database, cup, id);
		if (stream === undefined) return null;
		const model = await models.current(cup, stream.edition);
		return model?.entity("stream", id) === undefined ? null : stream;
	}

	async function signed(id: string): Promise<string> {
		const { until, mark } = makeTicket(await readKey(), { cup, stream: id }, now());
		return `/play/${id}/${until}/${mark}/${PLAYLIST}`;
	}

	async function streamToPlay(id: string): Promise<StreamToPlay | null> {
		const stream = await shown(id);
		if (stream === null) return null;
		const { address, year, access, state, provider } = stream;
		const playingAddress = async (origin: string) => {
			if (address === DEMO_CLIP) return origin + (await signed(id));
			return address.startsWith("/") ? origin + address : address;
		};
		return { year, access, state, provider, playingAddress };
	}

	// The ticket alone gives access, without cookies: a site on another origin than this account service may play them too.
	const always = { ...EMBEDDABLE, "access-control-allow-origin": "*" };
	const refused = (status: 403 | 404, why: string) =>
		new Response(`${why}\n`, { status, headers: { ...always, "cache-control": "no-store" } });

	const files = new Hono().get("/:stream/:until/:mark/:file", async (context) => {
		const { stream: id, until, mark, file } = context.req.param();
		if (!isGood(await readKey(), { cup, stream: id }, { until, mark }, now())) {
			return refused(403, "This address is no longer good. Ask to play the stream again.");
		}
		const headers = { ...always, "cache-control": `private, max-age=${TICKET_MS / 1000}` };
		if (file.endsWith(".m3u8")) {
			const stream = await shown(id);
			if (stream?.address !== DEMO_CLIP || stream.state === "upcoming") return refused(404, "There is no such stream.");
			const playlist = playlistOf(file, stream.state, now());
			if (playlist === null) return refused(404, "There is no such file.");
			const type = { "content-type": "application/vnd.apple.mpegurl" };
			return new Response(playlist, { headers: { ...headers, ...type, "cache-control": "no-store" } });
		}
		const captions = captionFile(file);
		if (captions !== null) return new Response(captions, { headers: { ...headers, "content-type": "text/vtt; charset=utf-8" } });
		const segment = CLIP_FILES.includes(file)
			? await fileAnswer(path.join(CLIP_FOLDER, file), context.req.raw.method, { ...headers, "content-type": "video/mp4" })
			: null;
		return segment ?? refused(404, "There is no such file.");
	});

	return { streamToPlay, files };
}
