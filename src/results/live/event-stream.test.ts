import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, Socket } from "node:net";
import { afterEach, expect, type MockInstance, test, vi } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import { CupInMemory } from "../../../tests/support/cup-in-memory.ts";
import { UNMETERED } from "../../http/cpu-quota.ts";
import { createLog } from "../../log/log.ts";
import { ReadModels } from "../edition/keeping/read-models.ts";
import { createLive, type LiveOptions } from "./event-stream.ts";
import { LiveEditions } from "./live-editions.ts";
import type { ReadPage } from "./page-topics.ts";

const opened: { server: Server; live: ReturnType<typeof createLive> }[] = [];
afterEach(async () => {
	for (const { server, live } of opened.splice(0)) {
		live.close();
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
});

async function serving(limits: LiveOptions["limits"] = {}, publicUrl?: string, more: Partial<LiveOptions> = {}) {
	const source = new CupInMemory(aSmallCup());
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source, clock: () => new Date("2026-07-15T10:00:00Z"), onError });
	const onChange = vi.spyOn(models, "onChange");
	const live = createLive({ models, cup: 7, log: createLog("silent"), limits, publicUrl, ...more });
	const server = createServer((request, response) => {
		if (!live.handle(request, response)) response.writeHead(418).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	opened.push({ server, live });
	const { port } = server.address() as AddressInfo;
	const tell = onChange.mock.calls[0]![0];
	return { source, models, live, tell, server, port, base: `http://127.0.0.1:${port}` };
}

const goal = (source: CupInMemory, goals: number) =>
	source.report({ ...source.record().edition.matches.find(({ id }) => id === "g15-m1")!, score: { home: goals, away: 0 } });

/** Reads a stream until it has sent this text. */
async function until(response: Response, said: string): Promise<string> {
	const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";
	while (!text.includes(said)) {
		const { done, value } = await reader.read();
		if (done) break;
		text += value;
	}
	await reader.cancel();
	return text;
}

test("§6 the stream is an event stream that is never cached or buffered by a proxy", async () => {
	const { source, live, base } = await serving();
	const response = await fetch(`${base}/live/2026`);
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "text/event-stream; charset=utf-8",
		"cache-control": "no-store",
		"x-accel-buffering": "no",
	});
	expect(response.headers.get("access-control-allow-origin")).toBeNull();
	await vi.waitFor(() => expect(live.listeners).toBe(1), { timeout: 60_000 });
	goal(source, 2);
	expect(await until(response, "\n\nid: 2\ndata: ")).toMatch(/^retry: \d+\n\n/);
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
});

test("docs/integrate/live.md has the frame of a goal as it is sent, by its values", async () => {
	const page = readFileSync(new URL("../../../docs/integrate/live.md", import.meta.url), "utf8");
	const [, id = "", written = ""] = /^id: (\d+)\ndata: (\{.*\})$/m.exec(page) ?? [];
	const { source, live, base } = await serving();
	const response = await fetch(`${base}/live/2026`);
	await vi.waitFor(() => expect(live.listeners).toBe(1), { timeout: 60_000 });
	goal(source, 2);
	const [, sent = ""] = new RegExp(`^id: ${id}\ndata: (.*)\n`, "m").exec(await until(response, `id: ${id}\ndata: `)) ?? [];
	const frame = JSON.parse(sent);
	// "…" leaves out what the example does not need.
	const example = JSON.parse(written.replaceAll(",…", ""));
	expect(frame).toMatchObject({ ...example, about: expect.arrayContaining(example.about) });
	expect(frame.matches).toHaveLength(example.matches.length);
});

test("§6 listeners are told the reconnection time in milliseconds: by how many there are, and only when it changes", async () => {
	const { base, live } = await serving({ beat: 20, spread: (listeners) => (listeners > 1 ? 800 : 400) });
	const first = await fetch(`${base}/live/2026`);
	await vi.waitFor(() => expect(live.listeners).toBe(1), { timeout: 60_000 });
	const other = await fetch(`${base}/live/2026`);
	const eventsOf = (text: string) =>
		[...text.matchAll(/event: (\w+)\ndata: (\d+)/g)].map(([, event, data]) => `${event} ${data}`);
	const toFirst = eventsOf(await until(first, "event: spread\ndata: 800\n"));
	// It is not sent again for the number that it already assumes.
	expect([toFirst[0], toFirst.filter((one) => one.startsWith("spread"))]).toEqual(["beat 1", ["spread 800"]]);
	const toOther = eventsOf(await until(other, "event: spread\ndata: 400\n"));
	expect([toOther.slice(0, 2), toOther.filter((one) => one.startsWith("spread"))]).toEqual([
		["spread 800", "beat 1"],
		["spread 800", "spread 400"],
	]);
});

