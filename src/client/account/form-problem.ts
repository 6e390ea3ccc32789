import type { AccountTexts } from "../../text/account/en.ts";
import { AccountRefusal } from "./refused.ts";

export type FieldName = "name" | "email" | "password";
export type Problem = { readonly fields: Partial<Record<FieldName, string>>; readonly summary: string };

const SHORTEST_PASSWORD = 8;

/** @returns the errors of the input before it is sent; null for none */
export function wrongWith(values: Partial<Record<FieldName, string>>, isNew: boolean, text: AccountTexts): Problem | null {
	const fields: Problem["fields"] = {};
	const { name, email, password } = values;
	if (name !== undefined && name.trim() === "") fields.name = text.missing.name;
	if (email !== undefined && email.trim() === "") fields.email = text.missing.email;
	else if (email !== undefined && !/^\S+@\S+$/.test(email.trim())) fields.email = text.noAddress;
	if (password === "") fields.password = text.missing.password;
	else if (isNew && password !== undefined && [...password].length < SHORTEST_PASSWORD) fields.password = text.shortPassword;
	return Object.keys(fields).length === 0 ? null : { fields, summary: text.checkFields };
}

/**
 * The messages of a failed call.
 * @param isSignIn whether the call checks address and password together: that error belongs to neither field, so it is above them
 */
export function problemOf(error: unknown, isSignIn: boolean, text: AccountTexts): Problem {
	if (!(error instanceof AccountRefusal) || error.status >= 500) return { fields: {}, summary: text.unreachable };
	if (error.status === 429) return { fields: {}, summary: text.tooMany(error.retryAfter) };
	const said = Object.values(error.fields).flat();
	if (isSignIn || said.length === 0) return { fields: {}, summary: said[0] ?? (error.message || text.unreachable) };
	const fields = Object.fromEntries(
		(["name", "email", "password"] as const).flatMap((field) => {
			const first = error.fields[field]?.[0];
			return first === undefined ? [] : [[field, first]];
		}),
	);
	return Object.keys(fields).length === 0 ? { fields, summary: said[0] as string } : { fields, summary: text.checkFields };
}
