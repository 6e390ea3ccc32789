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

export default defineConfig({
	plugins: [brands, failedModules, tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0, target: "es2022" },
});
