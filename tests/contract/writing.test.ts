import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { subjectFault, WORDS_OUT } from "../../scripts/writing-rules.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** "AlertsTold" → alerts, told; "KEPT_FILES" → kept, files */
const wordsOf = (name: string): string[] =>
	name
		.replace(/([a-z0-9])([A-Z])/g, "$1 $2")
		.replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2")
		.split(/[ _]/)
		.map((word) => word.toLowerCase());

const isOut = (name: string): boolean => wordsOf(name).some((word) => WORDS_OUT.has(word));

const EXPORTED = /^export (?:default )?(?:async )?(?:abstract )?(?:function|const|class|type|interface|let) (\w+)/gm;

/** "client/live/followed-pages.ts FollowedPages" */
function namesThatAreOut(): string[] {
	const src = path.join(root, "src");
	return readdirSync(src, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
		.flatMap((file) =>
			[...readFileSync(path.join(src, file), "utf8").matchAll(EXPORTED)]
				.map(([, name = ""]) => name)
				.filter(isOut)
				.map((name) => `${file.split(path.sep).join("/")} ${name}`),
		)
		.sort();
}

/** Names older than the rule: each is removed with the next change of its file, and none is added. */
const EARLIER = readFileSync(path.join(root, "tests/contract/earlier-names.txt"), "utf8").trimEnd().split("\n");

/** The commit before the rule was checked. */
const BEFORE = "2d477d0be801d9b4c1c87bb3cb9ef12db3ca3829";

/** @returns the subjects since then, without merges; null where the history is not there, as in a shallow clone */
function newSubjects(): string[] | null {
	const git = (...given: string[]) => execFileSync("git", given, { cwd: root, encoding: "utf8", stdio: "pipe" });
	try {
		git("merge-base", "--is-ancestor", BEFORE, "HEAD");
		return git("log", "--no-merges", "--format=%s", `${BEFORE}..HEAD`).split("\n").filter(Boolean);
	} catch {
		return null;
	}
}

describe("how we write (docs/develop/writing.md)", () => {
	it("exports no new name with a word that is out", () => {
		expect(namesThatAreOut().filter((name) => !EARLIER.includes(name))).toEqual([]);
	});

	it("has no earlier name on its list that is not there any more", () => {
		const names = new Set(namesThatAreOut());
		expect(EARLIER.filter((name) => !names.has(name))).toEqual([]);
	});

	it.skipIf(newSubjects() === null)("has commit subjects of the form “area: imperative …”, at most 72 characters", () => {
		const faults = (newSubjects() ?? []).map((subject) => [subject, subjectFault(subject)]);
		expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
	});

	it.each([
		["site: retry navigation after 429", null],
		["office, results: cache the day's slips", null],
		["Hold that a playlist is kept nowhere", "no “area: imperative …”"],
		["site: let a page wait", "“let”: docs/develop/writing.md has the field's word"],
		[`site: ${"x".repeat(70)}`, "76 characters, 72 at most"],
	])("judges the subject %j", (subject, fault) => {
		expect(subjectFault(subject)).toBe(fault);
	});
});
