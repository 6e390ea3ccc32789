import type { Env, Hono, Schema } from "hono";
import { RequestRefused } from "./refused.ts";

/**
 * Answers 405 at existing addresses with other methods. Call it after all routes are registered.
 * @param base path prefix of the app; "": none
 */
export function refuseOtherMethods<Visit extends Env, Base extends string>(app: Hono<Visit, Schema, Base>, base = ""): void {
	const methods = new Map<string, Set<string>>();
	for (const { method, path } of app.routes) {
		if (method !== "ALL") methods.set(path, (methods.get(path) ?? new Set()).add(method));
	}
	for (const [path, taken] of methods) {
		app.all(path.slice(base.length) || "/", () => {
			throw new RequestRefused(405, "method", { allow: [...taken].join(", ") });
		});
	}
}
