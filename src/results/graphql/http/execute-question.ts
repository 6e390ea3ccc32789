import {
	type ExecutionResult,
	execute,
	GraphQLError,
	type GraphQLSchema,
	getOperationAST,
	Kind,
	OperationTypeNode,
} from "graphql";
import { UNMETERED } from "../../../http/cpu-quota.ts";
import type { Language } from "../../../text/language.ts";
import type { ReadModels } from "../../edition/keeping/read-models.ts";
import { ReadSession } from "../../edition/reading/read-session.ts";
import type { ResultsContext } from "../schema/context.ts";
import { codedError, type ErrorCode, publicError, withCode } from "../schema/errors.ts";
import type { CheckedDocument, CheckedDocuments } from "./checked-documents.ts";
import { LIMITS } from "./limits.ts";
import { declaredByOwn, type OwnDocuments } from "./own-documents.ts";
import { QueryBudget } from "./query-budget.ts";
import { type SentQuestion, UnreadableRequest } from "./read-question.ts";
import type { MeteredContext, Turns } from "./turns.ts";

export type ExecuteQuestionOptions = {
	readonly models: ReadModels;
	/** A schema whose fields count against the budget in their context. */
	readonly schema: GraphQLSchema;
	readonly documents: CheckedDocuments;
	readonly turns: Turns;
	readonly ownDocuments: OwnDocuments;
	/** Called with internal errors. */
	readonly onError: (error: unknown) => void;
};

export type ExecutedQuestion = {
	readonly result: ExecutionResult;
	/** The answer's dependencies; null: nothing was read. */
	readonly reading: ReadSession | null;
};

export const OVER_QUOTA = "Too much was asked for from this address: ask again in a moment.";

export const tooLarge = (): ExecutionResult => ({
	data: null,
	errors: [codedError("TOO_COSTLY", "The answer would be too large: ask for less at a time.")],
});

const tooMuchAsked = (): ExecutionResult => ({ data: null, errors: [codedError("TOO_MANY_REQUESTS", OVER_QUOTA)] });

/**
 * Answers queries without a plan through graphql-js, which also reports errors. A document's limits are checked before it runs,
 * and it runs a slice at a time.
 * @param isGet GET only executes queries
 * @throws UnreadableRequest if the document has no such operation, or GET does not execute it
 */
export async function executeQuestion(
	{ models, schema, documents, turns, ownDocuments, onError }: ExecuteQuestionOptions,
	{ query, variables, operationName }: SentQuestion,
	{ lang, isGet }: { readonly lang: Language; readonly isGet: boolean },
	asking: MeteredContext,
): Promise<ExecutedQuestion> {
	if (declaredByOwn(ownDocuments, query)) asking.meter = UNMETERED;
	else if (asking.meter.wait() > 0) return { result: tooMuchAsked(), reading: null };
	const turn = turns.begin(asking);
	const began = performance.now();
	let checked: CheckedDocument;
	try {
		checked = documents.check(query);
	} catch (error) {
		const fault = error instanceof GraphQLError ? withCode(error, "GRAPHQL_PARSE_FAILED") : error;
		return { result: { errors: [publicError(fault, onError)] }, reading: null };
	} finally {
		asking.meter.spend(performance.now() - began);
	}
	const { document, faults } = checked;
	const operation = getOperationAST(document, operationName);
	if (!operation) throw new UnreadableRequest("Could not determine what operation to execute.");
	if (isGet && operation.operation === OperationTypeNode.MUTATION)
		throw new UnreadableRequest("Can only perform a mutation operation from a POST request.", 405, "POST");
	if (faults.length > 0)
		return { result: { errors: faults.map((fault) => withCode(fault, "GRAPHQL_VALIDATION_FAILED")) }, reading: null };
	const attempt = async (wholeEditions: boolean) => {
		const reading = new ReadSession(models, { most: LIMITS.reads, wholeEditions });
		const budget = new QueryBudget(LIMITS, turn);
		const contextValue: ResultsContext & { readonly budget: QueryBudget } = { reading, lang, rootLanguages: new Map(), budget };
		const executed = await Promise.race([
			turn.next().then(() => execute({ schema, document, contextValue, variableValues: variables, operationName })),
			budget.usedUp.then(tooLarge),
			turn.overdrawn.then(tooMuchAsked),
		]);
		return { executed, reading };
	};
	const first = await attempt(false);
	const { executed, reading } = first.reading.needsWholeEditions ? await attempt(true) : first;
	if (!executed.errors) return { result: executed, reading };
	const errors = executed.errors.map((error) => publicError(error.path ? error : ofRequest(error), onError));
	return { result: { ...executed, errors }, reading };
}

/** An error before the first field is caused by the request: by its variables, or by the kind of its operation. */
function ofRequest(error: GraphQLError): GraphQLError {
	const isOfOperation = error.nodes?.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);
	const code: ErrorCode = isOfOperation ? "BAD_REQUEST" : "BAD_USER_INPUT";
	return withCode(error, code);
}
