import { getCookie } from "hono/cookie";
import { type IdentityTexts, identityTextsIn } from "../../text/identity/texts.ts";
import { LANGUAGES, type Language } from "../../text/language.ts";
import type { Caller } from "../request/caller.ts";
import type { Service } from "../service.ts";
import type { Look } from "./look.ts";
import { type Session, sessionOf } from "./session.ts";
import { sessionCookie } from "./session-cookie.ts";

/** The results site's cookie of the chosen language. */
const APP_LANG = "app-lang";

export type VisitEnv = { Variables: { visit: Visit } };

/** The context of all visits. */
export type House = Pick<Visit, "service" | "look" | "stylesheet">;

/** One request of the identity site, and the data for its page. */
export type Visit = {
	readonly service: Service;
	readonly look: Look;
	/** The stylesheet's file name. */
	readonly stylesheet: string;
	readonly language: Language;
	readonly text: IdentityTexts;
	/** The identity site's root as a browser sees it, without a trailing slash. */
	readonly base: URL;
	/** The address of a page of the results site, with the language if this visit's address named one. */
	onSite(path?: string): string;
	readonly session: Session | undefined;
	/** The address of a page of the identity site, in the visit's language. @param path "" for the root, else with a leading slash */
	href(path: string, query?: Readonly<Record<string, string>>): string;
};

export async function visitOf(house: House, caller: Caller): Promise<Visit> {
	const { service } = house;
	const site = service.originOf(caller);
	const base = new URL(service.identityBase(site));
	const secret = getCookie(caller, sessionCookie(base).name);
	const session = secret === undefined ? undefined : await sessionOf(service.orm, secret, service.now());
	const asked = languageIn(caller.req.query("lang"));
	const language = asked ?? session?.account.language ?? languageIn(getCookie(caller, APP_LANG)) ?? house.look.language;
	return {
		...house,
		language,
		text: identityTextsIn(language),
		base,
		onSite: (path = "") => `${site}${asked === undefined ? path : `${path || "/"}?lang=${asked}`}`,
		session,
		href(path, query = {}) {
			const search = new URLSearchParams({ ...(asked !== undefined && { lang: asked }), ...query }).toString();
			const address = base.pathname.replace(/\/$/, "") + path || "/";
			return search === "" ? address : `${address}?${search}`;
		},
	};
}

function languageIn(text: string | undefined): Language | undefined {
	return LANGUAGES.find((language) => language === text);
}
