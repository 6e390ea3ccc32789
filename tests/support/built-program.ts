import path from "node:path";
import { builtFiles, builtProgram } from "../../scripts/program.mjs";

/** The server as run by `npm start`, built from the present sources. */
export const builtServer = (): string => path.join(builtProgram(), "server.js");

/** What tests run in processes of its own. */
const PROGRAMS = {
	serve: "tests/support/serve.ts",
	"serve-all": "tests/support/serve-all.ts",
	"hold-record": "tests/support/hold-record.ts",
	"half-a-change": "tests/support/half-a-change.ts",
	writer: "tests/kill/writer.ts",
	"old-record": "tests/kill/old-record.ts",
} as const;

/** One of the tests' own programs, built in the same way: loading the sources one by one takes longer than most of what they do. */
export const builtTestProgram = (name: keyof typeof PROGRAMS): string =>
	path.join(
		builtFiles(Object.values(PROGRAMS), { name: "test-programs", beside: ["tests/support", "tests/kill"] }),
		`${name}.js`,
	);
