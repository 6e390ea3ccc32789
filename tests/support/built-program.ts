import path from "node:path";
import { builtProgram } from "../../scripts/program.mjs";

/** The server as `npm start` runs it, built of the sources as they are now. */
export const builtServer = (): string => path.join(builtProgram(), "server.js");