test("with https, the stream and its refusals have the header for browsers too", async () => {
	for (const [publicUrl, said] of [
		["https://cup.example", "max-age=31536000"],
		["http://cup.example", null],
		[undefined, null],
	] as const) {
		const { base } = await serving({}, publicUrl);
		for (const year of [2026, 1999]) {
			const response = await fetch(`${base}/live/${year}`);
			expect(response.headers.get("strict-transport-security")).toBe(said);
			await response.body?.cancel();
		}
	}
});

test("§6 resumes from Last-Event-ID, else from the revision in the address", async () => {
	const { source, base } = await serving();
	const first = await fetch(`${base}/live/2026`);
	goal(source, 2);
	await until(first, '"homeScore":2');
	// Missed changes are sent before the first heartbeat.
	const missed = async (address: string, headers: Record<string, string> = {}) => {
		const said = await until(await fetch(base + address, { headers }), "event: beat");
		return [said.includes('"homeScore":2'), said.includes('event: reset\ndata: {"revision":2}'), said.includes("id: 2\n")];
	};
	const [nothing, goalOnly, again] = [
		[false, false, false],
		[true, false, true],
		[false, true, true],
	];
	expect(await missed("/live/2026?since=1")).toEqual(goalOnly);
	expect(await missed("/live/2026?since=99", { "last-event-id": "1" })).toEqual(goalOnly);
	expect(await missed("/live/2026?since=1", { "last-event-id": "2" })).toEqual(nothing);
	expect(await missed("/live/2026?since=0")).toEqual(again);
	for (const unknown of ["", "?since=", "?since=-1", "?since=1.5", `?since=${"1".repeat(16)}`])
		expect(await missed(`/live/2026${unknown}`), unknown).toEqual(nothing);
});

test("§6 the address names up to eight pages, each with its revision; a path that is not a page is ignored", async () => {
	const read: string[] = [];
	const meter = { ...UNMETERED };
	const readPage = vi.fn<ReadPage>(async (page) => {
		read.push(page);
		return { data: { of: page }, shows: ["lists"] };
	});
	const { source, models, base } = await serving({}, undefined, { readPage, meterOf: () => meter });
	goal(source, 2);
	await vi.waitFor(async () => expect((await models.current(7, "lc-2026"))?.revision).toBe(2), { timeout: 60_000 });
	const asked = (...pages: readonly string[]) =>
		`${base}/live/2026?topics=&${new URLSearchParams(pages.map((page) => ["page", page]))}`;
	const longest = `sv,/${"x".repeat(400)}`;
	const eight = [
		"1,en,/2026",
		`1,${longest}`,
		"1,sv,/2026/matches?day=2026-07-16",
		"1,swe,/2026",
		"en,/2026/x",
		"1,sv,2026",
		"-1,en,/2026",
		"2,en,/2026/teams",
	];
	const told = until(await fetch(asked(...eight, "1,en,/2026/nations")), "event: beat");
	await told;
	await vi.waitFor(() => expect(read).toEqual(["en,/2026", longest, "sv,/2026/matches?day=2026-07-16", "en,/2026/teams"]), {
		timeout: 60_000,
	});
	expect(readPage.mock.calls.every(([, on]) => on === meter)).toBe(true);
	read.length = 0;
	await until(await fetch(asked(`1,${longest}x`, ...Array.from({ length: 8 }, (_, at) => `1,en,/${at}`))), "event: beat");
	await vi.waitFor(() => expect(read).toEqual(["0", "1", "2", "3", "4", "5", "6"].map((at) => `en,/${at}`)), { timeout: 60_000 });
});

