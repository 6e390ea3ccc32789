import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import type { GraphQLError, ValidationContext, ValidationRule } from "graphql";
import { codedError, type ErrorCode } from "../schema/errors.ts";

/** Limits for outside requests. The site's own documents stay well below (site-documents.test.ts). */
export const LIMITS = {
	/** Nested fields, with fragments expanded. */
	depth: 12,
	/** Nested braces, brackets and parentheses: graphql-js parses and walks them recursively. */
	nesting: 200,
	/** Computed by graphql-armor: 2 per object, 1 per field, times 1.5 per level. */
	cost: 20_000,
	aliases: 30,
	tokens: 3_000,
	/** Bytes of a POST. */
	body: 32 * 1024,
	/**
	 * Entities of the read model that one answer may read, including the lengths of lists: the cost of a document does not show
	 * them.
	 */
	reads: 60_000,
	/** Objects in one answer, each counted as often as it occurs. */
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
		// The default allows __typename under any number of aliases.
		allowList: [],
		...refusing("TOO_MANY_ALIASES", `The query has more than ${LIMITS.aliases} aliases.`),
	}),
] as unknown as readonly ValidationRule[];
