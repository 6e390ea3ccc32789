import type { z } from "zod";
import { type FaultKey, isFaultKey } from "../text/texts.ts";
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
	const body = await caller.req.text();
	if (body.trim() === "") return {};
	const [type] = (caller.req.header("content-type") ?? "").toLowerCase().split(";");
	if (type?.trim() === "application/x-www-form-urlencoded") return Object.fromEntries(new URLSearchParams(body));
	if (type?.trim() !== "application/json") throw new RequestRefused(415, "bodyKind");
	return parseJson(body);
}

function parseJson(body: string): object {
	let parsed: unknown;
	try {
		parsed = JSON.parse(body);
	} catch {
		throw new RequestRefused(400, "notJson");
	}
	if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) throw new RequestRefused(400, "notAnObject");
	return parsed;
}
