import { Hono } from "hono";
import type { Database } from "../../src/database/database.ts";
import type { Desk } from "../../src/office/desk.ts";
import type { DeskCallOptions, DeskEnv } from "../../src/office/desk-env.ts";

const results = { role: "results", arena: null } as const;
/** A desk of each role at the small cup, and a second one for results. */
export const DESKS = {
	office: { id: "d1", name: "Office", initials: "OF", role: "office", arena: null },
	results1: { id: "d2", name: "Results desk 1", initials: "R1", ...results },
	results2: { id: "d3", name: "Results desk 2", initials: "R2", ...results },
	heden: { id: "d4", name: "Arena lead Heden", initials: "HE", role: "arena", arena: "heden" },
} as const satisfies Record<string, Desk>;

/**
 * Calls to parts of the office without signing in: the account is given (`officeOver` signs in).
 * @param mount mounts the parts at their paths
 */
export function callsTo<Answer>(
	database: () => Database,
	mount: (app: Hono<DeskEnv>, options: DeskCallOptions) => unknown,
	now = () => new Date(),
	cup = 7,
) {
	return async (
		desk: Desk,
		path: string,
		body?: unknown,
		language = "en",
		method = "POST",
	): Promise<{ status: number; body: Answer }> => {
		const app = new Hono<DeskEnv>();
		app.use(async (context, next) => {
			context.set("desk", desk);
			await next();
		});
		mount(app, { database: database(), cup, now });
		const init = body === undefined ? (method === "POST" ? {} : { method }) : { method, body: JSON.stringify(body) };
		const headers = { "accept-language": language, "content-type": "application/json" };
		const response = await app.request(path, { ...init, headers });
		return { status: response.status, body: (response.status === 204 ? null : await response.json()) as Answer };
	};
}
