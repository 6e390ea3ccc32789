import { expect, test } from "vitest";
import { deepFreeze } from "../../collections/deep-freeze.ts";
import { pageDataElement } from "./page-data-element.ts";

/** The text inside the element. */
function within(loaderData: Readonly<Record<string, unknown>>): string {
	const element = pageDataElement({ loaderData, errors: null });
	return element.slice(element.indexOf(">") + 1, element.lastIndexOf("</script>"));
}

test("no text of a cup ends the element that brings a page's data, however often it tries", () => {
	const page = { team: "</script><script>alert(1)</script>", other: "<!--<script>" };
	const loaderData = { page, kept: deepFreeze(structuredClone(page)) };
	expect(within(loaderData)).not.toContain("<");
	expect(JSON.parse(within(loaderData))).toEqual({ loaderData, errors: null });
});

test("a page's data is the same to the letter, whether or not parts of it are cached", () => {
	const parts = () => ({
		teams: [
			{ name: "Ö – 1", division: null },
			{ name: '"2"', withdrawn: undefined },
		],
		of: { deep: { deeper: { deepest: [1, { a: true }] } } },
		none: {},
		at: new Date(0),
		list: [undefined, () => 1],
		missing: undefined,
	});
	const plain = { root: null, page: { ...parts(), own: parts() } };
	const { teams, of } = deepFreeze(structuredClone({ teams: parts().teams, of: parts().of }));
	const kept = { root: null, page: { ...parts(), teams, own: { ...parts(), teams, of } } };
	const text = JSON.stringify({ loaderData: plain, errors: null });
	expect([within(plain), within(kept), within(kept)]).toEqual([text, text, text]);
});
