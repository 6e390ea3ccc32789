import { readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { root } from "./install.mjs";
import { buildTarget } from "./supported-browsers.mjs";

/** Builds the site's service worker beside the built site, with the names of the files that it caches. */
const client = path.join(root, "build", "client");
const assets = path.join(client, "assets");

/**
 * Files that a phone beside a pitch does not need offline: the video player, the reporter's page (which has its own worker), other
 * alphabets.
 */
const LEFT_OUT = /^(hls|report)-|-(cyrillic|greek)(-ext)?-|\.(br|gz)$/;

const kept = readdirSync(assets).filter((file) => !LEFT_OUT.test(file));
const bytes = kept.reduce((sum, file) => sum + statSync(path.join(assets, file)).size, 0);
const folder = path.join(root, "build", "worker");
process.env.NODE_ENV = "production";
await build({
	configFile: false,
	root,
	logLevel: "warn",
	publicDir: false,
	define: {
		BUILT_FILES: JSON.stringify(kept.map((file) => `/assets/${file}`)),
		BUILT_BYTES: String(bytes),
		"process.env.NODE_ENV": '"production"',
	},
	build: {
		outDir: folder,
		emptyOutDir: true,
		target: buildTarget,
		rolldownOptions: {
			input: path.join(root, "src", "client", "worker", "worker.ts"),
			output: { format: "iife", entryFileNames: "sw.js" },
		},
	},
});
for (const file of readdirSync(folder)) if (file !== "sw.js") rmSync(path.join(folder, file), { recursive: true });