test("a client that leaves before it has joined an edition never joins it", async () => {
	const follow = LiveEditions.prototype.follow;
	let goOn = () => {};
	const held = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	let stopped: MockInstance | undefined;
	vi.spyOn(LiveEditions.prototype, "follow").mockImplementation(async function (this: LiveEditions, ...asked) {
		const following = await follow.apply(this, asked);
		stopped = vi.spyOn(following!, "stop");
		await held;
		return following;
	});
	const { live, base } = await serving();
	const leaving = new AbortController();
	await fetch(`${base}/live/2026`, { signal: leaving.signal });
	expect(live.listeners).toBe(1);
	await vi.waitFor(() => expect(stopped).toBeDefined(), { timeout: 60_000 });
	leaving.abort();
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
	goOn();
	await vi.waitFor(() => expect(stopped).toHaveBeenCalled(), { timeout: 60_000 });
});

test("an unknown year is 404, another method 405, and another address is passed on", async () => {
	const { base } = await serving();
	expect((await fetch(`${base}/live/1999`)).status).toBe(404);
	for (const method of ["POST", "HEAD", "OPTIONS"]) {
		const refused = await fetch(`${base}/live/2026`, { method });
		expect([method, refused.status, refused.headers.get("allow")]).toEqual([method, 405, "GET"]);
	}
	for (const other of ["/live", "/live/", "/live/2026/", "/live/abc"])
		expect((await fetch(base + other)).status, other).toBe(418);
});

test("listeners get a heartbeat", async () => {
	const { source, base } = await serving({ beat: 20 });
	const listening = until(await fetch(`${base}/live/2026?topics=`), "event: beat\ndata: 2\n\n");
	goal(source, 2);
	const said = await listening;
	expect(said).toContain("event: beat\ndata: 1\n\n");
	expect(said, "it names nothing").not.toContain("homeScore");
});

test("§6 the address names the topics; too many topics mean all", async () => {
	const { source, live, base } = await serving();
	const named = await fetch(`${base}/live/2026?topics=${encodeURIComponent("match:g15-m1,lists")}`);
	const naming = (topics: number) =>
		fetch(`${base}/live/2026?topics=${Array.from({ length: topics }, (_, at) => `match:${at}`).join()}`);
	const [most, many] = [await naming(150), await naming(151)];
	const other = await fetch(`${base}/live/2026?topics=match:b14-m1`);
	await vi.waitFor(() => expect(live.listeners).toBe(4), { timeout: 60_000 });
	goal(source, 2);
	expect(await until(named, '"homeScore":2')).toContain('"about":["match:g15-m1"]');
	expect(await until(many, '"homeScore":2')).toContain("division:g15-g-a");
	live.close();
	for (const none of [other, most]) expect(await none.text()).not.toContain("homeScore");
});

test("the process has a limit of listeners: others may retry later", async () => {
	const { live, base } = await serving({ listeners: 1 });
	const first = await fetch(`${base}/live/2026`);
	const second = await fetch(`${base}/live/2026`);
	expect([second.status, second.headers.get("retry-after")]).toEqual([503, "30"]);
	await first.body!.cancel();
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
	expect((await fetch(`${base}/live/2026`)).status).toBe(200);
});

test("a client that does not read is cut off; its frames are not kept in memory", async () => {
	const { models, live, tell, port } = await serving({ waiting: 4_096 });
	const deaf = connect(port, "127.0.0.1");
	deaf.pause();
	deaf.on("error", () => undefined); // the test is about the cut connection
	deaf.write("GET /live/2026 HTTP/1.1\r\nhost: here\r\n\r\n");
	await vi.waitFor(() => expect(live.listeners).toBe(1), { timeout: 60_000 });
	const model = (await models.current(7, "lc-2026"))!;
	// More than the system's buffers hold for a socket that is not read.
	for (let revision = 2; revision < 4_000; revision++) {
		tell(model.keys(), { cup: 7, edition: "lc-2026", revision, before: model, now: model });
	}
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
	deaf.destroy();
});

test("§6 when the process stops, listeners are told when to come back and disconnected; new ones are refused for a second", async () => {
	let spread = 400;
	const { models, live, base } = await serving({ spread: () => spread });
	const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
	const response = await fetch(`${base}/live/2026`);
	await vi.waitFor(() => expect(live.listeners).toBe(1), { timeout: 60_000 });
	spread = 8_000;
	random.mockReturnValue(1);
	// A client whose edition is still being looked up.
	const cup = models.cup.bind(models);
	let goOn = () => {};
	const held = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	const asked = vi.spyOn(models, "cup").mockImplementation(async (id) => {
		await held;
		return cup(id);
	});
	const late = fetch(`${base}/live/2026`);
	await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 60_000 });
	live.close();
	goOn();
	expect(await response.text()).toBe("retry: 3000\n\nevent: beat\ndata: 1\n\nretry: 9000\n\n");
	expect([(await late).status, (await late).headers.get("retry-after")]).toEqual([503, "1"]);
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
});

