import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { plainLines } from "./findings.mjs";
import { root } from "./install.mjs";

/**
 * Runs a check.
 * @param {{ name: string, command: string, args: readonly string[], report?: { file: string, read: (file: string) => object | null },
 * environment?: Record<string, string>, aside?: boolean }} check `aside`: other checks run in parallel, so its output is shown when it
 * ends, and only if it failed.
 */
export async function runCheck({ name, command, args, report, environment = {}, aside = false }) {
	// An earlier run's report must not be read as this one's.
	if (report) rmSync(report.file, { force: true });
	if (!aside) console.log(`\n── ${name} ──`);
	const began = Date.now();
	let said = "";
	const child = spawn(command, args, {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		env: { ...process.env, ...environment },
		shell: process.platform === "win32",
	});
	for (const stream of [child.stdout, child.stderr])
		stream.setEncoding("utf8").on("data", (text) => {
			said += text;
			if (!aside) process.stdout.write(text);
		});
	const end = await new Promise((resolve) => {
		child.once("error", (error) => resolve(`${command} could not be started: ${error.message}`));
		child.once("close", (code, signal) => resolve(signal ? `ended by ${signal}` : code === 0 ? null : `ended with code ${code}`));
	});
	const passed = end === null;
	const findings = report ? report.read(report.file) : null;
	// A process that was killed, or ran out of memory, writes no report.
	const unsaid = report && findings === null ? `${end ?? "ended"} without a report of its tests` : end;
	if (!passed) said += `\n${unsaid}\n`;
	const seconds = (Date.now() - began) / 1000;
	if (aside && !passed) process.stdout.write(`\n── ${name} ──\n${said}`);
	console.log(`── ${name}: ${passed ? "passed" : `FAILED, ${unsaid},`} in ${seconds.toFixed(0)} s`);
	return { name, passed, seconds, output: plainLines(said), findings };
}
