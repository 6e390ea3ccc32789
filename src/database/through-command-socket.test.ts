import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { commandSocketFolder, SOCKET_NAME } from "./command-socket-path.ts";
import { openThroughCommandSocket } from "./through-command-socket.ts";

test.skipIf(process.platform === "win32")(
	"a process that ends as a command connects to its socket refuses the command",
	async () => {
		const data = mkdtempSync(path.join(tmpdir(), "cupboard-door-"));
		mkdirSync(commandSocketFolder(data));
		// Accepts any connection, reads, and then ends it.
		const ending = createServer((socket) => void socket.once("data", () => socket.end()));
		try {
			await new Promise<void>((resolve) => ending.listen(path.join(commandSocketFolder(data), SOCKET_NAME), resolve));
			expect(await openThroughCommandSocket(data)).toBeUndefined();
		} finally {
			await new Promise((resolve) => ending.close(resolve));
			rmSync(data, { recursive: true, force: true });
		}
	},
);
