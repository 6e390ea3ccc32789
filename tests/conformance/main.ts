import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { differencesFrom, faultsOf } from "./faults.ts";
import { conformancePage, summary } from "./page.ts";
import { SENTENCES } from "./sentences.ts";
import { sentencesOf } from "./specification.ts";
import { testTitles } from "./test-titles.ts";

/** Writes build/conformance.md; with --check it writes nothing. Fails on every fault of the list. */
const root = path.resolve(import.meta.dirname, "..", "..");
const page = path.join(root, "build", "conformance.md");
const specification = path.join(root, "..", "shared", "spec", "SPEC.md");

const tests = testTitles(root);
const faults = faultsOf(SENTENCES, tests);
if (existsSync(specification)) faults.push(...differencesFrom(sentencesOf(readFileSync(specification, "utf8")), SENTENCES));
if (faults.length === 0 && !process.argv.includes("--check")) {
	mkdirSync(path.dirname(page), { recursive: true });
	writeFileSync(page, conformancePage(SENTENCES, tests));
}

for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? summary(SENTENCES) : `${faults.length} faults in tests/conformance/sentences`);
process.exitCode = faults.length === 0 ? 0 : 1;
