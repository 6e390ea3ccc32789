import type { Env, Hono, Schema } from "hono";
import { RequestRefused } from "./refused.ts";

/**
 * An address that exists, asked by a method that it does not take, is answered with 405. To be called when every route is there.
 * @param base the path that the app stands under; "" where that is none
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
