import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { playHls } from "./play-hls.ts";

type Failure = {
	readonly fatal: boolean;
	readonly type: string;
	readonly details?: string;
	readonly response?: { readonly code: number };
	readonly error: Error;
};

/** Records the calls to the player's library, and fires its events. */
class Library {
	static readonly Events = { FRAG_LOADED: "loaded", ERROR: "error" };
	static readonly ErrorTypes = { MEDIA_ERROR: "media" };
	static readonly ErrorDetails = {
		MANIFEST_INCOMPATIBLE_CODECS_ERROR: "no codec of the playlist",
		BUFFER_INCOMPATIBLE_CODECS_ERROR: "no codec of the buffer",
	};
	static made: Library | undefined;
	readonly config = { startPosition: -1 };
	readonly did: string[] = [];
	readonly #told = new Map<string, (event: string, failure?: Failure) => unknown>();

	constructor() {
		Library.made = this;
	}
	on(event: string, hear: (event: string, failure?: Failure) => unknown) {
		this.#told.set(event, hear);
	}
	tell(event: string, failure?: Failure) {
		return this.#told.get(event)?.(event, failure);
	}
	loadSource(address: string) {
		this.did.push(`load ${address}`);
	}
	attachMedia() {
		this.did.push("attach");
	}
	recoverMediaError() {
		this.did.push("recover");
	}
	destroy() {
		this.did.push("destroy");
	}
}

beforeEach(() => {
	vi.doMock("hls.js", () => ({ default: Library }));
	vi.stubGlobal("window", { MediaSource: class {} });
	Library.made = undefined;
});
afterEach(() => void vi.doUnmock("hls.js"));

const failure = (more: Partial<Failure>): Failure => ({ fatal: false, type: "network", error: new Error("no"), ...more });
const OVER = failure({ response: { code: 403 } });

async function playing(renew: () => Promise<string | null>) {
	const died: unknown[] = [];
	const video = { duration: 100, currentTime: 0 } as HTMLVideoElement;
	const stop = playHls(video, "first.m3u8", { renew, onDead: (error) => died.push(error) });
	await vi.waitFor(() => expect(Library.made?.did).toEqual(["load first.m3u8", "attach"]));
	return { hls: Library.made!, video, died, stop };
}

test("§8 a stream whose address has expired continues with a new one at the same position, each time", async () => {
	const addresses = ["second.m3u8", "third.m3u8", null];
	const renew = vi.fn(async () => addresses.shift() ?? null);
	const { hls, video, died } = await playing(renew);
	for (const [at, next] of [
		[12, "second.m3u8"],
		[48, "third.m3u8"],
	] as const) {
		hls.tell("loaded");
		video.currentTime = at;
		await hls.tell("error", OVER);
		expect(hls.did.at(-1)).toBe(`load ${next}`);
		expect(hls.config.startPosition).toBe(at);
	}
	expect(died).toEqual([]);
	hls.tell("loaded");
	await hls.tell("error", OVER);
	expect(died, "there is no other any more").toEqual([OVER.error]);
	expect(renew).toHaveBeenCalledTimes(3);
});

test("an address that was never good is not asked for again, and one is asked for once while it is waited for", async () => {
	let give = (_: string) => {};
	const renew = vi.fn(
		() =>
			new Promise<string>((resolve) => {
				give = resolve;
			}),
	);
	const { hls, died } = await playing(renew);
	await hls.tell("error", OVER);
	expect(renew).not.toHaveBeenCalled();
	hls.tell("loaded");
	const asked = hls.tell("error", OVER);
	await hls.tell("error", { ...OVER, fatal: true });
	expect(renew).toHaveBeenCalledTimes(1);
	give("second.m3u8");
	await asked;
	// The new one has loaded nothing yet.
	await hls.tell("error", { ...OVER, fatal: true });
	expect(renew).toHaveBeenCalledTimes(1);
	expect(died).toHaveLength(1);
});

test("a stream whose codec the browser lacks is reported as unplayable at once, and not retried", async () => {
	for (const details of Object.values(Library.ErrorDetails)) {
		const { hls, died } = await playing(async () => null);
		await hls.tell("error", failure({ type: "media", details, fatal: true }));
		expect(hls.did).not.toContain("recover");
		expect(died).toHaveLength(1);
		Library.made = undefined;
	}
});

test("a broken picture is retried once, and a non-fatal error is not reported; nothing is reported after a stop", async () => {
	const { hls, died, stop } = await playing(async () => null);
	await hls.tell("error", failure({ type: "media" }));
	expect(hls.did).not.toContain("recover");
	await hls.tell("error", failure({ type: "media", fatal: true }));
	expect(hls.did.at(-1)).toBe("recover");
	expect(died).toEqual([]);
	await hls.tell("error", failure({ type: "media", fatal: true }));
	expect(died).toHaveLength(1);
	stop();
	expect(hls.did.at(-1)).toBe("destroy");
	await hls.tell("error", failure({ fatal: true }));
	expect(died).toHaveLength(1);
});
