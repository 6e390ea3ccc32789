import type { Context } from "hono";

type Errors = Readonly<Record<string, readonly string[]>>;

/** Says what is wrong, where, and what to do. @param besides what the caller needs to go on */
export function refuse(
	context: Context,
	status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 500,
	message: string,
	{ errors, ...besides }: { readonly errors?: Errors; readonly [key: string]: unknown } = {},
) {
	return context.json({ message, ...(errors && { errors }), ...besides }, status);
}

/** @returns undefined where the body is not JSON */
export async function jsonOf(context: Context): Promise<unknown> {
	try {
		return await context.req.json();
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
}
