import type { z } from "zod";
import { bodyText, NotUtf8 } from "../../http/body-text.ts";
import { type FaultKey, isFaultKey } from "../../text/accounts/texts.ts";
import type { Caller } from "./caller.ts";
import { InvalidPayload, RequestRefused } from "./refused.ts";

/**
 * A call's payload, as JSON or as a form; fields that the call does not know are left out.
 * @throws RequestRefused when it is neither; InvalidPayload naming every field that is wrong
 */
export async function payload<Schema extends z.ZodType>(caller: Caller, schema: Schema): Promise<z.output<Schema>> {
	const result = schema.safeParse(await fieldsOf(caller));
	if (result.success) return result.data;
	const faults: Record<string, [FaultKey, ...FaultKey[]]> = {};
	for (const { path, message } of result.error.issues) {
		const field = path.join(".");
		const fault = isFaultKey(message) ? message : "required";
		const before = faults[field];
		if (before === undefined) faults[field] = [fault];
		else if (!before.includes(fault)) before.push(fault);
	}
	throw new InvalidPayload(faults);
}

async function fieldsOf(caller: Caller): Promise<object> {
	const body = await textOf(caller);
	if (body.trim() === "") return {};
	const type = mediaType(caller);
	if (type === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(body));
	if (type !== "application/json") throw new RequestRefused(415, "bodyKind");
	const parsed = parseJson(body);
	if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw new RequestRefused(400, "notAnObject");
	return parsed;
}

/**
 * @returns undefined without a body
 * @throws RequestRefused 415 for another content type than JSON, 400 for invalid JSON
 */
export async function jsonBody(caller: Caller): Promise<unknown> {
	const body = await textOf(caller);
	if (body.trim() === "") return undefined;
	if (mediaType(caller) !== "application/json") throw new RequestRefused(415, "bodyKind");
	return parseJson(body);
}

/** @throws RequestRefused 400 */
export async function textOf(caller: Caller): Promise<string> {
	try {
		return await bodyText(caller.req);
	} catch (error) {
		if (error instanceof NotUtf8) throw new RequestRefused(400, "notUtf8");
		throw error;
	}
}

function mediaType(caller: Caller): string {
	return (caller.req.header("content-type") ?? "").toLowerCase().split(";", 1)[0]?.trim() ?? "";
}

function parseJson(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		throw new RequestRefused(400, "notJson");
	}
}
