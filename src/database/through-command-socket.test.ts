import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { DOOR_SOCKET, doorFolder } from "./command-socket-path.ts";
import { openThroughDoor } from "./through-command-socket.ts";

test.skipIf(process.platform === "win32")("a process that ends as a command comes to its door lets nobody in", async () => {
	const data = mkdtempSync(path.join(tmpdir(), "cupboard-door-"));
	mkdirSync(doorFolder(data));
	// Whoever comes is heard, and then hears the end.
	const ending = createServer((socket) => void socket.once("data", () => socket.end()));
	try {
		await new Promise<void>((resolve) => ending.listen(path.join(doorFolder(data), DOOR_SOCKET), resolve));
		expect(await openThroughDoor(data)).toBeUndefined();
	} finally {
		await new Promise((resolve) => ending.close(resolve));
		rmSync(data, { recursive: true, force: true });
	}
});
