import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../../tests/support/free-port.ts";
import { withChildren } from "./processor.ts";

export type ServedFile = { readonly name: string; readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

export type Nginx = { readonly port: number /** Of its one worker. */; readonly pid: number; stop(): Promise<void> };

/** Debian's nginx with one worker, which serves files with the headers that ours have: with its own configuration, in a folder of its own. */
export async function startNginx(files: readonly ServedFile[]): Promise<Nginx> {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-nginx-"));
	const port = await freePort();
	mkdirSync(path.join(folder, "files"));
	// Its worker runs as another user.
	chmodSync(folder, 0o755);
	for (const { name, body } of files) writeFileSync(path.join(folder, "files", name), body);
	const locations = files.map(({ name, headers }) => {
		const said = Object.entries(headers).filter(
			([header]) => !/^(content-length|content-type|etag|date|connection|keep-alive)$/i.test(header),
		);
		const lines = said.map(([header, value]) => `add_header ${header} "${value.replaceAll('"', '\\"')}";`);
		return `location = /${name} { root ${folder}/files; default_type "${headers["content-type"]}"; ${lines.join(" ")} }`;
	});
	writeFileSync(
		path.join(folder, "nginx.conf"),
		`daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; open_file_cache max=100 inactive=1h; open_file_cache_valid 1h; keepalive_requests 100000000; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
server { listen 127.0.0.1:${port}; ${locations.join("\n")} } }
`,
	);
	const main = spawn("nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", path.join(folder, "error.log")], {
		stdio: "inherit",
	});
	await reachable(port, main);
	const worker = withChildren(main.pid as number)[1] as number;
	return {
		port,
		pid: worker,
		async stop() {
			main.kill("SIGTERM");
			await once(main, "exit");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

export async function reachable(port: number, server: ChildProcess): Promise<void> {
	let failed: unknown;
	server.once("error", (error) => {
		failed = error;
	});
	for (;;) {
		if (failed !== undefined || server.exitCode !== null) throw new Error("the server did not begin", { cause: failed });
		const isOpen = await new Promise<boolean>((resolve) => {
			const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
			socket.once("connect", () => socket.destroy());
		});
		if (isOpen) return;
		await setTimeout(100);
	}
}
