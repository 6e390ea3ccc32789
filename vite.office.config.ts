import path from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildTarget } from "./scripts/supported-browsers.mjs";

/** The office's app: apart from the site, so that no document of the site names it and no visitor loads anything of it. */
export default defineConfig({
	root: path.resolve(import.meta.dirname, "src", "office-app"),
	base: "/office/",
	publicDir: false,
	plugins: [tailwindcss()],
	oxc: { jsx: { runtime: "automatic" } },
	build: {
		outDir: path.resolve(import.meta.dirname, "build", "office"),
		emptyOutDir: true,
		assetsInlineLimit: 0,
		target: buildTarget,
		manifest: true,
		rolldownOptions: {
			checks: { moduleLevelDirective: false },
			input: path.resolve(import.meta.dirname, "src", "office-app", "main.tsx"),
			output: {
				codeSplitting: {
					groups: [{ name: "router", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\// }],
				},
			},
		},
	},
});
