import { createHash } from "node:crypto";
import { nameKey } from "../../cup/search/name-key.ts";
import { slug } from "../names/slug.ts";

const LONGEST = 64;
const HASH = 8;

/**
 * An id made from a sheet's names, if it has none: the same for the same names, whatever else the sheets contain.
 * @param prefix an id, "" for none
 */
export function givenId(prefix: string, ...names: readonly string[]): string {
	const id = [prefix, ...names.map(word)].filter((part) => part !== "").join("-");
	return id.length <= LONGEST ? id : `${id.slice(0, LONGEST - HASH - 1).replace(/[-._]+$/, "")}-${hash(id)}`;
}

/** Letters that an id cannot have, and names that are too long, add a hash: two names never give the same part. */
function word(name: string): string {
	const key = nameKey(name);
	const plain = slug(name);
	if (plain === key.replaceAll(" ", "-")) return plain;
	return plain === "" ? hash(key || name) : `${plain}-${hash(key)}`;
}

const hash = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, HASH);
