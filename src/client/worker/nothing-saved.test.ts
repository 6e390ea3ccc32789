import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { offlineEn } from "../../text/offline/en.ts";
import { offlineSv } from "../../text/offline/sv.ts";
import { OWN_ANSWER } from "../offline/saved-names.ts";
import { nothingSaved } from "./nothing-saved.ts";

const parts = (html: string) =>
	[...html.matchAll(/<section lang="(..)"><h1>(.*?)<\/h1><p>(.*?)<\/p><p><a class="again" href="">(.*?)<\/a>/g)].map(
		([, ...said]) => said,
	);
const saidIn = (language: "en" | "sv") => {
	const { title, opensByItself, tryAgain } = language === "en" ? offlineEn : offlineSv;
	return [language, title, opensByItself, tryAgain];
};
const head = (html: string) => /<html lang="(..)">.*<title>(.*?)<\/title>/s.exec(html)?.slice(1);

test("with nothing saved a message in the reader's language is shown, in both if that is unknown, and not with status 200", async () => {
	const swedish = nothingSaved("sv");
	const [english, both] = await Promise.all([nothingSaved("en").text(), nothingSaved(null).text()]);
	expect([swedish.status, swedish.headers.get("cache-control"), swedish.headers.has(OWN_ANSWER)]).toEqual([
		503,
		"no-store",
		false,
	]);
	const html = await swedish.text();
	expect([head(html), parts(html)]).toEqual([["sv", offlineSv.title], [saidIn("sv")]]);
	expect([head(english), parts(english)]).toEqual([["en", offlineEn.title], [saidIn("en")]]);
	expect([head(both), parts(both)]).toEqual([
		["en", offlineEn.title],
		[saidIn("en"), saidIn("sv")],
	]);
});

test("its policy allows its own style and script, with a new nonce each time", async () => {
	const policies = await Promise.all(
		[nothingSaved("sv"), nothingSaved("sv")].map(async (page) => {
			const policy = page.headers.get("content-security-policy") ?? "";
			const nonces = [...(await page.text()).matchAll(/<(?:style|script) nonce="(.*?)">/g)].map(([, nonce]) => nonce);
			expect(nonces).toHaveLength(2);
			for (const [place, of] of ["style", "script"].entries()) expect(policy).toContain(`${of}-src 'nonce-${nonces[place]}'`);
			return policy;
		}),
	);
	expect(policies[0]).not.toBe(policies[1]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it opens the page by itself as soon as the site answers, and not on a captive portal or a failing server", async () => {
	const [, script = ""] = /<script nonce=".*?">([\s\S]*)<\/script>/.exec(await nothingSaved("en").text()) ?? [];
	const reload = vi.fn();
	const answers = [
		() => Promise.reject(new TypeError("no network")),
		async () => new Response("log in", { headers: { "content-type": "text/html" } }),
		async () => new Response("in trouble", { status: 500, headers: { [OWN_ANSWER]: "page" } }),
		async () => new Response("the page", { status: 404, headers: { [OWN_ANSWER]: "page" } }),
	];
	const fetched = vi.fn((_: string, __: object) => answers.shift()!());
	const listens = vi.fn();
	new Function("location", "fetch", "addEventListener", script)({ href: "/2026", reload }, fetched, listens);
	for (const [ms, times] of [
		[999, 0],
		[1, 1],
		[1_000, 2],
		[2_000, 3],
	] as const) {
		await vi.advanceTimersByTimeAsync(ms);
		expect([fetched.mock.calls.length, reload.mock.calls.length], `after ${ms} more`).toEqual([times, 0]);
	}
	await listens.mock.calls.find(([event]) => event === "online")![1]();
	expect(fetched).toHaveBeenLastCalledWith("/2026", { cache: "no-store", headers: { accept: "text/html" } });
	expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([4, 1]);
	answers.push(async () => new Response("BEGIN", { headers: { "content-type": "text/calendar" } }));
	await listens.mock.calls[0]![1]();
	expect(reload, "a calendar is what was asked for too").toHaveBeenCalledTimes(2);
});
