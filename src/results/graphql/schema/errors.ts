import { GraphQLError } from "graphql";

/** What can be wrong with a request, by the code that its error carries: those that docs/integrate/api.md tells, and no other. */
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

/** The same error with a code; one that has its own keeps it. */
export function withCode(error: GraphQLError, code: ErrorCode): GraphQLError {
	if (error.extensions.code) return error;
	const { message, nodes, source, positions, path, extensions } = error;
	return new GraphQLError(message, { nodes, source, positions, path, extensions: { ...extensions, code } });
}

/**
 * What a client is told of an error: a mistake of its own as it is, with a code; anything else only that it happened.
 * @param onInternal told of what is ours to mend
 */
export function publicError(error: unknown, onInternal: (error: unknown) => void): GraphQLError {
	const cause = error instanceof GraphQLError ? error.originalError : error;
	// One thrown in a resolver on purpose comes wrapped in the place where it was thrown.
	if (error instanceof GraphQLError && (!cause || cause instanceof GraphQLError)) return onlyCode(error);
	onInternal(cause);
	const path = error instanceof GraphQLError ? error.path : undefined;
	return new GraphQLError("Something went wrong here.", { path, extensions: { code: "INTERNAL" } });
}

/** Under a code of ours: what has another is wrong with the request. */
function onlyCode({ message, nodes, source, positions, path, extensions }: GraphQLError): GraphQLError {
	const code = ERROR_CODES.find((own) => own === extensions.code) ?? "BAD_REQUEST";
	return new GraphQLError(message, { nodes, source, positions, path, extensions: { code } });
}
