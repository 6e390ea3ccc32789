import { createHash } from "node:crypto";
import { Kind, parse } from "graphql";

/** The site's documents known to this server, by the hash of their text, each with its declared variables. */
export type OwnDocuments = ReadonlyMap<string, ReadonlySet<string>>;

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}

/** @param texts exactly as the site sends them */
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

/** @returns the variables that the document declares; undefined if it is not one of the site's */
export function declaredByOwn(own: OwnDocuments, text: string | null | undefined): ReadonlySet<string> | undefined {
	return own.size === 0 || typeof text !== "string" ? undefined : own.get(hashOf(text));
}

const ASKED = ["query", "operationName", "variables", "extensions", "lang"];

/**
 * The parameters of an address that its answer depends on, so that equivalent requests share one answer. Leaves out parameters
 * that the API does not have, and variables that the site's own documents do not declare.
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
		// Variables that are not JSON are refused by the next reader, with its own message.
		if (error instanceof SyntaxError) return json;
		throw error;
	}
}
