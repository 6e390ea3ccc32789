import { spawn } from "node:child_process";
import path from "node:path";
import { buildStaleIdentity, buildStaleOffice } from "./build.mjs";
import { installMissing, root } from "./install.mjs";

installMissing();
buildStaleOffice();
buildStaleIdentity();
const server = spawn(process.execPath, ["--import", "tsx", path.join("src", "server", "main.ts"), "--dev"], {
	cwd: root,
	stdio: "inherit",
	env: { NODE_ENV: "development", ...process.env },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
