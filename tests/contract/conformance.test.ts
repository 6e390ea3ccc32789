import { describe, expect, it } from "vitest";
import { by, notShown, under } from "../conformance/covered.ts";
import { differencesFrom, faultsOf } from "../conformance/faults.ts";
import { sentencesOf } from "../conformance/specification.ts";
import { titlesOf } from "../conformance/test-titles.ts";

const SPECIFICATION = `# A cup

It is a cup. Visitors see 'Sent. Check it'.

## 2. Screens

| Route | Screen |
|---|---|
| /{year} | Home |

### Home

- **Strip**: at most 15. It is hidden, where there is none.
- What else there is: not shown.
`;

it("every sentence of the specification is in the list, in its words", () => {
	expect(sentencesOf(SPECIFICATION)).toEqual([
		{ section: "", sentence: "It is a cup." },
		{ section: "", sentence: "Visitors see 'Sent. Check it'." },
		{ section: "2. Screens", sentence: "/{year}: Home" },
		{ section: "2. Screens, Home", sentence: "**Strip**: at most 15." },
		{ section: "2. Screens, Home", sentence: "It is hidden, where there is none." },
		{ section: "2. Screens, Home", sentence: "What else there is: not shown." },
	]);
	const list = under("2. Screens", { "/{year}: Home": by("covered"), "/{year}: Away": by("covered") });
	expect(differencesFrom([{ section: "2. Screens", sentence: "/{year}: Home" }], list)).toEqual([
		"The list says, and the specification does not: 2. Screens: /{year}: Away",
	]);
	expect(differencesFrom(sentencesOf(SPECIFICATION), list)).toContain(
		"The specification says, and the list does not: 2. Screens, Home: **Strip**: at most 15.",
	);
});

describe("the tests of a file", () => {
	const titles = titlesOf(
		"a.spec.ts",
		`test("one", () => {}); it.each([1])(\`two of \${it}\`, () => {});
		test.describe("apart", () => { test("three", async () => { test.skip(true); }); test.skip("four", () => {}); });
		describe.skip("later", () => { it("five", () => {}); }); test.skip(true, "six");`,
	);

	it("are listed by their titles, variables as …", () => {
		expect(titles.filter(({ skipped }) => !skipped).map(({ title }) => title)).toEqual(["one", "two of …"]);
	});

	it("that are skipped, or may be, are marked as such", () => {
		expect(titles.filter(({ skipped }) => skipped).map(({ title }) => title)).toEqual(["three", "four", "five"]);
	});
});

describe("a sentence", () => {
	const tests = titlesOf(
		"a.spec.ts",
		`test("covered", () => {}); test("twice", () => {}); test("twice", () => {}); test.skip("later", () => {});`,
	);
	const faults = (verdict: Parameters<typeof under>[1][string], sentence = "It is so.") =>
		faultsOf(under("1", { [sentence]: verdict }), tests);

	it("is covered by an existing test, once, that is not skipped", () => {
		expect(faults(by("covered"))).toEqual([]);
		expect(faults(by("covered", "gone"))).toEqual([expect.stringMatching(/^"It is so\.": there is no test "gone"/)]);
		expect(faults({ "a part": by("twice") })).toEqual([
			expect.stringMatching(/^"It is so\.", "a part": several tests are called "twice"/),
		]);
		expect(faults(by("later"))).toEqual([expect.stringMatching(/is skipped/)]);
	});

	it("has no test only if the specification says that it is not shown", () => {
		expect(faults(notShown)).toEqual([expect.stringMatching(/it needs a test/)]);
		expect(faults(notShown, "Rules for paying: not shown.")).toEqual([]);
	});
});
