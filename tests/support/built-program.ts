import path from "node:path";
import { builtFile, builtProgram } from "../../scripts/program.mjs";

/** The server as `npm start` runs it, built of the sources as they are now. */
export const builtServer = (): string => path.join(builtProgram(), "server.js");

/** What serves a cup for the browser's tests (serve.ts), likewise: reading the sources one by one takes longer than the rest of its start. */
export const builtTestServer = (): string =>
	builtFile("tests/support/serve.ts", { name: "test-server", beside: ["tests/support"] });
