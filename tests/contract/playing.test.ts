import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import { grantPass, revokePass } from "../../src/accounts/pass.ts";
import { TICKET_MS } from "../../src/accounts/playing/ticket.ts";
import { signInDevice } from "../../src/accounts/token/device.ts";
import { STREAM_ACCESSES, STREAM_STATES, type StreamAccess, type StreamState } from "../../src/cup/stream.ts";
import type { Database } from "../../src/database/database.ts";
import { CLIP_FILES } from "../../src/demo/playlist.ts";
import { DEMO_CLIP } from "../../src/demo/streams.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { createPlaying } from "../../src/video/playing.ts";
import { accountsOver, NOON } from "../support/account-caller.ts";
import { accountPlaces } from "../support/account-places.ts";
import { aSmallCup } from "../support/cup.ts";

const SIGN_IN = "You need to sign in to access this content";
const NO_ACCESS = "You dont have access to this match";
const NOT_BEGUN = "This stream has not started yet.";
const READERS = ["visitor", "user", "holder of 2026", "holder of 2025"] as const;
type Reader = (typeof READERS)[number];

/** The small cup with a stream of our own clip for each access and state, beside those it has, and hidden ones. */
function aStreamedCup(): CupFile {
	const cup = aSmallCup();
	const [edition] = cup.editions as [CupFile["editions"][number]];
	const when = { from: "2026-07-14T06:00:00Z", until: "2026-07-14T18:00:00Z" };
	for (const access of STREAM_ACCESSES) {
		for (const state of STREAM_STATES) {
			const id = `${access}-${state}`;
			const what = { id, title: { en: id, sv: id }, field: "heden-2", ...when, access, state };
			edition.streams?.push({ ...what, provider: "hls", address: DEMO_CLIP });
		}
	}
	return cup;
}

/** DECISIONS §7's answer: null if it plays. */
function refusal(access: StreamAccess, state: StreamState, reader: Reader): [number, string] | null {
	if (access === "account" && reader === "visitor") return [401, SIGN_IN];
	if (access === "pass" && reader !== "holder of 2026") return [403, NO_ACCESS];
	return state === "upcoming" ? [409, NOT_BEGUN] : null;
}

const COMBINATIONS = READERS.flatMap((reader) =>
	STREAM_ACCESSES.flatMap((access) => STREAM_STATES.map((state) => ({ reader, access, state }))),
);

