import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test, vi } from "vitest";
import { sendMetricsToParent, serveMetrics } from "./metrics.ts";

/** A port that is free now. */
async function aFreePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, resolve));
	const { port } = server.address() as AddressInfo;
	await new Promise((resolve) => server.close(resolve));
	return port;
}

test("§6 the metrics are answers by status, aborted ones among them, stream listeners, and readiness", async () => {
	const server = createServer((request, response) => {
		if (request.url === "/slow") return;
		response.writeHead(request.url === "/none" ? 404 : 200).end("x");
	});
	const metricsPort = await aFreePort();
	let [listeners, isReady] = [3, true];
	const stop = await sendMetricsToParent(
		{ server, listeners: () => listeners, isReady: async () => isReady },
		metricsPort,
		"127.0.0.1",
	);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.address() as AddressInfo;
	try {
		for (const path of ["/", "/2026", "/none", "/live/2026"]) await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
		const leaving = connect(port, "127.0.0.1");
		leaving.write("GET /slow HTTP/1.1\r\nhost: here\r\n\r\n");
		await new Promise((resolve) => server.once("request", resolve));
		leaving.destroy();
		const metrics = (path: string, method = "GET") => fetch(`http://127.0.0.1:${metricsPort}${path}`, { method });
		const said = async () => {
			const text = await (await metrics("/metrics")).text();
			return text.split("\n").filter((line) => /^cupboard_(answer_seconds_count|stream|ready)/.test(line));
		};
		await vi.waitFor(
			async () =>
				expect((await said()).toSorted()).toEqual([
					'cupboard_answer_seconds_count{status="200"} 2',
					'cupboard_answer_seconds_count{status="404"} 1',
					'cupboard_answer_seconds_count{status="left"} 1',
					"cupboard_ready 1",
					"cupboard_stream_listeners 3",
				]),
			{ timeout: 60_000 },
		);
		[listeners, isReady] = [0, false];
		expect(await said()).toEqual(expect.arrayContaining(["cupboard_ready 0", "cupboard_stream_listeners 0"]));
		expect([(await metrics("/")).status, (await metrics("/metrics", "POST")).status]).toEqual([404, 404]);
		await expect(serveMetrics(metricsPort, "127.0.0.1", { contentType: "text/plain", text: async () => "" })).rejects.toThrow(
			`Port ${metricsPort} is in use by another program. Choose another with METRICS_PORT, such as METRICS_PORT=${metricsPort + 1}.`,
		);
	} finally {
		stop();
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
});
