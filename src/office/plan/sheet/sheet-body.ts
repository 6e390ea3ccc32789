import type { Context } from "hono";
import { z } from "zod";
import { RequestRefused } from "../../../accounts/request/refused.ts";
import { MENDS } from "../../../formats/columns/mends.ts";
import { storable } from "../../../results/record/input/storable-text.ts";

const value = storable(z.string().max(500));
const picks = z.strictObject({
	sheets: z
		.record(
			z.string(),
			z.strictObject({
				kind: z.string().max(40).optional(),
				columns: z.record(z.string().max(4), z.string().max(40).nullable()).optional(),
			}),
		)
		.optional(),
	mends: z.array(z.enum(MENDS)).optional(),
	replace: z
		.array(z.strictObject({ key: z.string().max(40), from: value, to: value }))
		.max(2000)
		.optional(),
	nation: value.optional(),
	fresh: z.array(value).max(2000).optional(),
});

/** What the user chose for a sheet, as the client sends it. */
export type SheetPicksSent = z.infer<typeof picks>;

const commit = z.strictObject({
	id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]{7,63}$/, "expected 8 to 64 letters, digits and dashes"),
	ground: z.string(),
	anyway: z.boolean().default(false),
});

export type SheetBody = { readonly name: string; readonly bytes: Uint8Array; readonly picks: SheetPicksSent };
export type SheetCommitBody = SheetBody & z.infer<typeof commit>;

/** A file with its picks, as a form: a workbook is bytes. @returns undefined for a body of another form */
export async function sheetBody(context: Context): Promise<SheetBody | undefined> {
	const form = await formOf(context);
	return sheetOf(form);
}

/** The same, with the ground of the preview and the client's key. */
export async function sheetCommitBody(context: Context): Promise<SheetCommitBody | undefined> {
	const form = await formOf(context);
	const sheet = await sheetOf(form);
	const read = commit.safeParse(jsonIn(form, "commit"));
	return sheet && read.success ? { ...sheet, ...read.data } : undefined;
}

/** @throws RequestRefused for a body that is no form */
async function formOf(context: Context): Promise<FormData> {
	try {
		return await context.req.formData();
	} catch (error) {
		// Node's parser throws TypeError at what is no form.
		if (error instanceof TypeError) throw new RequestRefused(400, "notAnObject");
		throw error;
	}
}

async function sheetOf(form: FormData): Promise<SheetBody | undefined> {
	const file = form.get("file");
	const read = picks.safeParse(jsonIn(form, "picks") ?? {});
	if (!(file instanceof File) || !read.success) return undefined;
	const name = file.name.replace(/^.*[/\\]/, "").slice(0, 200) || "sheet";
	return { name, bytes: new Uint8Array(await file.arrayBuffer()), picks: read.data };
}

function jsonIn(form: FormData | undefined, key: string): unknown {
	const text = form?.get(key);
	if (typeof text !== "string") return undefined;
	try {
		return JSON.parse(text);
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