describe.each(await accountPlaces())("playing on $name", ({ open, end, missing }) => {
	let db: Database;
	let models: ReadModels;
	let at: ReturnType<typeof accountsOver>;
	let files: ReturnType<typeof createPlaying>["files"];
	const tokens = new Map<Reader, string>();
	const people = new Map<Reader, number>();

	beforeAll(async () => {
		if (missing) return;
		db = await open();
		const report = await importCup(db, sourceWithoutLines("cup", aStreamedCup()));
		expect(report.faults).toEqual([]);
		models = await ReadModels.open({
			source: recordSource(db),
			clock: () => NOON,
			onError: (error) => {
				throw error;
			},
		});
		for (const reader of READERS.slice(1)) {
			const email = `${reader.replaceAll(" ", "-")}@club.example`;
			const made = await makeAccount(db.orm, { name: "A", email, passwordHash: "-", language: "en", createdAt: NOON });
			const id = made!.id;
			people.set(reader, id);
			tokens.set(reader, await signInDevice(db.orm, id, "A phone", NOON));
		}
		await grantPass(db.orm, people.get("holder of 2026")!, 7, 2026, NOON);
		await grantPass(db.orm, people.get("holder of 2025")!, 7, 2025, NOON);
		// A pass of another cup of the record is none here.
		await grantPass(db.orm, people.get("holder of 2025")!, 8, 2026, NOON);
	});
	beforeEach((context) => {
		if (missing) context.skip(missing);
		const clock = { now: NOON };
		const playing = createPlaying({ database: db, models, cup: 7, now: () => clock.now });
		at = { ...accountsOver(db, { streamToPlay: playing.streamToPlay, now: () => clock.now }), clock };
		files = playing.files;
	});
	afterAll(async () => {
		await models?.close();
		await db?.close();
		await end?.();
	});

	const play = (id: string, reader: Reader = "visitor", headers?: Record<string, string>) =>
		at.call("POST", `/api/streams/${id}/play`, { token: tokens.get(reader), headers });
	const addressOf = async (id: string, reader: Reader) => {
		const { address } = (await play(id, reader)).json() as { address: string };
		return new URL(address).pathname.replace(/^\/play/, "");
	};

	it.each(COMBINATIONS)("§7 $access, $state, for a $reader", async ({ reader, access, state }) => {
		const answer = await play(`${access}-${state}`, reader);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const expected = refusal(access, state, reader);
		if (expected === null) {
			expect(answer.status).toBe(200);
			const { provider, address } = answer.json();
			expect(provider).toBe("hls");
			const given = new URL(String(address)).pathname.replace(/^\/play/, "");
			const playlist = await files.request(given);
			expect(playlist.status).toBe(200);
			const film = given.replace("index.m3u8", /^[\w-]+\.m3u8$/m.exec(await playlist.text())![0]);
			expect((await (await files.request(film)).text()).includes("#EXT-X-ENDLIST")).toBe(state === "replay");
		} else {
			const [status, message] = expected;
			expect({ status: answer.status, ...answer.json() }).toEqual({ status, message });
		}
	});

	it("§7 asks for the pass of the stream's own year, whatever year it is by now", async () => {
		at.clock.now = new Date("2027-01-02T12:00:00Z");
		expect((await play("pass-replay", "holder of 2026")).status).toBe(200);
		expect((await play("pass-replay", "holder of 2025")).status).toBe(403);
	});

	it("§8 refuses in Swedish too", async () => {
		const swedish = { "accept-language": "sv" };
		expect((await play("account-live", "visitor", swedish)).json().message).toBe("Du måste logga in för att se innehållet");
		expect((await play("pass-live", "user", swedish)).json().message).toBe("Du har inte tillgång till den här matchen");
		expect((await play("open-upcoming", "visitor", swedish)).json().message).toBe("Sändningen har inte börjat ännu.");
	});

	it("§7 returns other addresses unchanged, to users who may watch", async () => {
		expect((await play("live-1", "user")).json()).toEqual({
			provider: "hls",
			address: "https://live.cup.example/secret-1/index.m3u8",
		});
		expect((await play("young-replay", "holder of 2026")).json()).toEqual({
			provider: "vimeo",
			address: "https://vimeo.com/760003",
		});
	});

	it("a pass counts as long as the person has it", async () => {
		const holder = people.get("holder of 2026")!;
		await revokePass(db.orm, holder, 7, 2026);
		expect((await play("pass-live", "holder of 2026")).status).toBe(403);
		await grantPass(db.orm, holder, 7, 2026, NOON);
		expect((await play("pass-live", "holder of 2026")).status).toBe(200);
	});

	it("an expired token signs in no user", async () => {
		const answer = await at.call("POST", "/api/streams/account-live/play", { token: `1|${"x".repeat(43)}` });
		expect(answer.status).toBe(401);
	});

	it.each(["nothing", "", "..%2Flive-1", "open-live%00", "1; drop table stream"])("knows no stream %j", async (id) => {
		expect((await play(id, "holder of 2026")).status).toBe(404);
	});

	it("accepts POST alone, and no page of another site", async () => {
		expect((await at.call("GET", "/api/streams/open-live/play")).status).toBe(405);
		expect((await play("open-live", "visitor", { "sec-fetch-site": "cross-site" })).status).toBe(403);
	});

	it("§7 an old signed address is dead, its segments too, and every other file than the clip's", async () => {
		const address = await addressOf("open-replay", "visitor");
		const beside = (file: string) => address.replace("index.m3u8", file);
		const [segment, captions, other] = [beside(CLIP_FILES[1]!), beside("captions-sv-0.vtt"), beside("..%2Fplaylist.ts")];
		const playlist = (await files.request(address)).headers;
		// A player that cached the playlist of a running stream would find no new segment.
		expect([playlist.get("content-type"), playlist.get("cache-control")]).toEqual(["application/vnd.apple.mpegurl", "no-store"]);
		expect((await files.request(segment)).headers.get("cache-control")).toBe(`private, max-age=${TICKET_MS / 1000}`);
		const bytes = await (await files.request(segment)).arrayBuffer();
		expect(Buffer.from(bytes).toString("latin1", 4, 8)).toBe("moof");
		expect((await files.request(captions)).headers.get("content-type")).toBe("text/vtt; charset=utf-8");
		for (const missing of [other, beside("other.m3u8")]) expect((await files.request(missing)).status).toBe(404);
		at.clock.now = new Date(NOON.getTime() + TICKET_MS);
		for (const one of [address, segment, captions, beside("film.m3u8")]) {
			const answer = await files.request(one);
			expect(answer.status).toBe(403);
			expect(answer.headers.get("cache-control")).toBe("no-store");
		}
	});

	it("§7 a signed address of an open stream opens no other", async () => {
		const address = await addressOf("open-live", "visitor");
		expect((await files.request(address)).status).toBe(200);
		expect((await files.request(address.replace("open-live", "pass-live"))).status).toBe(403);
		expect((await files.request("/pass-live/99999999999999/AAAA/index.m3u8")).status).toBe(403);
	});

	it("§7 two processes sign with one key", async () => {
		const address = await addressOf("open-live", "visitor");
		const other = createPlaying({ database: db, models, cup: 7, now: () => NOON });
		expect((await other.files.request(address)).status).toBe(200);
	});

	it("plays nothing of a schedule that is not published, and nothing of another cup", async () => {
		const address = await addressOf("open-live", "visitor");
		const hidden = createPlaying({ database: db, models: { current: async () => null }, cup: 7, now: () => NOON });
		expect(await hidden.streamToPlay("open-live")).toBeNull();
		expect((await hidden.files.request(address)).status).toBe(404);
		const elsewhere = createPlaying({ database: db, models, cup: 8, now: () => NOON });
		expect(await elsewhere.streamToPlay("open-live")).toBeNull();
		expect((await elsewhere.files.request(address)).status).toBe(403);
	});
});

describe("an edition whose schedule is not published", () => {
	it("§7 has no stream to play, for any client", async () => {
		const { openInMemory } = await import("../../src/database/folder.ts");
		const db = await openInMemory();
		const cup = aStreamedCup();
		Object.assign(cup.editions[0]!.published, { schedule: false });
		expect((await importCup(db, sourceWithoutLines("cup", cup))).faults).toEqual([]);
		const onError = (error: unknown) => {
			throw error;
		};
		const models = await ReadModels.open({ source: recordSource(db), clock: () => NOON, onError });
		const { streamToPlay } = createPlaying({ database: db, models, cup: 7, now: () => NOON });
		for (const { id } of cup.editions[0]!.streams ?? []) expect(await streamToPlay(id)).toBeNull();
		await models.close();
		await db.close();
	});
});
