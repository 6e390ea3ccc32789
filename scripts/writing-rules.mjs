/** The rules of docs/develop/writing.md that a machine can check: for `npm test` and the hook `.githooks/commit-msg`. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Words that say less than the field's own (rule 3). */
export const WORDS_OUT = new Set([
	...["told", "tell", "tells", "telling", "say", "says", "said", "saying"],
	...["hold", "holds", "held", "holding", "keep", "keeps", "kept", "keeping"],
	...["stand", "stands", "standing", "take", "takes", "taken", "let", "lets"],
	...["come", "comes", "coming", "besides", "who", "whom", "whose", "goes", "gone", "deed", "deeds"],
]);

/**
 * What is wrong with a commit's subject, such as "site: retry navigation after 429".
 *
 * @param {string} subject the first line of its message
 * @returns {string | null} the fault; null: none
 */
export function subjectFault(subject) {
	if (subject.length > 72) return `${subject.length} characters, 72 at most`;
	const [, verb] = /^[a-z][\w.-]*(?:, [a-z][\w.-]*)*: ([a-z][\w-]*)/.exec(subject) ?? [];
	if (verb === undefined) return "no “area: imperative …”";
	return WORDS_OUT.has(verb) ? `“${verb}”: docs/develop/writing.md has the field's word` : null;
}

/** When run as the hook, with the path of the message's file. Git writes the subjects of merges itself. */
if (process.argv[2] && import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	const [subject = ""] = readFileSync(process.argv[2], "utf8").split("\n");
	const fault = subject.startsWith("Merge ") || /^(fixup|squash)! /.test(subject) ? null : subjectFault(subject);
	if (fault !== null) {
		console.error(`The commit's subject “${subject}”: ${fault}`);
		process.exitCode = 1;
	}
}
