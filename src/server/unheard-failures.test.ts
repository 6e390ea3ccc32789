import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const here = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);

const PROCESS = `
	import { createLog } from ${here("./log.ts")};
	import { logUnheardFailures } from ${here("./unheard-failures.ts")};
	logUnheardFailures(createLog("info"));
	void Promise.reject(new Error("nobody waited"));
	setTimeout(() => console.log("still here"), 50);
`;

test("a failure that nobody waits for is logged, and the process goes on", async () => {
	const { stdout } = await run(process.execPath, ["--import", "tsx", "--input-type=module", "-e", PROCESS]);
	const [logged, said] = stdout.trim().split("\n") as [string, string];
	expect(JSON.parse(logged)).toMatchObject({ level: 50, err: { message: "nobody waited" } });
	expect(said).toBe("still here");
});
