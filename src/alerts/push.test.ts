import type { ClientRequest, RequestOptions } from "node:http";
import http from "node:http";
import https from "node:https";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import webPush from "web-push";
import { aSubscription, checkVapid } from "../../tests/support/push-stand-in.ts";
import { createPush } from "./push.ts";

const HOUR = 3_600_000;

describe("a push", () => {
	let now: Date;
	let asked: { readonly url: URL; readonly options: RequestOptions }[];
	let push: ReturnType<typeof createPush>;
	/** The addresses of each name. */
	const resolve = async () => [
		{ address: "127.0.0.1", family: 4 },
		{ address: "64:ff9b::7f00:1", family: 6 },
	];
	/** The service's answer, with its Retry-After. */
	let answer: readonly [status: number, retryAfter?: string];
	beforeEach(() => {
		now = new Date("2026-07-15T12:00:00Z");
		asked = [];
		answer = [201];
		const send = ((url: URL, options: RequestOptions, hear: (response: unknown) => void) => {
			asked.push({ url, options });
			const response = Object.assign(new PassThrough(), { statusCode: answer[0], headers: { "retry-after": answer[1] } });
			return Object.assign(new PassThrough(), {
				end: () => {
					hear(response);
					response.end();
				},
				reusedSocket: false,
			}) as unknown as ClientRequest;
		}) as never;
		vi.spyOn(https, "request").mockImplementation(send);
		vi.spyOn(http, "request").mockImplementation(send);
		const keys = webPush.generateVAPIDKeys();
		push = createPush({ keys, subject: "mailto:post@cup.example", standIn: "http://localhost:9", now: () => now, resolve });
	});
	afterEach(() => push.close());

	const to = (endpoint: string, keys = aSubscription(endpoint).told) =>
		push.push({ ...keys, endpoint }, { title: "Goal" }, { tag: "goal:1", ttl: 59.6, urgency: "high" });
	const token = (index: number) => (asked[index]!.options.headers as Record<string, string>).Authorization;

	it("is signed for its push service, and signed anew within twelve hours", async () => {
		await to("https://one.example/a");
		await to("https://two.example/b");
		checkVapid(token(0), "https://one.example");
		checkVapid(token(1), "https://two.example");
		now = new Date(now.getTime() + 6 * HOUR - 1);
		await to("https://one.example/c");
		expect(token(2)).toBe(token(0));
		now = new Date(now.getTime() + 1);
		await to("https://one.example/d");
		expect(token(3)).not.toBe(token(0));
		expect(asked[0]?.options.headers).toMatchObject({ TTL: 60, Urgency: "high" });
	});

	it("is not sent to an address that is no push service's, nor to a name that resolves to this machine or a network behind it", async () => {
		for (const endpoint of ["https://10.0.0.1/a", "https://localhost/a", "http://push.example/a", "http://localhost:10/a"])
			expect(await to(endpoint), endpoint).toEqual({ is: "gone" });
		expect(asked).toEqual([]);
		expect(await to("http://localhost:9/a")).toEqual({ is: "sent" });
		await to("https://push.example/a");
		const { lookup } = (asked[1]!.options.agent as https.Agent).options as { lookup: Lookup };
		type Lookup = (name: string, options: object, done: (error: NodeJS.ErrnoException | null) => void) => void;
		for (const options of [{}, { all: true }]) {
			const code = await new Promise((resolve) => lookup("push.example", options, (error) => resolve(error?.code)));
			expect(code).toBe("ENOTPUBLIC");
		}
	});

	it("that cannot be encrypted for its phone is dropped", async () => {
		const keys = { ...aSubscription("https://push.example/a").told, p256dh: "AAAA" };
		expect(await to("https://push.example/a", keys)).toEqual({ is: "gone" });
		expect(asked).toEqual([]);
	});

	it.each([
		[[200], { is: "sent" }],
		[[299], { is: "sent" }],
		[[301], { is: "refused", reason: "status 301" }],
		[[404], { is: "gone" }],
		[[410], { is: "gone" }],
		[[413], { is: "refused", reason: "status 413" }],
		[[429, "120"], { is: "again", reason: "status 429", after: 120_000 }],
		[[429, "soon"], { is: "again", reason: "status 429", after: null }],
		[[503, "Wed, 15 Jul 2026 12:02:00 GMT"], { is: "again", reason: "status 503", after: 120_000 }],
		[[429, "Wednesday, 15-Jul-26 12:00:30 GMT"], { is: "again", reason: "status 429", after: 30_000 }],
		[[429, "Wed Jul 15 13:00:00 2026"], { is: "again", reason: "status 429", after: HOUR }],
		[[429, "Wed, 15 Jul 2026 11:59:00 GMT"], { is: "again", reason: "status 429", after: null }],
		[[503, "-1"], { is: "again", reason: "status 503", after: null }],
		[[500], { is: "again", reason: "status 500", after: null }],
	] as const)("that is answered with %j comes to %j", async (given, comes) => {
		answer = given;
		expect(await to("https://push.example/a")).toEqual(comes);
	});
});
