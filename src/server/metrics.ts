import cluster from "node:cluster";
import { createServer, type Server } from "node:http";
import type { Registry } from "prom-client";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { PortError } from "./listen.ts";

/** Histogram buckets in seconds; a cached document needs far less than the first. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.25, 1, 2.5, 10];
/** Event streams are open for hours, so their duration means nothing. */
const STREAM = /^\/live\//;

type Watched = {
	readonly server: Server;
	/** Clients of the event stream. */
	readonly listeners: () => number;
	/** Whether visitors should be sent to this process. */
	readonly isReady: () => Promise<boolean>;
};

/** This process's metrics for Prometheus. They contain no paths and no addresses, which may identify a person. */
async function processMetrics({ server, listeners, isReady }: Watched): Promise<Registry> {
	const { collectDefaultMetrics, Gauge, Histogram, Registry } = await import("prom-client");
	const registry = new Registry();
	const registers = [registry];
	collectDefaultMetrics({ register: registry });
	const answers = new Histogram({
		name: "cupboard_answer_seconds",
		help: "Seconds from a request's head to the end of its answer, by status",
		labelNames: ["status"],
		buckets: BUCKETS,
		registers,
	});
	server.prependListener("request", (request, response) => {
		if (STREAM.test(request.url ?? "")) return;
		const began = performance.now();
		response.once("close", () => {
			const status = response.writableFinished ? String(response.statusCode) : "left";
			answers.observe({ status }, (performance.now() - began) / 1000);
		});
	});
	new Gauge({
		name: "cupboard_stream_listeners",
		help: "Browsers that follow the stream of changes",
		registers,
		collect() {
			this.set(listeners());
		},
	});
	new Gauge({
		name: "cupboard_ready",
		help: "1 where visitors should be sent here, as GET /ready says",
		registers,
		async collect() {
			this.set((await isReady()) ? 1 : 0);
		},
	});
	return registry;
}

/** Sends the metrics of a process that is one of several to its parent, which publishes the sum. @returns stops it */
export async function sendMetricsToParent(watched: Watched, port: number, host: string): Promise<() => void> {
	const registry = await processMetrics(watched);
	if (cluster.isWorker) {
		const { AggregatorRegistry } = await import("prom-client");
		AggregatorRegistry.setRegistries([registry]);
		new AggregatorRegistry(); // from now on it answers
		return () => undefined;
	}
	const server = await serveMetrics(port, host, { contentType: registry.contentType, text: () => registry.metrics() });
	return () => server.close();
}

/**
 * Publishes the metrics on a port of its own, which visitors need not reach.
 * @throws PortError if the port is in use or not allowed
 */
export function serveMetrics(
	port: number,
	host: string,
	{ contentType, text }: { contentType: string; text(): Promise<string> },
): Promise<Server> {
	const headersOf = (type: string) => ({ ...SECURITY_HEADERS, "content-type": type, "cache-control": "no-store" });
	const plain = headersOf("text/plain; charset=utf-8");
	const server = createServer((request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") {
			response.writeHead(404, plain).end("Only GET /metrics.\n");
			return;
		}
		text().then(
			(body) => response.writeHead(200, headersOf(contentType)).end(body),
			(error: Error) => response.writeHead(500, plain).end(`It could not be measured: ${error.message}.\n`),
		);
	});
	return new Promise((resolve, reject) => {
		server.once("error", (error: NodeJS.ErrnoException) => {
			const reason = error.code === "EADDRINUSE" ? "is in use by another program" : `cannot be used (${error.code})`;
			reject(new PortError(`Port ${port} ${reason}. Choose another with METRICS_PORT, such as METRICS_PORT=${port + 1}.`));
		});
		server.listen(port, host, () => resolve(server));
	});
}
