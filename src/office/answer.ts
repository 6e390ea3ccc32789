import type { Context } from "hono";
import { languageOf } from "../accounts/request/caller.ts";
import type { Words } from "../text/language.ts";

type Errors = Readonly<Record<string, readonly string[]>>;

/**
 * Refuses a call with what is wrong, where, and what to do, in the client's language.
 * @param message a plain text for faults that the record has worded itself
 * @param besides further data that the client needs
 */
export function refuse(
	context: Context,
	status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 500,
	message: Words | string,
	{ errors, ...besides }: { readonly errors?: Errors; readonly [key: string]: unknown } = {},
) {
	const told = typeof message === "string" ? message : message[languageOf(context)];
	return context.json({ message: told, ...(errors && { errors }), ...besides }, status);
}
