import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The test results of a check's report.
 * @typedef {{ test: string, error: string[] }} Failure
 * @typedef {{ ran: number, failures: Failure[], flaky: string[], skipped: string[] }} Findings
 */

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, "g");

/** @returns the lines without colours and without the empty ones */
export const plainLines = (text) =>
	text
		.replace(COLOURS, "")
		.split(/\r?\n/)
		.map((line) => line.trimEnd())
		.filter((line) => line !== "");

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null);

/** @returns {Findings | null} of `vitest --reporter=json`; null when there is no report */
export function unitFindings(file, root) {
	const report = read(file);
	if (!report) return null;
	const findings = { ran: 0, failures: [], flaky: [], skipped: [] };
	for (const { name, status, message, assertionResults } of report.testResults) {
		const where = path.relative(root, name);
		// A file that could not be read has no tests to fail.
		if (status === "failed" && !assertionResults.some((test) => test.status === "failed"))
			findings.failures.push({ test: where, error: plainLines(message ?? "") });
		for (const { ancestorTitles, title, status, failureMessages } of assertionResults) {
			const test = [where, ...ancestorTitles, title].filter(Boolean).join(" › ");
			if (status === "passed" || status === "failed") findings.ran += 1;
			else findings.skipped.push(test);
			if (status === "failed") findings.failures.push({ test, error: plainLines((failureMessages ?? []).join("\n")) });
		}
	}
	return findings;
}

/** @returns {Findings | null} of `npm run engines`, which writes them in this form; null without a report */
export const engineFindings = (file) => read(file);

/** @returns {Findings | null} of `playwright --reporter=json`; null when there is no report */
export function browserFindings(file) {
	const report = read(file);
	if (!report) return null;
	const findings = { ran: 0, failures: [], flaky: [], skipped: [] };
	for (const { message } of report.errors ?? [])
		findings.failures.push({ test: "before or after the tests", error: plainLines(message ?? "") });
	const look = (suite, above) => {
		// A file's suite is named after it, and so is each of its tests.
		const titles = suite.title === suite.file ? above : [...above, suite.title];
		for (const inner of suite.suites ?? []) look(inner, titles);
		for (const { title, file: spec, line, tests } of suite.specs ?? []) {
			const test = [`tests/e2e/${spec}:${line}`, ...titles, title].join(" › ");
			for (const { status, results } of tests) {
				if (status === "skipped") findings.skipped.push(test);
				else findings.ran += 1;
				if (status === "flaky") findings.flaky.push(test);
				if (status !== "unexpected") continue;
				const errors = results.at(-1)?.errors ?? [];
				findings.failures.push({ test, error: plainLines(errors.map(({ message }) => message ?? "").join("\n")) });
			}
		}
	};
	for (const suite of report.suites ?? []) look(suite, []);
	return findings;
}
