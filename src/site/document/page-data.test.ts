import { expect, test } from "vitest";
import { pageDataElement } from "./page-data.ts";

test("no text of a cup ends the element that brings a page's data, however often it tries", () => {
	const data = { loaderData: { page: { team: "</script><script>alert(1)</script>", other: "<!--<script>" } }, errors: null };
	const element = pageDataElement(data);
	const within = element.slice(element.indexOf(">") + 1, element.lastIndexOf("</script>"));
	expect(within).not.toContain("<");
	expect(JSON.parse(within)).toEqual(data);
});
