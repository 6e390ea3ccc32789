import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { checkBrands } from "./src/brands/check-brands.ts";

/** A brand that cannot be read by everyone does not build. */
const brands: Plugin = {
	name: "brands",
	buildStart: () => checkBrands(path.resolve(import.meta.dirname, "src", "brands")),
};

/**
 * The router answers a page module that cannot be fetched by loading again the page that is being left. Here it leaves that to
 * src/site/frame/failed-module.ts, which loads the target (SPEC §8). A router that has it otherwise does not build.
 */
const failedModules: Plugin = {
	name: "failed-modules",
	apply: "build",
	applyToEnvironment: ({ name }) => name === "client",
	transform: {
		filter: { code: "reloading page..." },
		handler(code) {
			const reloads = /window\.location\.reload\(\);(?=\s*return new Promise\(\(\) => \{\s*\}\);)/g;
			const changed = code.replace(reloads, "");
			if (changed === code) this.error("The router loads page modules in another way: see src/site/frame/failed-module.ts");
			return { code: changed, map: null };
		},
	},
};

/** Modules that so many pages share come with the frame. */
const SHARED_BY_MOST = 5;

type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** All that the root needs is on every page. */
let ofRoot: ReadonlySet<string> | undefined;
function withFrame(id: string, modules: ModuleGraph): string | null {
	ofRoot ??= reachedFrom(path.resolve(import.meta.dirname, "src", "site", "root.tsx"), modules);
	return ofRoot.has(id) ? "frame" : null;
}

function reachedFrom(root: string, modules: ModuleGraph): ReadonlySet<string> {
	const reached = new Set([root]);
	for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
	return reached;
}

/**
 * The scripts of a page come in few files: what every page runs on, the frame with what most pages show, what is shown of a match wherever one
 * is, what two or three pages share, and the page itself. By module it would be sixty requests, each with its wait on a phone.
 */
const chunks = {
	groups: [
		{ name: "router", test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//, priority: 5 },
		{ name: "hls", test: /node_modules\/hls\.js\//, priority: 5 },
		{ name: withFrame, debugName: "with the frame", priority: 4 },
		{ name: "frame", test: /src\//, minShareCount: SHARED_BY_MOST, priority: 4 },
		{ name: "matches", test: /src\/(site\/(match|standings|stream)|cup)\//, minShareCount: 2, priority: 3 },
		{ name: "shared", test: /src\//, minShareCount: 2, priority: 2 },
	],
};

export default defineConfig({
	plugins: [brands, failedModules, tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0, target: "es2022" },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
});
