import type { Context } from "hono";
import type { Environment } from "./environment.ts";

type Known = Pick<Environment, "publicUrl" | "identityUrl" | "corsOrigins">;

/**
 * Whether pages of an origin may make writing requests: the site's own origin, or a configured one. Without PUBLIC_URL, the origin must
 * equal the host of the request: a browser sets both, and no page can forge either.
 */
export function ownOrigins({ publicUrl, identityUrl, corsOrigins }: Known): (context: Context, origin: string) => boolean {
	const own = [publicUrl, identityUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
	return (context, origin) => {
		if (corsOrigins.includes(origin) || own.includes(origin)) return true;
		return publicUrl === undefined && URL.canParse(origin) && new URL(origin).host === context.req.header("host");
	};
}
