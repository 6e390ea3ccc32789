import { type DocumentNode, execute, GraphQLError, parse, validate } from "graphql";
import type { ReadModels } from "../edition/keeping/read-models.ts";
import { ReadSession } from "../edition/reading/read-session.ts";
import { knownLanguage } from "./schema/language.ts";
import { schema } from "./schema/schema.ts";

export type Answer = {
	readonly data: Record<string, unknown>;
	/** The answer stands until one of these keys changes … */
	readonly dependencyKeys: ReadonlySet<string>;
	/** … or the server's clock has come to this instant. */
	readonly freshUntil: Date | null;
	/** Of the edition it is about; null where it is about none. */
	readonly revision: number | null;
};

export type ExecuteInProcess = (
	document: string | DocumentNode,
	variables: Readonly<Record<string, unknown>>,
	asked: { readonly lang?: string | null },
) => Promise<Answer>;

/**
 * The API for server rendering, without limits: the documents are the site's own, parsed and checked once each.
 * Throws the first error of a document that does not fit, or of an answer that has any.
 */
export function executeInProcess(models: ReadModels): ExecuteInProcess {
	const checked = new Map<string | DocumentNode, DocumentNode>();

	return async (document, variables, { lang }) => {
		const known = checked.get(document) ?? check(document);
		checked.set(document, known);
		const reading = new ReadSession(models, { endedStands: true });
		const contextValue = { reading, lang: knownLanguage(lang) ?? "en", rootLanguages: new Map() };
		const { data, errors } = await execute({ schema, document: known, variableValues: variables, contextValue });
		if (errors?.[0] || !data) throw errors?.[0]?.originalError ?? errors?.[0] ?? new GraphQLError("no data and no error");
		return { data, dependencyKeys: reading.dependencyKeys, freshUntil: reading.freshUntil, revision: reading.revision };
	};
}

function check(document: string | DocumentNode): DocumentNode {
	const parsed = typeof document === "string" ? parse(document) : document;
	const [fault] = validate(schema, parsed);
	if (fault) throw fault;
	return parsed;
}
