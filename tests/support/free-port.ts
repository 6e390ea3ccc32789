import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { createServer } from "node:net";

/** Below the ports that systems hand out: one of those may be another program's before the caller's server has started. */
const [FIRST, COUNT] = [15_000, 15_000];

/** @returns a free port of this machine, which no other caller is given while this process runs */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = FIRST + randomInt(COUNT);
		if ((await isClaimed(port)) && (await isFree(port))) return port;
	}
}

/** By the UDP port of the same number, which no server here uses: only one process can have it. */
function isClaimed(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const claim = createSocket("udp4");
		claim.once("error", () => resolve(false));
		claim.bind({ port, address: "127.0.0.1", exclusive: true }, () => {
			claim.unref();
			resolve(true);
		});
	});
}

function isFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const server = createServer();
		server.once("error", () => resolve(false));
		server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
	});
}
