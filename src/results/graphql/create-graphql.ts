import type { ReadModels } from "../edition/keeping/read-models.ts";
import { type GraphQLOverHttp, type OverHttpOptions, overHttp } from "./http/over-http.ts";
import { type ExecuteInProcess, executeInProcess } from "./in-process.ts";

export type ResultsGraphQL = GraphQLOverHttp & {
	/** For server rendering: without limits, and with the answer's dependency keys. */
	readonly execute: ExecuteInProcess;
};

/** The public API over read models (DECISIONS §6). */
export function createGraphQL(
	options: { readonly models: ReadModels; readonly onError: OverHttpOptions["onError"] } & Partial<OverHttpOptions>,
): ResultsGraphQL {
	return {
		execute: executeInProcess(options.models),
		...overHttp({ path: "/graphql", graphiql: false, ownDocuments: new Map(), publicUrl: undefined, ...options }),
	};
}
