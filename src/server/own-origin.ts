import type { Context } from "hono";
import type { Environment } from "./environment.ts";

type Known = Pick<Environment, "publicUrl" | "identityUrl" | "corsOrigins">;

/**
 * Whether a page of an origin may write here: the site's own, a configured one's. Where the server has not been told its name, a page that
 * was read at the host that it now asks is its own: a browser says both, and no page can say either otherwise.
 */
export function ownOrigins({ publicUrl, identityUrl, corsOrigins }: Known): (context: Context, origin: string) => boolean {
	const own = [publicUrl, identityUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
	return (context, origin) => {
		if (corsOrigins.includes(origin) || own.includes(origin)) return true;
		return publicUrl === undefined && URL.canParse(origin) && new URL(origin).host === context.req.header("host");
	};
}
