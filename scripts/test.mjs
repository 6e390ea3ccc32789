import path from "node:path";
import { runCheck } from "./check.mjs";
import { findChromium } from "./chromium.mjs";
import { browserFindings, engineFindings, unitFindings } from "./findings.mjs";
import { installMissing, root } from "./install.mjs";
import { postgresPrograms } from "./postgres.mjs";
import { propertySeed } from "./property-seed.mjs";
import { summary } from "./summary.mjs";

installMissing();
process.env.CHROMIUM_PATH = await findChromium();
console.log(`Node ${process.version}, ${process.env.CHROMIUM_PATH}`);
if (postgresPrograms() === null) {
	console.log(
		"PostgreSQL is missing, so its tests are left out: install your system's server package (Debian: apt-get install postgresql).",
	);
}
const seed = propertySeed();

const npm = (name, ...more) => ({ command: "npm", args: ["run", "--silent", name, ...more] });
const reportFile = (name) => path.join(root, "node_modules", ".cache", "reports", `${name}.json`);
const unitReport = reportFile("unit");
const browserReport = reportFile("browser");
const enginesReport = reportFile("engines");

/**
 * Two rows of checks that run beside each other, of about the same length. All are run, so that one failure does not hide the next.
 */
const STATIC = [
	[
		{ name: "types", ...npm("types") },
		{ name: "lint and format", ...npm("lint") },
	],
	[
		{ name: "import directions", ...npm("imports") },
		{ name: "unused code", ...npm("unused") },
		{ name: "conformance", ...npm("conformance", "--", "--check") },
		{ name: "building the site", command: process.execPath, args: [path.join("scripts", "build.mjs")] },
		// Of what was built.
		{ name: "supported browsers", ...npm("browsers") },
	],
];

/** These use every core themselves, so one after the other. */
const TESTS = [
	{
		name: "unit and contract",
		...npm("unit", "--", "--reporter=dot", "--reporter=json", "--silent=passed-only", `--outputFile.json=${unitReport}`),
		environment: seed === undefined ? {} : { PROPERTY_SEED: String(seed) },
		report: { file: unitReport, read: (file) => unitFindings(file, root) },
	},
	{
		name: "browser",
		...npm("e2e", "--", "--reporter=dot,json"),
		environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
		report: { file: browserReport, read: browserFindings },
	},
	{
		name: "three engines",
		...npm("engines"),
		environment: { ENGINES_REPORT: enginesReport },
		report: { file: enginesReport, read: engineFindings },
	},
];

async function inTurn(checks, more = {}) {
	const done = [];
	for (const check of checks) done.push(await runCheck({ ...check, ...more }));
	return done;
}

const rows = await Promise.all(STATIC.map((row) => inTurn(row, { aside: true })));
const checks = [...rows.flat(), ...(await inTurn(TESTS))];
console.log(summary(checks).join("\n"));
process.exit(checks.every(({ passed }) => passed) ? 0 : 1);
