import { GraphQLError } from "graphql";

/** The codes of an answer's errors: exactly those in docs/integrate/api.md. */
export const ERROR_CODES = [
	"GRAPHQL_PARSE_FAILED",
	"GRAPHQL_VALIDATION_FAILED",
	"BAD_USER_INPUT",
	"BAD_REQUEST",
	"TOO_DEEP",
	"TOO_COSTLY",
	"TOO_MANY_ALIASES",
	"TOO_MANY_REQUESTS",
	"INTERNAL",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export function codedError(code: ErrorCode, message: string): GraphQLError {
	return new GraphQLError(message, { extensions: { code } });
}

export function badInput(message: string): GraphQLError {
	return codedError("BAD_USER_INPUT", message);
}

/** The same error with a code, unless it has one already. */
export function withCode(error: GraphQLError, code: ErrorCode): GraphQLError {
	if (error.extensions.code) return error;
	const { message, nodes, source, positions, path, extensions } = error;
	return new GraphQLError(message, { nodes, source, positions, path, extensions: { ...extensions, code } });
}

/**
 * The client's version of an error: its own mistakes in full, with a code; for an internal error only that it occurred.
 * @param onInternal called with internal errors
 */
export function publicError(error: unknown, onInternal: (error: unknown) => void): GraphQLError {
	const cause = error instanceof GraphQLError ? error.originalError : error;
	// An error thrown on purpose in a resolver is wrapped by graphql-js, with its path.
	if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return onlyCode(error);
	onInternal(cause);
	const path = error instanceof GraphQLError ? error.path : undefined;
	return new GraphQLError("Something went wrong here.", { path, extensions: { code: "INTERNAL" } });
}

/** Replaces unknown codes: such errors are always caused by the request. */
function onlyCode({ message, nodes, source, positions, path, extensions }: GraphQLError): GraphQLError {
	const code = ERROR_CODES.find((own) => own === extensions.code) ?? "BAD_REQUEST";
	return new GraphQLError(message, { nodes, source, positions, path, extensions: { code } });
}
