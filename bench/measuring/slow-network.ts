import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Network } from "./phone.ts";

/** Allows a driver to evaluate scripts in the page. */
const ANYTHING = "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'";
const PART = 4_096;

export type SlowNetwork = { readonly address: string; readonly close: () => void };

/** A proxy for a port of this machine with a phone's slow network, for any browser: answers begin later, and all share the bandwidth. */
export async function openSlowNetwork(port: number, { latency, down }: Network): Promise<SlowNetwork> {
	/** When what was sent so far has arrived. */
	let busyUntil = 0;
	const sent = async (bytes: number) => {
		const now = performance.now();
		busyUntil = Math.max(now, busyUntil) + (bytes * 8_000) / down;
		await setTimeout(busyUntil - now);
	};
	const server = createServer((asked, answer) => {
		const headers = { ...asked.headers, host: `localhost:${(server.address() as AddressInfo).port}`, "accept-encoding": "gzip" };
		const forwarded = request({ host: "127.0.0.1", port, method: asked.method, path: asked.url, headers }, async (came) => {
			await setTimeout(latency);
			const policy = came.headers["content-security-policy"] === undefined ? {} : { "content-security-policy": ANYTHING };
			answer.writeHead(came.statusCode ?? 502, { ...came.headers, ...policy });
			try {
				for await (const chunk of came as AsyncIterable<Buffer>)
					for (let at = 0; at < chunk.length; at += PART) {
						const part = chunk.subarray(at, at + PART);
						await sent(part.length);
						answer.write(part);
					}
				answer.end();
			} catch {
				// The browser has left.
				answer.destroy();
			}
		});
		forwarded.on("error", () => answer.destroy());
		answer.on("close", () => forwarded.destroy());
		asked.pipe(forwarded);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		address: `http://localhost:${(server.address() as AddressInfo).port}`,
		close: () => {
			server.close();
			server.closeAllConnections();
		},
	};
}
