import { type DocumentNode, execute, GraphQLError, parse, validate } from "graphql";
import type { ReadModelProvider } from "../edition/keeping/read-model-provider.ts";
import { ReadSession } from "../edition/reading/read-session.ts";
import { type ChangesOfKeys, EntityResultCache } from "./execution/entity-result-cache.ts";
import { PlannedDocument } from "./execution/planned-document.ts";
import type { ResultsContext } from "./schema/context.ts";
import { knownLanguage } from "./schema/language.ts";
import { schema } from "./schema/schema.ts";

export type Answer = {
	readonly data: Record<string, unknown>;
	/** The answer is valid until one of these keys changes. */
	readonly dependencyKeys: ReadonlySet<string>;
	/** It also expires at this instant of the server's clock. */
	readonly freshUntil: Date | null;
	/** The revision of the answer's edition; null if it concerns none. */
	readonly revision: number | null;
};

export type ExecuteInProcess = (
	document: string | DocumentNode,
	variables: Readonly<Record<string, unknown>>,
	asked: { readonly lang?: string | null },
) => Promise<Answer>;

type Checked = { readonly number: number; readonly document: DocumentNode; readonly planned: PlannedDocument };
let documents = 0;

/**
 * The API for server rendering, without limits: the documents are the site's own, each parsed and checked once. Throws the first
 * error of an invalid document, or of an answer with errors.
 * @param checked a cache of valid documents, which several models may share
 */
export function executeInProcess(
	models: ReadModelProvider & { readonly changes: ChangesOfKeys },
	checked = new Map<string | DocumentNode, Checked>(),
): ExecuteInProcess {
	const standing = new EntityResultCache(models.changes, () => models.now({ clock: null }).getTime());
	return async (text, variables, { lang }) => {
		const known = checked.get(text) ?? check(text);
		checked.set(text, known);
		const { number, document, planned } = known;
		const asked = (wholeEditions = false): ResultsContext & { reading: ReadSession } => ({
			reading: new ReadSession(models, { endedStands: true, wholeEditions }),
			lang: knownLanguage(lang) ?? "en",
			rootLanguages: new Map(),
		});
		const context = asked();
		try {
			const objects = standing.of(`${number} ${context.lang} ${JSON.stringify(variables)}`, context.reading);
			const data = await planned.execute(null, context, variables, undefined, objects);
			objects?.end();
			return answer(data, context.reading);
		} catch {
			// graphql-js reports the error.
			const contextValue = asked(context.reading.needsWholeEditions);
			const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
			if (errors?.[0] || !data) throw errors?.[0]?.originalError ?? errors?.[0] ?? new GraphQLError("no data and no error");
			return answer(data, contextValue.reading);
		}
	};
}

function answer(data: Record<string, unknown>, { dependencyKeys, freshUntil, revision }: ReadSession): Answer {
	return { data, dependencyKeys, freshUntil, revision };
}

function check(text: string | DocumentNode): Checked {
	const document = typeof text === "string" ? parse(text) : text;
	const [fault] = validate(schema, document);
	if (fault) throw fault;
	documents += 1;
	return { number: documents, document, planned: new PlannedDocument(schema, document) };
}
