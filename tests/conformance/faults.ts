import type { Covered, Verdict } from "./covered.ts";
import type { Said } from "./specification.ts";
import type { TestTitle } from "./test-titles.ts";

/** @returns what is wrong with the list of sentences, in words: a test that there is not, twice, or that is skipped; an excuse that the specification does not give */
export function faultsOf(list: readonly Covered[], tests: readonly TestTitle[]): string[] {
	return list.flatMap(({ sentence, parts }) =>
		parts.flatMap(({ part, verdict }) =>
			verdictFaults(verdict, sentence, tests).map((fault) => `"${sentence}"${part === "" ? "" : `, "${part}"`}: ${fault}`),
		),
	);
}

function verdictFaults(verdict: Verdict, sentence: string, tests: readonly TestTitle[]): string[] {
	if (verdict.kind === "not shown") {
		return /not shown/.test(sentence) ? [] : ["the specification does not say that it is not shown; it needs a test."];
	}
	return verdict.titles.flatMap((title) => {
		const found = tests.filter((test) => test.title === title);
		const [test] = found;
		if (test === undefined) return [`there is no test "${title}". Was it renamed? Name it here as it is called now.`];
		if (found.length > 1)
			return [`several tests are called "${title}": ${found.map(({ file }) => file).join(", ")}. Rename one.`];
		return test.skipped ? [`the test "${title}" in ${test.file} is skipped, or may be.`] : [];
	});
}

/** @returns where the list and the specification differ, sentence by sentence */
export function differencesFrom(specification: readonly Said[], list: readonly Said[]): string[] {
	const key = ({ section, sentence }: Said) => `${section}: ${sentence}`;
	const listed = new Set(list.map(key));
	const said = new Set(specification.map(key));
	return [
		...[...said].filter((one) => !listed.has(one)).map((one) => `The specification says, and the list does not: ${one}`),
		...[...listed].filter((one) => !said.has(one)).map((one) => `The list says, and the specification does not: ${one}`),
	];
}
