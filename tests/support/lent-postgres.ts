import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type LentPostgres, postgresAt, startPostgres } from "./postgres.ts";

/** The environment's name for where the run's PostgreSQL is asked for. */
const ADDRESS = "CUPBOARD_TESTS_POSTGRES";

type Told = { readonly port: number } | { readonly missing: string };

/**
 * Before all unit and contract tests (vitest.config.ts): one PostgreSQL for all files, started on first use. Starting and stopping one
 * takes longer than making a database in it.
 */
export default async function lend(): Promise<() => Promise<void>> {
	let started: ReturnType<typeof startPostgres> | undefined;
	const server = createServer((_, response) => {
		started ??= startPostgres();
		started.then(
			(postgres) => response.end(JSON.stringify("missing" in postgres ? postgres : { port: postgres.port })),
			(error: unknown) => response.writeHead(500).end(String(error)),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	process.env[ADDRESS] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return async () => {
		server.close();
		server.closeAllConnections();
		const postgres = await started;
		if (postgres !== undefined && !("missing" in postgres)) await postgres.stop();
	};
}

/**
 * For tests that make databases and leave the server running; tests that restart it or kill its clients use `startPostgres`.
 * @returns the run's PostgreSQL, whose `stop` deletes the databases made; or why there is none
 */
export async function lentPostgres(): Promise<LentPostgres | { readonly missing: string }> {
	const address = process.env[ADDRESS];
	if (address === undefined) return startPostgres();
	const response = await fetch(address);
	if (!response.ok) throw new Error(await response.text());
	const told = (await response.json()) as Told;
	return "missing" in told ? told : postgresAt(told.port);
}
