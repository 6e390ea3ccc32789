import type { Context } from "hono";
import { Hono } from "hono";
import { z } from "zod";
import { jsonBody } from "../../accounts/request/payload.ts";
import { cupTime } from "../../cup/cup-clock.ts";
import type { Publication } from "../../cup/publication.ts";
import { withSwitch } from "../../cup/publication-order.ts";
import { CallBudget } from "../../http/call-budget.ts";
import { SECURITY_HEADERS, withoutScriptsPolicy } from "../../http/security-headers.ts";
import { formatInstant } from "../../text/format.ts";
import { APP_LANG, isLanguage, type Language, requestLanguage } from "../../text/language.ts";
import { PREVIEW_TEXTS, type PreviewEnd } from "../../text/office-server/preview.ts";
import { PUBLISHING_TEXTS } from "../../text/office-server/publishing.ts";
import { NO_EDITION } from "../../text/office-server/refusals.ts";
import { cupMoment } from "../cup-day.ts";
import { currentEdition } from "../current-edition.ts";
import { deskThatMay, type OfficeEnv } from "../env.ts";
import { sessionOfCall } from "../guard.ts";
import { OfficeRefused } from "../refused.ts";
import { mayDo } from "../roles.ts";
import type { OfficeOptions } from "../service.ts";
import { deskOf } from "../staff/session.ts";
import { PREVIEWS, type PreviewTicket, readTicket, ticketOf } from "./preview-ticket.ts";
import type { OpenedPreview } from "./publishing-view.ts";

/** Milliseconds that a preview lasts. */
export const PREVIEW_LASTS = 20 * 60_000;

/** Pages of an account's previews: each is drawn anew. */
const PAGES = { burst: 60, perSecond: 2 } as const;

export const PREVIEW_PATH = "/office/preview";

/**
 * Draws a page of the site as it would be with these switches.
 * @returns null if there is no such page or edition
 */
export type DrawPreview = (asked: {
	readonly edition: string;
	readonly published: Publication;
	/** The page's address on the site. */
	readonly url: URL;
	readonly language: Language;
	/** The preview's own address. */
	readonly base: string;
	readonly notice: { readonly label: string; readonly text: string; readonly ended: string; readonly secondsLeft: number };
	/** When the preview ends. */
	readonly until: Date;
}) => Promise<Response | null>;

const opening = z.strictObject({ of: z.enum(PREVIEWS) });

/** The call that opens a preview. Nothing is changed or stored. */
export function previewCalls({ now }: OfficeOptions): Hono<OfficeEnv> {
	const app = new Hono<OfficeEnv>();
	app.post("/", async (context) => {
		deskThatMay(context, "publish");
		const read = opening.safeParse(await jsonBody(context));
		if (!read.success) throw new OfficeRefused(422, PUBLISHING_TEXTS.noPreview);
		const ends = new Date(now().getTime() + PREVIEW_LASTS);
		const ticket = ticketOf({ of: read.data.of, ends }, context.var.session.token);
		const opened: OpenedPreview = { address: `${PREVIEW_PATH}/${ticket}`, lasts: PREVIEW_LASTS };
		return context.json(opened);
	});
	return app;
}

/** The pages of previews, below an address that only the session that opened them can use. */
export function previewPages(options: OfficeOptions): Hono {
	const { database, models, brand, now, accounts, drawPreview, monotonicNow } = options;
	const budget = new CallBudget(PAGES, monotonicNow);
	const app = new Hono();
	app.get("/preview/:ticket/*", answer);
	app.get("/preview/:ticket", answer);
	return app;

	async function answer(context: Context): Promise<Response> {
		const asked = new URL(context.req.url);
		const [written = ""] = asked.pathname.slice(PREVIEW_PATH.length + 1).split("/");
		const base = `${PREVIEW_PATH}/${written}`;
		const url = new URL(accounts.originOf(context) + (asked.pathname.slice(base.length) || "/") + asked.search);
		const language = requestLanguage(url, context.req.header("cookie") ?? null, brand);
		const end = (why: PreviewEnd, status: number) => endPage(language, why, { status, base });
		const session = await sessionOfCall(options, context);
		if (session === undefined) return end("signed-out", 401);
		const ticket = readTicket(written, session.token);
		if (ticket === null || session.needsCodes || !mayDo(deskOf(session.staff), "publish")) return end("not-yours", 403);
		if (ticket.ends.getTime() <= now().getTime()) return end("ended", 410);
		if (budget.spend(session.staff.id) > 0) return end("too-many", 429);
		const current = await currentEdition(database, brand.cup, now());
		if (current === undefined) throw new OfficeRefused(404, NO_EDITION);
		const { edition, summary } = current;
		const published = ticket.of === "now" ? summary.published : withSwitch(summary.published, ticket.of, true);
		const notice = await noticeOf(ticket, language);
		const page = await drawPreview?.({ edition, published, url, language, base, notice, until: ticket.ends });
		if (!page) return end("no-page", 404);
		const chosen = url.searchParams.get("lang");
		if (isLanguage(chosen)) page.headers.append("set-cookie", languageWithin(base, chosen, url));
		return page;
	}

	async function noticeOf({ of, ends }: PreviewTicket, language: Language) {
		const { label, notice, ended } = PREVIEW_TEXTS[language];
		const { zone } = await cupMoment(models, brand.cup);
		const clock = (await models.cup(brand.cup))?.clock ?? null;
		// A demo's fixed clock never reaches the end.
		const at = typeof clock === "string" ? ends : cupTime(clock, ends);
		return {
			...{ label, ended },
			text: notice(of === "now" ? null : of, formatInstant(at, zone, language, false)),
			secondsLeft: (ends.getTime() - now().getTime()) / 1000,
		};
	}
}

/** The chosen language of this preview's pages alone. */
const languageWithin = (base: string, language: Language, { protocol }: URL): string =>
	`${APP_LANG}=${language}; path=${base}; max-age=${PREVIEW_LASTS / 1000}; httponly; samesite=strict${protocol === "https:" ? "; secure" : ""}`;

const STYLE =
	":root{color-scheme:light dark}body{max-width:32rem;margin:4rem auto;padding:0 1.5rem;font:1.0625rem/1.5 system-ui,sans-serif}h1{font-size:1.5rem}";

/** The page in a preview's place. */
function endPage(language: Language, why: PreviewEnd, of: { readonly status: number; readonly base: string }): Response {
	const { titles, how, toPublishing, back } = PREVIEW_TEXTS[language];
	const way = why === "no-page" ? `<a href="${of.base}/">${back}</a>` : `<a href="/office/out" target="_top">${toPublishing}</a>`;
	const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${titles[why]}</title><style>${STYLE}</style></head><body><main><h1>${titles[why]}</h1><p>${how[why]}</p><p>${way}</p></main></body></html>\n`;
	return new Response(html, {
		status: of.status,
		headers: {
			...SECURITY_HEADERS,
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": withoutScriptsPolicy([STYLE]),
			"cache-control": "private, no-store",
			"x-robots-tag": "noindex, nofollow",
			"x-frame-options": "SAMEORIGIN",
			"referrer-policy": "no-referrer",
		},
	});
}
