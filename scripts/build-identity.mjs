import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { root } from "./install.mjs";
import { buildTarget } from "./supported-browsers.mjs";

/** Builds the stylesheet of the identity pages (src/accounts/identity/style.css). The server reads it at its start. */
const folder = path.join(root, "build", "identity");
process.env.NODE_ENV = "production";
await build({
	configFile: false,
	root,
	logLevel: "warn",
	publicDir: false,
	plugins: [tailwindcss()],
	build: {
		outDir: folder,
		emptyOutDir: true,
		target: buildTarget,
		rolldownOptions: {
			input: path.join(root, "src", "accounts", "identity", "style.css"),
			output: { assetFileNames: "style.css" },
		},
	},
});
for (const file of readdirSync(folder)) if (file !== "style.css") rmSync(path.join(folder, file), { recursive: true });