test("§6 a browser comes back after one to five seconds, a later one at random", async () => {
	const { base } = await serving();
	const random = vi.spyOn(Math, "random");
	for (const [chance, said] of [
		[0, "retry: 1000\n\n"],
		[0.25, "retry: 2000\n\n"],
		[1, "retry: 5000\n\n"],
	] as const) {
		random.mockReturnValue(chance);
		expect((await until(await fetch(`${base}/live/2026`), "\n\n")).startsWith(said)).toBe(true);
	}
});

test("a client that does not read the last frame is cut off five seconds after the process began to end", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	try {
		const { models, live, tell, port } = await serving({ waiting: 1_000_000_000 });
		const deaf = connect(port, "127.0.0.1");
		deaf.pause();
		deaf.on("error", () => undefined);
		deaf.write("GET /live/2026 HTTP/1.1\r\nhost: here\r\n\r\n");
		while (live.listeners === 0) await new Promise(setImmediate);
		const model = (await models.current(7, "lc-2026"))!;
		for (let revision = 2; revision < 4_000; revision++)
			tell(model.keys(), { cup: 7, edition: "lc-2026", revision, before: model, now: model });
		live.close();
		vi.advanceTimersByTime(4_999);
		for (let at = 0; at < 50; at++) await new Promise(setImmediate);
		expect(live.listeners).toBe(1);
		vi.advanceTimersByTime(1);
		while (live.listeners > 0) await new Promise(setImmediate);
		deaf.destroy();
	} finally {
		vi.useRealTimers();
	}
});

test("a client that leaves while its edition is loaded is not counted as a listener", async () => {
	const { models, live, base } = await serving();
	const cup = models.cup.bind(models);
	let goOn = () => {};
	const held = new Promise<void>((resolve) => {
		goOn = resolve;
	});
	const asked = vi.spyOn(models, "cup").mockImplementationOnce(async (id) => {
		await held;
		return cup(id);
	});
	const follow = vi.spyOn(LiveEditions.prototype, "follow");
	const gone = vi.fn();
	opened.at(-1)!.server.prependListener("request", (_, response) => response.once("close", gone));
	const leaving = new AbortController();
	const left = fetch(`${base}/live/2026`, { signal: leaving.signal }).catch(() => "left");
	await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 60_000 });
	leaving.abort();
	await vi.waitFor(() => expect(gone).toHaveBeenCalled(), { timeout: 60_000 });
	goOn();
	expect(await left).toBe("left");
	await until(await fetch(`${base}/live/2026`), "event: beat");
	expect(follow).toHaveBeenCalledTimes(1);
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
});

test("if an edition cannot be followed, listeners are disconnected and come back; if it cannot be looked up, that is an error", async () => {
	const { models, live, base } = await serving();
	const follow = vi.spyOn(LiveEditions.prototype, "follow");
	follow.mockRejectedValueOnce(new Error("gone"));
	expect(await (await fetch(`${base}/live/2026`)).text()).toMatch(/^retry: \d+\n\n$/);
	follow.mockResolvedValueOnce(null);
	expect(await (await fetch(`${base}/live/2026`)).text()).toMatch(/^retry: \d+\n\n$/);
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
	vi.spyOn(models, "cup").mockRejectedValueOnce(new Error("gone"));
	const refused = await fetch(`${base}/live/2026`);
	expect([refused.status, refused.headers.get("cache-control"), await refused.text()]).toEqual([
		500,
		"no-store",
		"Something went wrong here. Please try again.\n",
	]);
});

