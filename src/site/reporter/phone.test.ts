import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import { phone } from "./phone.ts";
import type { PitchContent } from "./phone-report.ts";
import type { StoredProgramme, StoredReport } from "./reporter-store.ts";

/** A store in memory with the functions that a phone uses. */
function aStore() {
	const kept = {
		link: new Map<unknown, unknown>([["current", { token: "t", field: "f1" }]]),
		programmes: new Map<unknown, unknown>(),
		reports: new Map<unknown, unknown>(),
	};
	let breaks = false;
	const asked = <Value>(result: Value) => {
		const request = { result, onsuccess: null as (() => void) | null };
		queueMicrotask(() => request.onsuccess?.());
		return request;
	};
	const storeOf = (name: keyof typeof kept) => ({
		get: (key: unknown) => asked(kept[name].get(key)),
		getAll: () => asked([...kept[name].values()]),
		put: (one: { seq?: number; key?: string }, key?: unknown) => {
			if (breaks && name === "reports") {
				breaks = false;
				throw new DOMException("The store failed", "UnknownError");
			}
			return asked(void kept[name].set(key ?? one.key ?? one.seq, structuredClone(one)));
		},
		add: (one: object) => {
			const seq = Math.max(0, ...[...kept[name].keys()].map(Number)) + 1;
			kept[name].set(seq, { ...structuredClone(one), seq });
			return asked(seq);
		},
		delete: (key: unknown) => asked(void kept[name].delete(key)),
	});
	const transaction = () => {
		const one = { objectStore: storeOf, oncomplete: null as (() => void) | null };
		queueMicrotask(() => queueMicrotask(() => queueMicrotask(() => one.oncomplete?.())));
		return one;
	};
	return {
		indexedDB: { open: () => asked({ transaction }) },
		holds: (reports: readonly StoredReport[]) => {
			kept.programmes.clear();
			kept.reports.clear();
			for (const one of reports) kept.reports.set(one.seq, one);
		},
		/** The next report that is changed is not. */
		breaks: () => {
			breaks = true;
		},
		ids: () => [...kept.reports.values()].map((one) => (one as StoredReport).report.id),
		kinds: () => [...kept.reports.values()].map((one) => (one as StoredReport).report.kind),
		times: () => [...kept.reports.values()].map((one) => (one as StoredReport).report.at),
		programme: () => [...kept.programmes.values()][0] as StoredProgramme | undefined,
	};
}

const DAY = 24 * 3_600_000;
/** The phone is a singleton of the page, so each test uses another day. */
let t0 = Date.parse("2026-07-16T12:00:00Z");
const store = aStore();
const side = (name: string) => ({ name: { en: name, sv: name }, nation: "se" });
const MATCH: ReporterMatch = {
	...{ id: "m1", number: "12", start: "2026-07-16T14:00:00+02:00", type: "group", halfMinutes: 20, log: [] },
	...{ category: { en: "B14", sv: "P14" }, stage: { en: "Group 1", sv: "Grupp 1" }, home: side("Ask IF"), away: side("Bro IF") },
};
/** The cup's clock is a minute ahead of this phone's. */
const told = (): ReporterProgramme => ({
	...{ now: new Date(t0 + 60_000).toISOString(), sport: "football", shirtNumbers: false, reporter: "r-1", office: false },
	...{ fields: [{ id: "f1", name: "Heden 10", arena: "Heden" }], field: "f1", matches: [MATCH] },
});

let close = () => {};
/** The server's answer to the request for the field's matches. */
let programme: () => Response;
beforeEach(() => {
	t0 += 10 * DAY;
	vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"], now: t0 });
	vi.stubGlobal("indexedDB", store.indexedDB);
	vi.stubGlobal("window", Object.assign(new EventTarget(), { location: { hash: "" } }));
	vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
	vi.stubGlobal("navigator", { onLine: true });
	vi.stubGlobal(
		"BroadcastChannel",
		class extends EventTarget {
			postMessage() {}
			close() {}
		},
	);
	programme = () => Response.json(told());
	vi.stubGlobal("fetch", async (address: string) =>
		address.startsWith("/api/report/programme") ? programme() : Response.json({ verdict: "counted" }, { status: 201 }),
	);
});
afterEach(async () => {
	await until(({ sending }) => !sending);
	close();
	vi.useRealTimers();
});

const until = (isSo: (now: ReturnType<typeof phone.get>) => boolean) =>
	new Promise<void>((resolve) => {
		const stop = phone.subscribe(() => isSo(phone.get()) && done());
		const done = () => {
			stop();
			resolve();
		};
		if (isSo(phone.get())) done();
	});
const kept = (seq: number, state: StoredReport["state"], keptAt: number): StoredReport => ({
	...{ seq, token: "t", keptAt, state, refusal: null },
	report: { id: `report-${seq}`, match: "m2", at: new Date(keptAt).toISOString(), kind: "kick-off" },
});
async function opened(reports: readonly StoredReport[] = []) {
	store.holds(reports);
	const before = phone.get().programme;
	close = phone.open();
	await until(({ programme }) => programme !== null && programme !== before);
}
const card = (side: "home" | "away"): PitchContent => ({ kind: "yellow-card", side });

