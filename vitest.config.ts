import path from "node:path";
import { defineConfig } from "vitest/config";
import LongestFirst from "./tests/support/longest-first.ts";
import { LONGEST_WAIT, POLL } from "./tests/support/poll.ts";

// As it is served: React and GraphQL check themselves otherwise, which is a twentieth of what pages and answers take.
process.env.NODE_ENV = "production";

export default defineConfig({
	resolve: {
		alias: [
			// One graphql, as in Node: else our files would get its ES modules and the packages its CommonJS.
			{ find: /^graphql$/, replacement: "graphql/index.js" },
			{
				find: /^@node-rs\/argon2$/,
				replacement: path.join(import.meta.dirname, "tests", "support", "cheap-argon2.ts"),
			},
			// Migrated once, and copied for every test that has a record.
			{
				find: /^@electric-sql\/pglite$/,
				replacement: path.join(import.meta.dirname, "tests", "support", "prepared-pglite.ts"),
			},
			// As src/database/empty-record.ts names it: whoever makes the prepared one reads what is there.
			{
				find: /^\.\/empty-record-file\.mjs$/,
				replacement: path.join(import.meta.dirname, "tests", "support", "no-empty-record.ts"),
			},
		],
	},
	// As many at once as there are cores: by default one is left idle, which is half of a small machine.
	test: {
		globalSetup: ["tests/support/folder-in-memory.ts", "tests/support/lent-postgres.ts"],
		setupFiles: ["tests/support/property-seed.ts", "tests/support/short-polls.ts", "tests/support/nothing-stubbed.ts"],
		include: ["src/**/*.test.ts", "tests/contract/**/*.test.ts"],
		testTimeout: 600_000,
		hookTimeout: 600_000,
		// For `vi.waitFor`: tests/support/short-polls.ts.
		expect: { poll: { timeout: LONGEST_WAIT, interval: POLL } },
		maxWorkers: "100%",
		// PGlite's timer for idle statistics, set while a test's clock is weeks ahead, is set anew each millisecond once the clock is right again.
		execArgv: ["--disable-warning=TimeoutOverflowWarning"],
		sequence: { sequencer: LongestFirst },
		// A process reads the program once, not once for each file: that took longer than the tests. What a test changes it puts back.
		isolate: false,
		restoreMocks: true,
		unstubEnvs: true,
		unstubGlobals: true,
	},
});
