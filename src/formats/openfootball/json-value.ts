export type JsonObject = { readonly [key: string]: unknown };

export function asObject(value: unknown): JsonObject | null {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

export const asList = (value: unknown): readonly unknown[] | null => (Array.isArray(value) ? value : null);

/** The text without surrounding spaces; null if there is none. */
export const asText = (value: unknown): string | null => (typeof value === "string" && value.trim() ? value.trim() : null);
