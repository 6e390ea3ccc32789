import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

const PROCESS = `
	import { createLog } from ${here("../log/log.ts")};
	import { logUnhandledRejections } from ${here("./unhandled-rejections.ts")};
	logUnhandledRejections(createLog("info"));
	void Promise.reject(new Error("nobody waited"));
	setTimeout(() => console.log("still here"), 50);
`;

const TALKATIVE = `
	import { createLog } from ${here("../log/log.ts")};
	import { logConsole } from ${here("./unhandled-rejections.ts")};
	logConsole(createLog("info"));
	console.warn("The path %s is odd", "/%E0", new URIError("malformed"));
	console.error("lost");
`;

test("a library's console output is a line in the log", async () => {
	const { stdout, stderr } = await run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", TALKATIVE]);
	const lines = stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	expect(lines).toMatchObject([
		{ level: 40, msg: expect.stringMatching(/^The path \/%E0 is odd URIError: malformed/) },
		{ level: 50, msg: "lost" },
	]);
	expect(stderr).toBe("");
});

test("an unhandled failure is logged, and the process continues", async () => {
	const { stdout } = await run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", PROCESS]);
	// The log is written asynchronously: on a busy machine its line comes later.
	const lines = stdout.trim().split("\n");
	expect(lines).toHaveLength(2);
	expect(lines).toContain("still here");
	const logged = lines.find((line) => line !== "still here") as string;
	expect(JSON.parse(logged)).toMatchObject({ level: 50, err: { message: "nobody waited" } });
});
