import { defineConfig } from "vitest/config";
import all from "./vitest.config.ts";

/**
 * The examples that stand beside the rules and the gates of what is public. Properties, crawls of the API and tests on a record hold both
 * too, but take seconds to minutes for each planted fault.
 */
export default defineConfig({
	...all,
	test: {
		...all.test,
		include: ["src/cup/**/*.test.ts", "src/results/edition/building/{public-match,published}.test.ts"],
		exclude: ["**/*.property.test.ts", "node_modules/**"],
	},
});