test("a listener's connection is detached from HTTP, answered and counted as before", async () => {
	const { source, live, port, server } = await serving();
	const [closed, ended] = [vi.fn(), vi.fn()];
	server.prependListener("request", (_, response) => response.once("close", closed));
	const socket = connect(port, "127.0.0.1");
	let said = "";
	socket.setEncoding("utf8").on("data", (text) => {
		said += text;
	});
	socket.once("end", ended);
	socket.write("GET /live/2026 HTTP/1.1\r\nhost: here\r\n\r\n");
	await vi.waitFor(() => expect(said).toContain("event: beat"), { timeout: 60_000 });
	expect(closed).toHaveBeenCalledOnce();
	expect(said).toMatch(/^HTTP\/1.1 200 OK\r\n(.*\r\n)*connection: close\r\n\r\nretry: \d+\n\nevent: beat\ndata: 1\n\n$/);
	expect(said).not.toContain("transfer-encoding");
	goal(source, 2);
	await vi.waitFor(() => expect(said).toContain('"homeScore":2'), { timeout: 60_000 });
	await expect(new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).resolves.toBe(1);
	// It sends more than the request, and then ends the connection.
	socket.write("GET /live/2026 HTTP/1.1\r\n");
	socket.end();
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
	await vi.waitFor(() => expect(ended).toHaveBeenCalled(), { timeout: 60_000 });
});

test("of many that leave at once none counts from then on, and their connections are closed a few per turn", async () => {
	const { source, live, port, server } = await serving();
	const leaving = Array.from({ length: 200 }, () => connect(port, "127.0.0.1"));
	for (const socket of leaving) socket.resume().write("GET /live/2026?topics=match:g15-m1 HTTP/1.1\r\nhost: here\r\n\r\n");
	await vi.waitFor(() => expect(live.listeners).toBe(200), { timeout: 60_000 });
	/** How many of the server's own were closed in each turn. */
	const closed = [0];
	const destroy = Socket.prototype.destroy;
	vi.spyOn(Socket.prototype, "destroy").mockImplementation(function (this: Socket, error) {
		if (this.localPort === port && !this.destroyed) closed[closed.length - 1]! += 1;
		return destroy.call(this, error);
	});
	let isOver = false;
	const turn = () => {
		closed.push(0);
		if (!isOver) setImmediate(turn);
	};
	turn();
	for (const socket of leaving) socket.end();
	await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
	// A new client on the same topic, while the others leave, gets the change.
	const response = await fetch(`http://127.0.0.1:${port}/live/2026?topics=match:g15-m1`);
	await vi.waitFor(() => expect(closed.reduce((all, some) => all + some)).toBe(200), { timeout: 60_000 });
	isOver = true;
	expect(Math.max(...closed)).toBeLessThanOrEqual(64);
	goal(source, 2);
	expect(await until(response, '"homeScore":2')).toContain("id: 2\n");
	await expect.poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).toBeLessThanOrEqual(1);
});

test("a stream requested after another answer on its connection is refused, and none is counted twice", async () => {
	const { live, port } = await serving();
	const stream = "GET /live/2026 HTTP/1.1\r\nhost: here\r\n\r\n";
	async function asked(text: string, last: string): Promise<{ said: string; listeners: number }> {
		const socket = connect(port, "127.0.0.1");
		let said = "";
		socket.setEncoding("utf8").on("data", (part) => {
			said += part;
		});
		socket.write(text);
		await vi.waitFor(() => expect(said).toContain(last), { timeout: 60_000 });
		const { listeners } = live;
		socket.destroy();
		await vi.waitFor(() => expect(live.listeners).toBe(0), { timeout: 60_000 });
		return { said, listeners };
	}
	expect(await asked(stream.repeat(3), "event: beat")).toMatchObject({ listeners: 1 });
	const behind = await asked(`GET /another HTTP/1.1\r\nhost: here\r\n\r\n${stream}`, "of its own");
	expect(behind.listeners).toBe(0);
	expect(behind.said).toMatch(/^HTTP\/1.1 418 [\s\S]*HTTP\/1.1 400 /);
});

test("if Node stores its connections in another way, a listener is answered all the same", async () => {
	const { source, server, base } = await serving();
	let back = () => {};
	server.prependListener("request", ({ socket }) => {
		const { parser } = socket as unknown as { parser: { unconsume: unknown } };
		const { unconsume } = parser;
		parser.unconsume = undefined;
		back = () => {
			parser.unconsume = unconsume;
		};
	});
	const response = await fetch(`${base}/live/2026`);
	back();
	expect(response.headers.get("transfer-encoding")).toBe("chunked");
	goal(source, 2);
	expect(await until(response, '"homeScore":2')).toContain("id: 2\n");
});
