import { createHash } from "node:crypto";
import { Kind, parse } from "graphql";

/** Documents of the site that this server has, by the hash of their text, each with the variables that it declares. */
export type OwnDocuments = ReadonlyMap<string, ReadonlySet<string>>;

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}

/** @param texts as the site asks with them, to the letter */
export function ownDocuments(texts: Iterable<string>): OwnDocuments {
	return new Map([...texts].map((text) => [hashOf(text), declaredIn(text)]));
}

function declaredIn(text: string): ReadonlySet<string> {
	return new Set(
		parse(text).definitions.flatMap((definition) =>
			definition.kind === Kind.OPERATION_DEFINITION
				? (definition.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
				: [],
		),
	);
}

/** @returns the variables that the document declares; undefined where it is none of the site's */
export function declaredByOwn(own: OwnDocuments, text: string | null | undefined): ReadonlySet<string> | undefined {
	return own.size === 0 || typeof text !== "string" ? undefined : own.get(hashOf(text));
}

const ASKED = ["query", "operationName", "variables", "extensions", "lang"];

/**
 * The query of an address as far as its answer depends on it, so that what is asked alike has one answer: parameters that are not of the
 * API's are left out, and of the site's own documents variables that they do not declare.
 */
export function askedBy(address: URLSearchParams, own: OwnDocuments): URLSearchParams {
	const asked = new URLSearchParams(
		ASKED.flatMap((name) => {
			const value = address.get(name);
			return value === null ? [] : [[name, value]];
		}),
	);
	const declared = declaredByOwn(own, asked.get("query"));
	const variables = asked.get("variables");
	if (declared && variables !== null) asked.set("variables", onlyThese(variables, declared));
	return asked;
}

function onlyThese(json: string, names: ReadonlySet<string>): string {
	try {
		const given: unknown = JSON.parse(json);
		if (typeof given !== "object" || given === null || Array.isArray(given)) return json;
		return JSON.stringify(Object.fromEntries(Object.entries(given).filter(([name]) => names.has(name))));
	} catch (error) {
		// Variables that are no JSON are refused by what reads them next, in its own words.
		if (error instanceof SyntaxError) return json;
		throw error;
	}
}
