import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import type { GraphQLError, ValidationContext, ValidationRule } from "graphql";
import { codedError, type ErrorCode } from "../schema/errors.ts";

/** What a request from outside may ask. The site's own documents stay well below (site-documents.test.ts). */
export const LIMITS = {
	/** Fields within fields, fragments laid flat. */
	depth: 12,
	/** Braces, brackets and parentheses within each other: graphql-js parses and walks them by calling itself. */
	nesting: 200,
	/** Counted by graphql-armor: 2 an object, 1 a field, half as much again for every step down. */
	cost: 20_000,
	aliases: 30,
	tokens: 3_000,
	/** Bytes of a POST. */
	body: 32 * 1024,
	/** Entities of the read model that one answer may read, long lists by their length: what a document's cost cannot know. */
	reads: 60_000,
	/** Objects that one answer may hold, each as often as it stands there. */
	objects: 20_000,
	/** Bytes of its JSON. */
	bytes: 600_000,
};

type Refused = (context: ValidationContext | null, error: GraphQLError) => void;

function refusing(code: ErrorCode, message: string): { propagateOnRejection: false; onReject: Refused[] } {
	return { propagateOnRejection: false, onReject: [(context) => context?.reportError(codedError(code, message))] };
}

export const limitRules: readonly ValidationRule[] = [
	maxDepthRule({
		n: LIMITS.depth,
		flattenFragments: true,
		...refusing("TOO_DEEP", `The query is deeper than ${LIMITS.depth} fields.`),
	}),
	costLimitRule({
		maxCost: LIMITS.cost,
		flattenFragments: true,
		...refusing("TOO_COSTLY", `The query costs more than ${LIMITS.cost}.`),
	}),
	maxAliasesRule({
		n: LIMITS.aliases,
		// By itself it lets __typename be asked for under any number of names.
		allowList: [],
		...refusing("TOO_MANY_ALIASES", `The query has more than ${LIMITS.aliases} aliases.`),
	}),
] as unknown as readonly ValidationRule[];
