import { isDeepStrictEqual } from "node:util";
import { beforeEach, expect, test, vi } from "vitest";
import { showAlerts } from "./shown-alerts.ts";

const ORIGIN = "https://cup.example";
/** Also those that another worker, or none, answers for. */
const EVERY_WINDOW = { type: "window", includeUncontrolled: true };
const shown: [string, object][] = [];
const opened: string[] = [];
let listeners: Record<string, (event: object) => void>;
let windows: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[];

beforeEach(() => {
	listeners = {};
	windows = [];
	shown.length = 0;
	opened.length = 0;
	vi.stubGlobal("self", {
		addEventListener: (type: string, listener: (event: object) => void) => {
			listeners[type] = listener;
		},
		location: { origin: ORIGIN },
		registration: { showNotification: async (title: string, options: object) => void shown.push([title, options]) },
		clients: {
			matchAll: async (which: object) => (isDeepStrictEqual(which, EVERY_WINDOW) ? windows : []),
			openWindow: async (url: string) => void opened.push(url),
		},
	});
	showAlerts();
});

async function happen(type: string, event: object): Promise<number> {
	const waits: Promise<unknown>[] = [];
	listeners[type]?.({ ...event, waitUntil: (until: Promise<unknown>) => waits.push(until) });
	await Promise.all(waits);
	return waits.length;
}
const closed = vi.fn();
const press = (url?: string) => happen("notificationclick", { notification: { data: { url }, close: closed } });

test("a push is shown with its text, its language and its tag, by which a later one replaces it", async () => {
	const alert = {
		title: "Slut: A 1–0 B",
		body: "F14, grupp 6.",
		tag: "result:1",
		url: "/2026/matches/1",
		again: false,
		language: "sv",
	};
	expect(await happen("push", { data: { json: () => alert } }), "the worker lives until it is").toBe(1);
	expect(shown).toEqual([
		[
			"Slut: A 1–0 B",
			{ body: alert.body, tag: alert.tag, lang: "sv", renotify: false, icon: "/icons/192.png", data: { url: alert.url } },
		],
	]);
});

test("what cannot be read is not shown", async () => {
	await happen("push", { data: null });
	await happen("push", { data: { json: () => JSON.parse("{") } });
	expect(shown).toEqual([]);
});

test("a press opens what it is about, in the window that there is", async () => {
	await press("/2026/matches/1");
	expect(opened).toEqual([`${ORIGIN}/2026/matches/1`]);
	expect(closed, "and it goes").toHaveBeenCalledOnce();
	const went: string[] = [];
	windows = [{ url: `${ORIGIN}/2026`, focus: async () => void went.push("focus"), navigate: async (url) => void went.push(url) }];
	await press("/2026/matches/1");
	expect(went).toEqual([`${ORIGIN}/2026/matches/1`, "focus"]);

	const there = {
		url: `${ORIGIN}/2026/matches/1`,
		focus: async () => void went.push("it"),
		navigate: async () => void went.push("anew"),
	};
	windows.push(there);
	await press("/2026/matches/1");
	expect(went.splice(2), "at the one that shows it already").toEqual(["it"]);

	opened.length = 0;
	windows = [{ ...there, url: `${ORIGIN}/office`, navigate: async () => Promise.reject(new TypeError("not controlled")) }];
	await press("/2026/matches/1");
	expect(opened, "in one of its own where that cannot be led").toEqual([there.url]);
});

test("a press opens nothing but the site", async () => {
	await press("https://elsewhere.example/x");
	await press("//elsewhere.example/x");
	expect(opened).toEqual([ORIGIN, ORIGIN]);
});
