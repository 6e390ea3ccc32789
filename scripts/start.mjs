import { spawn } from "node:child_process";
import path from "node:path";
import { buildStale } from "./build.mjs";
import { installMissing, root } from "./install.mjs";

installMissing();
buildStale();

const server = spawn(process.execPath, ["--import", "tsx", path.join("src", "server", "main.ts")], {
	cwd: root,
	stdio: "inherit",
	env: { NODE_ENV: "production", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1)));
