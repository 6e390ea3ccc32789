import type { Context } from "hono";
import { Hono } from "hono";
import { BEFORE_PUBLICATION, PRINTED_PATH } from "../../cup/office/printed-path.ts";
import type { Publication } from "../../cup/publication.ts";
import { withSwitch } from "../../cup/publication-order.ts";
import { CallBudget } from "../../http/call-budget.ts";
import { SECURITY_HEADERS } from "../../http/security-headers.ts";
import { requestLanguage } from "../../text/language.ts";
import { PRINTED_TEXTS } from "../../text/office-server/printed.ts";
import { currentEdition } from "../current-edition.ts";
import { sessionOfCall } from "../guard.ts";
import { mayDo } from "../roles.ts";
import type { OfficeOptions } from "../service.ts";
import { deskOf } from "../staff/session.ts";

/** Sheets of an account: each is made anew. */
const SHEETS = { burst: 30, perSecond: 1 } as const;

/**
 * Makes a public page's sheets from an edition as it would be with these switches, with what only the office prints.
 * @returns null if the address asks for no sheet
 */
export type PrintSheets = (asked: {
	readonly edition: string;
	readonly published: Publication;
	/** The public page's address with its `?print=`. */
	readonly url: URL;
	/** Until when the edition is cached for the next sheets. */
	readonly until: Date;
}) => Promise<Response | null>;

const HEADERS = {
	...SECURITY_HEADERS,
	"content-type": "text/plain; charset=utf-8",
	"cache-control": "private, no-store",
	"x-robots-tag": "noindex, nofollow",
	"x-frame-options": "SAMEORIGIN",
};

/** Milliseconds for which the edition is cached for the next sheets. */
const CACHED = 5 * 60_000;

/** Sheets for the print centre, for sessions that may publish: /office/paper/2026/teams/7?print=sheet&unpublished= */
export function printedSheets(options: OfficeOptions): Hono {
	const { database, brand, now, accounts, printSheets, monotonicNow } = options;
	const budget = new CallBudget(SHEETS, monotonicNow);
	const app = new Hono();
	app.get(`${PRINTED_PATH.slice("/office".length)}/*`, answer);
	return app;

	async function answer(context: Context): Promise<Response> {
		const asked = new URL(context.req.url);
		const url = new URL(accounts.originOf(context) + asked.pathname.slice(PRINTED_PATH.length) + asked.search);
		const language = requestLanguage(url, context.req.header("cookie") ?? null, brand);
		const end = (why: keyof (typeof PRINTED_TEXTS)["en"], status: number) =>
			new Response(PRINTED_TEXTS[language][why], { status, headers: HEADERS });
		const session = await sessionOfCall(options, context);
		if (session === undefined) return end("signed-out", 401);
		if (session.needsCodes || !mayDo(deskOf(session.staff), "publish")) return end("not-allowed", 403);
		if (budget.spend(session.staff.id) > 0) return end("too-many", 429);
		const current = await currentEdition(database, brand.cup, now());
		if (current === undefined) return end("none", 404);
		const { edition, summary } = current;
		const isEarly = url.searchParams.has(BEFORE_PUBLICATION);
		const published = isEarly ? withSwitch(summary.published, "schedule", true) : summary.published;
		const sheets = await printSheets?.({ edition, published, url, until: new Date(now().getTime() + CACHED) });
		if (!sheets) return end("none", 404);
		sheets.headers.set("cache-control", "private, no-store");
		return sheets;
	}
}
