import { createHash } from "node:crypto";
import { nameKey } from "../../cup/search/name-key.ts";
import { slug } from "../names/slug.ts";

const LONGEST = 64;
const HASH = 8;

/**
 * An id made of what a sheet has, where it has no id itself: the same for the same names, whatever else the sheets hold.
 * @param prefix an id, "" for none
 */
export function givenId(prefix: string, ...names: readonly string[]): string {
	const id = [prefix, ...names.map(word)].filter((part) => part !== "").join("-");
	return id.length <= LONGEST ? id : `${id.slice(0, LONGEST - HASH - 1).replace(/[-._]+$/, "")}-${hash(id)}`;
}

/** Letters that an id cannot have, and what is too long for it, leave a trace: two names never make one word. */
function word(name: string): string {
	const key = nameKey(name);
	const plain = slug(name);
	if (plain === key.replaceAll(" ", "-")) return plain;
	return plain === "" ? hash(key || name) : `${plain}-${hash(key)}`;
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, HASH);
