import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildStale } from "./build.mjs";
import { buildEmptyRecord } from "./empty-record.mjs";
import { installMissing, root } from "./install.mjs";
import { builtProgram } from "./program.mjs";

installMissing();
buildEmptyRecord();
buildStale();
const program = builtProgram();

process.chdir(root);
process.env.NODE_ENV ||= "production";
// A cup of one's own: an empty record beside the demo's, and no demo.
if (process.argv.includes("--own")) process.env.CUPBOARD_OWN = "yes";
await import(pathToFileURL(path.join(program, "server.js")).href);
