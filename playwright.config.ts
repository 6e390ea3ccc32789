import { defineConfig } from "@playwright/test";
import { builtTestProgram } from "./tests/support/built-program.ts";
import { folderInMemory } from "./tests/support/folder-in-memory.ts";
import { OWN_CUPS, SERVERS } from "./tests/support/servers.ts";
import { AS_USUAL } from "./tests/support/shared-context.ts";

/** Every server; or those that E2E_CUPS names ("demo,live"), for who runs a few tests again and again. */
function wantedServers(): [cup: string, port: number][] {
	const wanted = process.env.E2E_CUPS?.split(",");
	return Object.entries(SERVERS).filter(([cup]) => wanted === undefined || wanted.includes(cup));
}

const servers = wantedServers();
// Who looks for unused code reads this file too, and each of Playwright's own processes: built is it by the one that starts the servers.
const startsServers = /playwright/.test(process.argv[1] ?? "") && process.env.TEST_WORKER_INDEX === undefined;
const program = startsServers && servers.length > 0 ? builtTestProgram("serve-all") : "";
// The servers are ended without a word, and take nothing away themselves.
const records = program === "" ? null : folderInMemory();
if (records !== null) {
	process.env.E2E_RECORDS = records.folder;
	process.once("exit", records.remove);
}

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	snapshotPathTemplate: "tests/said/{arg}{ext}",
	fullyParallel: true,
	// Two more than a small machine has cores: some tests wait, for a slow phone or a server that starts, while the others need a processor.
	workers: 4,
	forbidOnly: true,
	// On a machine that others use too, one that fails is tried once more, and named as flaky where it then passes: each is a fault to find.
	retries: process.env.CI ? 1 : 0,
	reporter: [["list"]],
	// Only what never comes ends by a limit: on a busy machine a page that is asked all there is takes minutes, and nothing fails for that.
	timeout: 900_000,
	expect: { timeout: 120_000 },
	// Where much fails each would wait as long.
	maxFailures: process.env.CI ? 12 : 0,
	use: {
		baseURL: `http://localhost:${SERVERS.demo}`,
		viewport: { width: 390, height: 844 },
		contextOptions: AS_USUAL,
		// As long as an expectation: a click on what never appears fails in two minutes, not with its whole test.
		actionTimeout: 120_000,
		// What a page shows is the server's, but in the tests of what a worker keeps.
		serviceWorkers: "block",
		launchOptions: {
			...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
			args: [
				"--no-sandbox",
				"--disable-background-networking",
				"--disable-component-update",
				"--disable-sync",
				// A page that was emptied stays in its process, which has the site's scripts compiled.
				"--process-per-site",
				// A page of a test is done before what compiles its scripts a second and third time, for speed later, has paid.
				"--js-flags=--no-maglev --no-turbofan",
			],
		},
		// A trace of every test would take as long again as the tests; `npx playwright test --trace on` makes one of the test that failed.
		screenshot: "only-on-failure",
	},
	webServer:
		program === ""
			? []
			: {
					command: `node "${program}" ${[OWN_CUPS, ...servers.flat()].join(" ")}`,
					// Which answers when all of them are there.
					port: OWN_CUPS,
					// As it is served: React and GraphQL check themselves otherwise, for twice the time of a page.
					env: { NODE_ENV: "production" },
					timeout: 900_000,
					reuseExistingServer: false,
					stdout: "ignore",
					stderr: "pipe",
				},
});
