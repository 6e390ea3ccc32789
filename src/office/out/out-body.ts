import type { z } from "zod";
import { PUBLISHING_TEXTS } from "../../text/office-server/publishing.ts";
import { OfficeRefused } from "../refused.ts";

/** @throws OfficeRefused if the body of a call of Publishing is not of this form */
export function outBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
	const read = schema.safeParse(body ?? {});
	if (!read.success) throw new OfficeRefused(422, PUBLISHING_TEXTS.wrong);
	return read.data;
}
