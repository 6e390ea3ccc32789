import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startDemoServer } from "./measuring/demo-server.ts";
import { Crowds, requestFor } from "./measuring/load.ts";
import { interleaved } from "./measuring/rounds.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * A query for fifteen matches with eight fields each, with every limit on, compared with mercurius with its JIT, which serves the same
 * matches from memory without limits: by POST with a text that is never repeated, so that each answer is computed; with the same text,
 * whose answer is cached; and by GET.
 */
const SECONDS = 1;
const CONNECTIONS = 16;
const MATCHES = 15;
/** Different queries in turn: more than the cache's memory of recent ones, so that none is recognised. */
const OTHERS = 200_000;
const FIELDS = "id zonedStartTime homeTeamName awayTeamName homeScore awayScore isLive isFinished";

type Match = Readonly<Record<string, unknown>>;

async function serveReference(matches: readonly Match[]): Promise<void> {
	const [{ default: fastify }, { default: mercurius }] = await Promise.all([import("fastify"), import("mercurius")]);
	const app = fastify();
	await app.register(mercurius, {
		jit: 1,
		schema: `type Match { id: ID! zonedStartTime: String homeTeamName: String! awayTeamName: String! homeScore: Int awayScore: Int isLive: Boolean! isFinished: Boolean! }
			type Category { lastMatches(first: Int!): [Match!]! } type Tournament { category(id: ID!): Category } type Query { tournament(cup: Int!, tournament: String!): Tournament }`,
		resolvers: {
			Query: { tournament: () => ({}) },
			Tournament: { category: () => ({}) },
			Category: { lastMatches: (_: unknown, { first }: { first: number }) => matches.slice(0, first) },
		},
	});
	const address = await app.listen({ port: 0, host: "127.0.0.1" });
	process.send?.(Number(new URL(address).port));
}

async function measure(): Promise<void> {
	const server = await startDemoServer();
	const crowds = new Crowds();
	const reference = fork(fileURLToPath(import.meta.url), ["reference"], { execArgv: ["--import", "tsx"] });
	try {
		const asked = async (query: string) => {
			const answer = await fetch(`http://localhost:${server.port}/graphql?query=${encodeURIComponent(query)}`);
			return ((await answer.json()) as { data: never }).data;
		};
		const { cups }: { cups: { editions: { tournaments: { id: string }[] }[] } } = await asked(
			"{ cups(cup: 1) { editions { tournaments { id } } } }",
		);
		const tournaments = cups.editions.flatMap((edition) => edition.tournaments);
		const categories: { readonly inside: string; readonly id: string }[] = [];
		for (const { id: tournament } of tournaments) {
			const inside = `tournament(cup: 1, tournament: "${tournament}")`;
			const { tournament: edition }: { tournament: { categories: { id: string }[] } } = await asked(
				`{ ${inside} { categories { id } } }`,
			);
			for (const { id } of edition.categories) categories.push({ inside, id });
		}
		for (const { inside, id } of categories) {
			const query = `{ ${inside} { category(id: "${id}") { lastMatches(first: ${MATCHES}) { ${FIELDS} } } } }`;
			const told: { tournament: { category: { lastMatches: Match[] } } } = await asked(query);
			const matches = told.tournament.category.lastMatches;
			if (matches.length < MATCHES) continue;
			reference.send(matches);
			const [port] = (await once(reference, "message")) as [number];
			const post = requestFor("/graphql", { "content-type": "application/json" }, JSON.stringify({ query }));
			// With numbers that the document does not use, all of the same length.
			const others = Array.from({ length: OTHERS }, (_, count) =>
				requestFor(
					"/graphql",
					{ "content-type": "application/json" },
					JSON.stringify({ query, variables: { count: OTHERS + count } }),
				),
			);
			const get = requestFor(`/graphql?query=${encodeURIComponent(query)}`, { accept: "application/json" });
			for (const [what, requests, beside, target] of [
				["GraphQL by POST, 15 matches × 8 fields, limits on", others, others, "≤ 4"],
				["GraphQL by POST, the same, cached", [post], [post], "≤ 0.8"],
				["GraphQL by GET, the same, cached", [get], [post], "≤ 0.8"],
			] as const) {
				const crowd = (ofPort: number, asked: readonly string[]) => ({
					port: ofPort,
					connections: CONNECTIONS,
					seconds: SECONDS,
					requests: asked,
				});
				const measured = await interleaved(
					crowds,
					{ pid: server.pid, crowd: crowd(server.port, requests) },
					{ pid: reference.pid as number, crowd: crowd(port, beside) },
				);
				const { foreign } = measured;
				sayRow({
					what,
					ours: measured.ours.time,
					reference: measured.reference.time,
					beside: "mercurius with JIT, by POST",
					unit: "µs CPU",
					target,
					foreign,
				});
			}
			return;
		}
		throw new Error(`no category has ${MATCHES} matches played`);
	} finally {
		crowds.leave();
		reference.kill("SIGTERM");
		await server.stop();
	}
}

if (process.argv[2] === "reference") process.once("message", (matches: Match[]) => void serveReference(matches));
else await measure();
