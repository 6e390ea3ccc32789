import { ID, type PageData } from "../../client/offline/page-data.ts";
import { cachedJsonOf, jsonOf } from "../parts/cached-json.ts";

/**
 * Depth to which cached parts are looked for within a page's data: its data, its routes', their subjects, its rounds or days, and their
 * matches.
 */
const DEEPEST = 8;

/**
 * The element with the document's data. It is not a script, so no policy has to allow it and no engine compiles it.
 * @param data frozen parts (cached answers, or parts of them) must be frozen at every depth
 */
export function pageDataElement(data: PageData): string {
	return `<script type="application/json" id="${ID}">${written(data, DEEPEST)}</script>`;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function written(value: unknown, depth: number): string {
	if (!isObject(value)) return jsonOf(value);
	if (Object.isFrozen(value)) return cachedJsonOf(value);
	if (depth === 0 || "toJSON" in value) return jsonOf(value);
	if (!Array.isArray(value)) return writtenEach(value, depth);
	// Iterating a long list costs more than serialising it at once, unless its items are cached.
	if (!leadsToKept(value, depth)) return jsonOf(value);
	return `[${value.map((one) => (isWritten(one) ? written(one, depth - 1) : "null")).join()}]`;
}

function writtenEach(value: object, depth: number): string {
	let text = "";
	for (const [name, own] of Object.entries(value))
		if (isWritten(own)) text += `${text === "" ? "" : ","}${jsonOf(name)}:${written(own, depth - 1)}`;
	return `{${text}}`;
}

const isWritten = (value: unknown): boolean => value !== undefined && typeof value !== "function" && typeof value !== "symbol";

/** Whether the first item of a list, or of a list within it, is cached. */
function leadsToKept(value: unknown, depth: number): boolean {
	if (!isObject(value) || depth === 0) return false;
	if (Array.isArray(value)) return isObject(value[0]) && (Object.isFrozen(value[0]) || leadsToKept(value[0], depth - 1));
	return Object.values(value).some((own) => leadsToKept(own, depth - 1));
}
