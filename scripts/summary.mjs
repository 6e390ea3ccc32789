/** Often only the end of a CI log is at hand, so the failures have to fit in this many lines. */
const LONGEST = 70;
const LINES_AN_ERROR = 8;
const LINES_OF_OUTPUT = 60;
const MOST_NAMES = 10;

/**
 * The last lines of a run: for each failed check its failures, the tests that passed only on a second try, those that were skipped, and how
 * long each check took.
 * @param {readonly { name: string, passed: boolean, seconds: number, output: readonly string[], findings: import("./findings.mjs").Findings
 * | null }[]} checks
 * @returns {string[]} lines
 */
export function summary(checks) {
	const failed = checks.filter(({ passed }) => !passed);
	const room = Math.floor(LONGEST / Math.max(1, failed.length));
	const lines = failed.flatMap((check) => ["", `── ${check.name} FAILED ──`, ...whatFailed(check, room)]);
	for (const [word, pick] of [
		["passed only when tried again", ({ flaky }) => flaky],
		["left out", ({ skipped }) => skipped],
	]) {
		const tests = checks.flatMap(({ findings }) => (findings ? pick(findings) : []));
		if (tests.length > 0) lines.push("", `${word}: ${tests.length}`, ...first(tests, MOST_NAMES).map((test) => `  ${test}`));
	}
	const width = Math.max(...checks.map(({ name }) => name.length));
	lines.push("");
	for (const { name, passed, seconds, findings } of checks) {
		const tests = findings ? `, ${findings.ran} tests` : "";
		lines.push(`${name.padEnd(width)} ${passed ? "passed" : "FAILED"} in ${seconds.toFixed(0)} s${tests}`);
	}
	lines.push("", `checks: ${checks.length - failed.length} passed, ${failed.length} failed`);
	return lines;
}

/** The failed tests by name with the first lines of their errors, and names alone when there is no room for that; else the end of the output. */
function whatFailed({ findings, output }, room) {
	const failures = findings?.failures ?? [];
	if (failures.length === 0) return output.slice(-Math.min(LINES_OF_OUTPUT, room));
	const each = Math.min(LINES_AN_ERROR, Math.floor(room / failures.length) - 1);
	if (each < 1)
		return first(
			failures.map(({ test }) => `✗ ${test}`),
			room,
		);
	return failures.flatMap(({ test, error }) => [`✗ ${test}`, ...error.slice(0, each).map((line) => `    ${line}`)]);
}

function first(names, most) {
	return names.length <= most ? names : [...names.slice(0, most - 1), `… and ${names.length - most + 1} more`];
}
