import type { Covered, Verdict } from "./covered.ts";
import type { TestTitle } from "./test-titles.ts";

/** build/conformance.md: every sentence of the specification with the tests that would fail if it were broken. */
export function conformancePage(list: readonly Covered[], tests: readonly TestTitle[]): string {
	const sections = [...new Set(list.map(({ section }) => section))];
	return [
		"# The specification, sentence by sentence, with its tests",
		"",
		"Made by `npm run conformance` from the tests and from the list in `tests/conformance/sentences`; `npm test` fails when a",
		"sentence has neither test nor reason, or when a test that is named here is gone, renamed or skipped.",
		"",
		summary(list),
		"",
		...sections.flatMap((section) => [
			`## ${section === "" ? "Introduction" : section}`,
			"",
			"| sentence | tested by |",
			"|---|---|",
			...list.filter((one) => one.section === section).map((one) => `| ${cell(one.sentence)} | ${heldBy(one, tests)} |`),
			"",
		]),
	].join("\n");
}

/** "144 sentences: 133 tested, 11 not shown." */
export function summary(list: readonly Covered[]): string {
	const tested = list.filter(({ parts }) => parts.every(({ verdict }) => verdict.kind === "tested")).length;
	return `${list.length} sentences: ${tested} tested, ${list.length - tested} not shown.`;
}

function heldBy({ parts }: Covered, tests: readonly TestTitle[]): string {
	return parts.map(({ part, verdict }) => `${part === "" ? "" : `_${cell(part)}_: `}${told(verdict, tests)}`).join("<br>");
}

function told(verdict: Verdict, tests: readonly TestTitle[]): string {
	if (verdict.kind === "not shown") return "not shown in the specification";
	return verdict.titles
		.map((title) => {
			const file = tests.find((test) => test.title === title)?.file ?? "";
			return `[${cell(title)}](../${file})`;
		})
		.join("<br>");
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("[", "\\[").replaceAll("]", "\\]");
