import type { Meter } from "../../http/meter.ts";
import type { ReadModels } from "../edition/keeping/read-models.ts";
import { type OverHttpOptions, overHttp } from "./http/over-http.ts";
import { type ExecuteInProcess, executeInProcess } from "./in-process.ts";

export type ResultsGraphQL = {
	/** For server rendering: no limits, and the answer says what it depends on. */
	readonly execute: ExecuteInProcess;
	/** For the path it is mounted on: POST, GET and OPTIONS. */
	readonly fetch: (request: Request, meter?: Meter) => Promise<Response>;
};

/** The public API over read models (DECISIONS §6). */
export function createGraphQL(
	options: { readonly models: ReadModels; readonly onError: OverHttpOptions["onError"] } & Partial<OverHttpOptions>,
): ResultsGraphQL {
	return {
		execute: executeInProcess(options.models),
		fetch: overHttp({ path: "/graphql", graphiql: false, ownDocuments: new Map(), ...options }),
	};
}
