import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files of 4 seconds and more, some of them mostly waiting for processes of their own (23 November 2026). Started last, each would occupy
 * one core while the other is idle: a quarter of a minute, since Vitest orders files without known times by size.
 */
const LONGEST = [
	"commands-while-open",
	"killed",
	"automatic-backups",
	"built-program",
	"playing-demo",
	"leaks",
	"what-acts-do",
	"backup",
	"identity",
	"import-again.property",
	"record",
	"demo-cup",
	"provide-cup",
	"demo-command",
	"finish.property",
	"accounts",
	"acts.property",
	"alerts",
	"buying-passes",
	"csv.property",
	"cached-documents",
	"lent-pglite",
	"share-pictures",
	"what-pages-say",
	"closed-pipe",
	"csv-commands",
	"import-consent",
	"recompute",
	"what-commands-say",
].map((name) => `/${name}.test.ts`);

/** The order of test files: the longest first, then as Vitest has it. */
export default class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const place = ({ moduleId }: TestSpecification) => {
			const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
			return at < 0 ? LONGEST.length : at;
		};
		// A stable sort: what is none of them stays in its order.
		return (await super.sort(files)).sort((a, b) => place(a) - place(b));
	}
}
