import { describe, expect, it } from "vitest";
import { PageTextError, readPageText } from "./read-page-text.ts";

describe("a page of a brand", () => {
	it("is a title, headings, paragraphs and lists, with bold, italic, links and line breaks", () => {
		const page = readPageText(
			"# Contact us\n\nWrite to **the *office***,\nor [call](tel:+4631).\n\n## Address\n\nQuay 7\\\nHarbour\n\n- one\n- [two](/privacy)\n\n1. first\n",
		);
		const text = (words: string) => ({ kind: "text", text: words });
		expect(page).toEqual({
			title: "Contact us",
			blocks: [
				{
					kind: "paragraph",
					parts: [
						text("Write to "),
						{ kind: "strong", parts: [text("the "), { kind: "emphasis", parts: [text("office")] }] },
						text(", or "),
						{ kind: "link", to: "tel:+4631", parts: [text("call")] },
						text("."),
					],
				},
				{ kind: "heading", parts: [text("Address")] },
				{ kind: "paragraph", parts: [text("Quay 7"), { kind: "break" }, text("Harbour")] },
				{
					kind: "list",
					ordered: false,
					items: [[text("one")], [{ kind: "link", to: "/privacy", parts: [text("two")] }]],
				},
				{ kind: "list", ordered: true, items: [[text("first")]] },
			],
		});
	});

	it.each([
		["HTML", "# T\n\n<script>alert(1)</script>", "line 3: HTML has no place in it"],
		["HTML in a line", "# T\n\nWe <b>love</b> it", "line 3: HTML has no place in it"],
		["a picture", "# T\n\n![us](https://x.example/us.png)", "line 3: a picture has no place in it"],
		["code", "# T\n\n    indented", "line 3: code (lines begin with four spaces or a tab) has no place in it"],
		["a deeper heading", "# T\n\n### Deep", "line 3: a heading of another depth than ## has no place in it"],
		["a second title", "# T\n\n# U", "line 3: a heading of another depth than ## has no place in it"],
		["a list in a list", "# T\n\n- a\n  - b", "line 4: a list in a list has no place in it"],
		["a link that runs", "# T\n\n[x](javascript:alert)", 'not "javascript:alert"'],
		["a link to another host without its scheme", "# T\n\n[x](//x.example)", 'not "//x.example"'],
		["two paragraphs in a line of a list", "# T\n\n- a\n\n  b", "line 5: paragraph has no place in it"],
		["a heading in its title's place", "## T", "it begins with its title: # Title"],
		["an empty title", "#\n\nWelcome", "its title is empty"],
		["no title", "Welcome", "it begins with its title: # Title"],
		["nothing", "", "it begins with its title: # Title"],
	])("with %s is refused with its line", (_, markdown, message) => {
		expect(() => readPageText(markdown)).toThrow(PageTextError);
		expect(() => readPageText(markdown)).toThrow(message);
	});
});
