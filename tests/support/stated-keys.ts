import { z } from "zod";

/** The keys of a schema that none of the values has, by path: `editions[].matches[].begun`. Every kind of a union must occur. */
export function unstatedKeys(schema: z.ZodType, values: readonly unknown[], path = ""): string[] {
	if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
		return unstatedKeys(schema.unwrap() as z.ZodType, values.filter(isThere), path);
	if (schema instanceof z.ZodArray)
		return unstatedKeys(
			schema.element as z.ZodType,
			values.flatMap((value) => value as unknown[]),
			`${path}[]`,
		);
	if (schema instanceof z.ZodRecord)
		return unstatedKeys(
			schema.valueType as z.ZodType,
			values.flatMap((value) => Object.values(value as object)),
			`${path}{}`,
		);
	if (schema instanceof z.ZodUnion)
		return schema.options.flatMap((option, index) => {
			const kind = option as z.ZodType;
			const own = values.filter((value) => kind.safeParse(value).success);
			return own.length === 0 ? [`${path}|${index}`] : unstatedKeys(kind, own, path);
		});
	if (!(schema instanceof z.ZodObject)) return [];
	return Object.entries<z.ZodType>(schema.shape).flatMap(([key, inner]) => {
		const stated = values.map((value) => (value as Record<string, unknown>)[key]).filter(isThere);
		const at = path === "" ? key : `${path}.${key}`;
		return stated.length === 0 ? [at] : unstatedKeys(inner, stated, at);
	});
}

const isThere = (value: unknown) => value !== undefined && value !== null;
