import { defineConfig } from "vitest/config";

export default defineConfig({
	// One graphql, as in Node: else our files would get its ES modules and the packages its CommonJS.
	resolve: { alias: [{ find: /^graphql$/, replacement: "graphql/index.js" }] },
	// As many at once as there are cores: by default one is left idle, which is half of a small machine.
	test: {
		include: ["src/**/*.test.ts", "tests/contract/**/*.test.ts"],
		testTimeout: 120_000,
		hookTimeout: 120_000,
		maxWorkers: "100%",
	},
});
