import { ID, type PageData } from "../../client/offline/page-data.ts";
import { cachedJsonOf, jsonOf } from "../parts/cached-json.ts";

/** Of what is deeper within a page's data, no part is looked for that is kept: its data, its routes', what those are about, its rounds or days, and their matches. */
const DEEPEST = 8;

/**
 * The element that brings a document's data, which no policy has to allow and no engine compiles.
 * @param data of which what is frozen (an answer that is kept, or a part of one) is frozen all through
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
	// To go through a long list takes longer than to write it at once, unless its items are kept.
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

/** Whether the first of a list, or the first of what that has lists of, is kept. */
function leadsToKept(value: unknown, depth: number): boolean {
	if (!isObject(value) || depth === 0) return false;
	if (Array.isArray(value)) return isObject(value[0]) && (Object.isFrozen(value[0]) || leadsToKept(value[0], depth - 1));
	return Object.values(value).some((own) => leadsToKept(own, depth - 1));
}
