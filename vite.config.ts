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

export default defineConfig({
	plugins: [brands, tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0, target: "es2022" },
});
