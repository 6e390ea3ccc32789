import type { IncomingMessage, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";

export type Development = {
	/** Serves the site's modules with hot reload; calls `next` for everything else. */
	readonly middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
	readonly build: () => Promise<ServerBuild>;
	close(): Promise<void>;
};

/** Vite in this process: pages change when their files are saved. */
export async function startDevelopment(): Promise<Development> {
	const { createServer, isRunnableDevEnvironment } = await import("vite");
	const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
	return {
		middleware: vite.middlewares,
		async build() {
			const { ssr } = vite.environments;
			if (ssr === undefined || !isRunnableDevEnvironment(ssr))
				throw new Error("Vite has no server environment to run the site in");
			return ssr.runner.import("virtual:react-router/server-build");
		},
		close: () => vite.close(),
	};
}
