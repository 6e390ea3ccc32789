import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";

type Findings = {
	readonly ran: number;
	readonly failures: readonly { readonly test: string; readonly error: readonly string[] }[];
	readonly flaky: readonly string[];
	readonly skipped: readonly string[];
};
type Check = {
	readonly name: string;
	readonly passed: boolean;
	readonly seconds: number;
	readonly output: readonly string[];
	readonly findings: Findings | null;
};

const scripts = path.resolve(import.meta.dirname, "..", "..", "scripts");
const { unitFindings, browserFindings } = (await import(path.join(scripts, "findings.mjs"))) as {
	unitFindings: (file: string, root: string) => Findings | null;
	browserFindings: (file: string) => Findings | null;
};
const { runCheck } = (await import(path.join(scripts, "check.mjs"))) as {
	runCheck: (check: {
		readonly name: string;
		readonly command: string;
		readonly args: readonly string[];
		readonly aside: boolean;
		readonly report?: { readonly file: string; readonly read: (file: string) => Findings | null };
	}) => Promise<Check>;
};
const { summary } = (await import(path.join(scripts, "summary.mjs"))) as { summary: (checks: readonly Check[]) => string[] };

const folder = mkdtempSync(path.join(tmpdir(), "cupboard-summary-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
function reported(report: unknown): string {
	const file = path.join(folder, "report.json");
	writeFileSync(file, JSON.stringify(report));
	return file;
}

const none: Findings = { ran: 0, failures: [], flaky: [], skipped: [] };
const aCheck = (name: string, more: Partial<Check> = {}): Check => ({
	name,
	passed: true,
	seconds: 1,
	output: [],
	findings: null,
	...more,
});
const failing = (count: number) =>
	Array.from({ length: count }, (_, number) => ({
		test: `a.test.ts › test ${number}`,
		error: Array.from({ length: 40 }, (_, line) => `line ${line}`),
	}));
/** Of a run on another machine this many lines are seen. */
const SEEN = 110;

describe("the last lines of a whole check", () => {
	it("a failed unit test is named with its file and the first lines of its error", () => {
		const test = {
			ancestorTitles: ["the record"],
			title: "keeps a goal",
			status: "failed",
			failureMessages: ["\u001b[31mGone\u001b[0m\n\n at x"],
		};
		const passed = { ancestorTitles: [], title: "other", status: "passed", failureMessages: [] };
		const left = { ancestorTitles: ["on PostgreSQL"], title: "keeps", status: "skipped" };
		const results = [{ name: "/house/tests/a.test.ts", status: "failed", assertionResults: [test, passed, left] }];
		const findings = unitFindings(reported({ testResults: results }), "/house");
		expect(findings).toEqual({
			ran: 2,
			failures: [{ test: "tests/a.test.ts › the record › keeps a goal", error: ["Gone", " at x"] }],
			flaky: [],
			skipped: ["tests/a.test.ts › on PostgreSQL › keeps"],
		});
		const said = summary([aCheck("unit", { passed: false, findings }), aCheck("types")]);
		expect(said.join("\n")).toContain("✗ tests/a.test.ts › the record › keeps a goal\n    Gone\n     at x");
		expect(said.at(-1)).toBe("checks: 1 passed, 1 failed");
	});

	it("a file whose tests could not be read is named", () => {
		const results = [{ name: "/house/a.test.ts", status: "failed", message: "SyntaxError: x", assertionResults: [] }];
		expect(unitFindings(reported({ testResults: results }), "/house")?.failures).toEqual([
			{ test: "a.test.ts", error: ["SyntaxError: x"] },
		]);
	});

	it("a failed browser test is named with its line and last error, and one that passed the second time as such", () => {
		const once = (message: string) => ({ errors: [{ message }] });
		const specs = [
			{ title: "is seen", file: "a.spec.ts", line: 3, tests: [{ status: "unexpected", results: [once("first"), once("last")] }] },
			{ title: "is late", file: "a.spec.ts", line: 9, tests: [{ status: "flaky", results: [once("x"), { errors: [] }] }] },
			{ title: "is out", file: "a.spec.ts", line: 12, tests: [{ status: "skipped", results: [] }] },
			{ title: "is well", file: "a.spec.ts", line: 15, tests: [{ status: "expected", results: [{ errors: [] }] }] },
		];
		const suites = [{ title: "a.spec.ts", file: "a.spec.ts", suites: [{ title: "the bar", file: "a.spec.ts", specs }] }];
		const findings = browserFindings(reported({ suites, errors: [{ message: "no server" }] }));
		expect(findings).toEqual({
			ran: 3,
			failures: [
				{ test: "before or after the tests", error: ["no server"] },
				{ test: "tests/e2e/a.spec.ts:3 › the bar › is seen", error: ["last"] },
			],
			flaky: ["tests/e2e/a.spec.ts:9 › the bar › is late"],
			skipped: ["tests/e2e/a.spec.ts:12 › the bar › is out"],
		});
		const said = summary([aCheck("browser", { findings })]).join("\n");
		expect(said).toContain("passed only when tried again: 1\n  tests/e2e/a.spec.ts:9");
		expect(said).toContain("left out: 1\n  tests/e2e/a.spec.ts:12");
	});

	it("a check without tests of its own shows the end of its output", () => {
		const output = Array.from({ length: 300 }, (_, line) => `output ${line}`);
		const said = summary([aCheck("types", { passed: false, output })]);
		expect(said).toContain("output 299");
		expect(said).not.toContain("output 100");
	});

	it("a run that left no report shows the end of its output", () => {
		expect(unitFindings(path.join(folder, "nothing.json"), folder)).toBeNull();
		expect(summary([aCheck("unit", { passed: false, output: ["it fell"], findings: none })])).toContain("it fell");
	});

	it.each([1, 4, 40, 400])("%i failed tests beside failed checks fit in what is seen of a log", (count) => {
		const output = Array.from({ length: 300 }, (_, line) => `output ${line}`);
		const said = summary([
			aCheck("types", { passed: false, output }),
			aCheck("unit", { passed: false, findings: { ...none, failures: failing(count) } }),
			aCheck("browser", {
				passed: false,
				findings: { ...none, failures: failing(count), flaky: failing(30).map(({ test }) => test) },
			}),
		]);
		expect(said.length).toBeLessThanOrEqual(SEEN);
		expect(said.filter((line) => line.startsWith("✗ ")).length).toBeGreaterThanOrEqual(2 * Math.min(count, 22));
	});
});

describe("a check that ends without a word", () => {
	const run = async (script: string, report?: string) => {
		const heard = vi.spyOn(console, "log").mockImplementation(() => undefined);
		vi.spyOn(process.stdout, "write").mockImplementation(() => true);
		const check = await runCheck({
			name: "unit",
			command: process.execPath,
			args: ["-e", script],
			aside: true,
			...(report && { report: { file: report, read: (file) => unitFindings(file, folder) } }),
		});
		const said = heard.mock.calls.flat().join("\n");
		return { check, said, end: summary([check]).join("\n") };
	};

	it.each([
		["a signal", "process.kill(process.pid, 'SIGKILL')", "ended by SIGKILL"],
		["a code", "process.exitCode = 3", "ended with code 3"],
	])("is said to have ended by %s, at once and in the summary, and to have left no report", async (_, script, how) => {
		const { check, said, end } = await run(script, path.join(folder, "never-written.json"));
		expect(check.passed).toBe(false);
		for (const text of [said, end]) expect(text).toContain(`${how} without a report of its tests`);
	});

	it("a failed check has how it ended also without a test report, and a passed one is silent", async () => {
		expect((await run("process.exitCode = 2")).end).toContain("ended with code 2");
		const { check, said } = await run("");
		expect(check).toMatchObject({ passed: true, output: [] });
		expect(said).toMatch(/passed in \d+ s/);
	});
});