test("a glove's second press within 0.7 s is the same press; of the other side, or later, it is another", async () => {
	await opened();
	expect(await phone.say(MATCH, { kind: "kick-off" })).toBeNull();
	await phone.say(MATCH, card("home"));
	vi.setSystemTime(t0 + 699);
	expect(await phone.say(MATCH, card("home"))).toBeNull();
	expect(store.kinds()).toEqual(["kick-off", "yellow-card"]);
	await phone.say(MATCH, card("away"));
	await phone.say(MATCH, card("home"));
	vi.setSystemTime(t0 + 699 + 700);
	await phone.say(MATCH, card("home"));
	expect(store.kinds()).toHaveLength(5);
	await until(({ reports }) => reports.length === 5 && reports.every(({ state }) => state === "sent"));
});

test("an accidental second press gets the answer to the first", async () => {
	await opened();
	const nothing: PitchContent = { kind: "undo", report: "no report" };
	const objected = await phone.say(MATCH, nothing);
	expect(objected).not.toBeNull();
	vi.setSystemTime(t0 + 300);
	expect(await phone.say(MATCH, nothing)).toBe(objected);
	expect(store.kinds()).toEqual([]);
});

test("a phone whose own store fails while it sends retries ten seconds later", async () => {
	await opened();
	let fails = true;
	vi.stubGlobal("fetch", async (address: string) => {
		if (address.startsWith("/api/report/programme")) return programme();
		if (fails) store.breaks();
		fails = false;
		return Response.json({ verdict: "counted" }, { status: 201 });
	});
	await phone.say(MATCH, { kind: "kick-off" });
	await until(({ sending, line }) => !sending && line.state === "later");
	expect(phone.get().reports.map(({ state }) => state)).toEqual(["waiting"]);
	await vi.advanceTimersByTimeAsync(9_900);
	expect(phone.get().reports.map(({ state }) => state)).toEqual(["waiting"]);
	await vi.advanceTimersByTimeAsync(200);
	await until(({ reports }) => reports.every(({ state }) => state === "sent"));
});

test("reports are in the order of the presses, by the cup's clock; if a phone's clock is set back they continue from there", async () => {
	await opened();
	const pressed = [{ kind: "kick-off" }, card("home"), { kind: "clock-stopped" }] as const;
	expect(await Promise.all(pressed.map((content) => phone.say(MATCH, content)))).toEqual([null, null, null]);
	expect(store.kinds()).toEqual(pressed.map(({ kind }) => kind));
	const ahead = t0 + 60_000;
	expect(store.times().map((at) => Date.parse(at) - ahead)).toEqual([0, 1, 2]);
	vi.setSystemTime(t0 - 119_000);
	await phone.say(MATCH, card("home"));
	vi.setSystemTime(t0 - 180_000);
	await phone.say(MATCH, card("away"));
	expect(
		store
			.times()
			.slice(3)
			.map((at) => Date.parse(at) - ahead),
		"two minutes are not put back",
	).toEqual([3, -180_000]);
});

test("what was sent three days ago is forgotten, and never what still waits or was refused", async () => {
	const long = t0 - 3 * DAY - 1;
	const reports = [kept(1, "sent", long), kept(2, "waiting", long), kept(3, "refused", long), kept(4, "sent", t0 - 3 * DAY)];
	await opened(reports);
	expect(store.ids()).toEqual(["report-2", "report-3", "report-4"]);
});

test("a phone without an answer continues with its stored matches and clock; a revoked link is reported", async () => {
	await opened();
	expect(store.programme()).toMatchObject({ key: "t f1", offset: 60_000 });
	programme = () => new Response(null, { status: 503 });
	document.dispatchEvent(new Event("visibilitychange"));
	await until(({ line }) => line.state === "no-answer");
	expect([phone.get().programme?.matches.length, phone.now() - t0]).toEqual([1, 60_000]);
	programme = () => new Response(null, { status: 401 });
	document.dispatchEvent(new Event("visibilitychange"));
	await until(({ line }) => line.state === "revoked");
});

test("a late answer about the previous field does not replace the chosen one's", async () => {
	await opened();
	const of = (field: string) => Response.json({ ...told(), field, matches: field === "f2" ? [{ ...MATCH, id: "m2" }] : [MATCH] });
	let late = () => {};
	const asked = new Promise<void>((resolve) => {
		vi.stubGlobal("fetch", (address: string) => {
			if (address.includes("f2")) return Promise.resolve(of("f2"));
			resolve();
			return new Promise<Response>((answer) => {
				late = () => answer(of("f1"));
			});
		});
	});
	document.dispatchEvent(new Event("visibilitychange"));
	await asked;
	await phone.chooseField("f2");
	expect(phone.get().programme?.field).toBe("f2");
	late();
	for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
	expect(phone.get().programme).toMatchObject({ field: "f2", matches: [{ id: "m2" }] });
});
