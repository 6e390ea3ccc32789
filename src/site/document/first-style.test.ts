import { describe, expect, it } from "vitest";
import { firstStyleOf as firstStyleOfTable } from "./first-style.ts";
import { readStyleTable } from "./read-style-table.ts";

const firstStyleOf = (css: string) => firstStyleOfTable(readStyleTable(css));

const styleOf = (css: string, ...classes: string[]) => firstStyleOf(css)(`<div class="${classes.join(" ")}"></div>`).first;
/** The styles of a document whose first screen ends at `|`. */
const stylesOf = (css: string, html: string) => firstStyleOf(css)(html.replace("|", ""), html.indexOf("|"));
/** The first styles, without the rule that applies until the rest has arrived. */
const firstOf = (css: string, html: string) => stylesOf(css, html).first.replace(/@layer theme\{@media not.*$/, "");

describe("the style that a document brings with it", () => {
	it("depends on its own classes, however many documents came before it, and is the same again", () => {
		const names = Array.from({ length: 200 }, (_, index) => `c${index}`);
		const style = firstStyleOf(names.map((name) => `.${name}{top:0}`).join(""));
		for (let round = 0; round < 2; round++) {
			for (const name of names) expect(style(`<a class="${name}"><b class="${name} other">`).first).toBe(`.${name}{top:0}`);
			for (const name of names.slice(-3))
				expect(style(`<a class="${name}"><b class="${name} other">`).first).toBe(`.${name}{top:0}`);
		}
	});

	it("has the rules of its classes, in the stylesheet's order and in their blocks", () => {
		const css =
			"@layer theme,utilities;@layer utilities{.b{color:red}.a{color:blue}.unused{top:0}}.a.unused{left:0}.a .b{right:0}";
		expect(styleOf(css, "a", "b")).toBe("@layer theme,utilities;@layer utilities{.b{color:red}.a{color:blue}}.a .b{right:0}");
	});

	it("has every rule that asks for no class, and no empty blocks", () => {
		const css = '*,.unused{margin:0}:root{--a:1}h1:not(.plain){top:0}[data-as="x,.y"]{left:0}@layer late{.unused{top:0}}';
		expect(firstStyleOf(css)('<h1 class="a">').first).toBe(
			'*,.unused{margin:0}:root{--a:1}h1:not(.plain){top:0}[data-as="x,.y"]{left:0}',
		);
	});

	it("has the rules of its elements, however they are selected", () => {
		const css = "sub{top:0}ul>li:first-child,.a sub{left:0}.a ul{right:0}::part{bottom:0}input::thumb{top:1px}body{margin:0}";
		expect(firstStyleOf(css)('<ul class="a"><li></li></ul>').first).toBe(
			"ul>li:first-child,.a sub{left:0}.a ul{right:0}::part{bottom:0}body{margin:0}",
		);
	});

	it("includes the custom properties that its rules read, and the animations that they use", () => {
		const css =
			"@layer theme{:root{--read:1;--unread:2;--last:3}}.a{top:var(--read)}.a{animation:1s in}@keyframes in{0%{top:0}}@keyframes out{0%{top:0}}";
		expect(styleOf(css, "a")).toBe(
			"@layer theme{:root{--read:1;}}.a{top:var(--read)}.a{animation:1s in}@keyframes in{0%{top:0}}",
		);
	});

	it("leaves out the comment of a licence, and what is for browsers that cannot register a property", () => {
		const css = "/*! a licence */@layer properties{@supports (x){*{--a:1}}}/* more */.a{top:0}";
		expect(styleOf(css, "a")).toBe(".a{top:0}");
	});

	it("puts blocks of one condition that follow each other into one", () => {
		const css =
			"@layer x{@media (x){.a{top:0}}@media (x){.unused{top:0}}@media (x){.b{top:0}}.a{left:0}@media (x){.a{left:1px}}}";
		expect(styleOf(css, "a", "b")).toBe("@layer x{@media (x){.a{top:0}.b{top:0}}.a{left:0}@media (x){.a{left:1px}}}");
	});

	it("has in its head the rules of the first screen alone, without what is closed in it", () => {
		const css = ".a{top:0}.b{top:0}.c{top:0}.d{top:0}.e{top:0}";
		const html =
			'<p class="a"></p><details class="b"><summary>x</summary><p class="c"></p></details><dialog><p class="d"></p></dialog>|<p class="e">';
		expect(firstOf(css, html)).toBe(".a{top:0}.b{top:0}");
		expect(firstOf(css, html.replace("<details", '<details open=""'))).toBe(".a{top:0}.b{top:0}.c{top:0}");
	});

	it("differs if the same classes are on another side of the first screen's end", () => {
		const style = firstStyleOf(".a{top:0}.b{top:0}");
		const html = '<p class="a"></p><p class="b"></p>';
		const ends = [html.indexOf('<p class="b">'), html.length];
		const asked = [...ends, ...ends].map((end) => style(html, end));
		expect(asked[1]).not.toEqual(asked[0]);
		expect(asked).toEqual([...ends, ...ends].map((end) => firstStyleOf(".a{top:0}.b{top:0}")(html, end)));
	});

	it("repeats after the first screen the rules that must follow the ones there", () => {
		const css = ".early{top:0}.a{top:1px}.b{top:2px}";
		const { rest } = stylesOf(css, '<p class="a b">|<p class="early a">');
		// Otherwise `early` would follow the head's `a` and win for its element.
		expect(rest).toBe(".early{top:0}.a{top:1px}.b{top:2px}");
	});

	it("repeats a layer only if it has more, and never a typeface", () => {
		const css =
			"@layer base{p{margin:0}}@layer utilities{.a{top:0}.b{top:0}}@font-face{font-family:X}@keyframes in{0%{top:0}}.c{animation:1s in}";
		const { rest } = stylesOf(css, '<p class="a c">|<p class="b">');
		expect(rest).toBe("@layer utilities{.a{top:0}.b{top:0}}");
	});

	it("ends the temporary rules with the rest", () => {
		const css = ".strip-later{content-visibility:visible}";
		const { first, rest } = stylesOf(css, '<p class="strip-later">|<p>');
		expect(first).toMatch(/^@layer theme\{.*content-visibility:auto\}\}\}$/);
		expect(rest).toBe(css);
		expect(firstStyleOf(css)('<p class="strip-later">').first).toBe(css);
	});

	it("includes a rule if one of several selectors matches, and ignores conditions in brackets unless they are the only one", () => {
		const css =
			".a,.unused{top:0}.a:is(.unused *){left:0}.a:not(.unused){right:0}:where(.rows>:not(:last-child)){bottom:0}:is(.x .unused){top:1px}";
		expect(styleOf(css, "a", "rows")).toBe(
			".a,.unused{top:0}.a:is(.unused *){left:0}.a:not(.unused){right:0}:where(.rows>:not(:last-child)){bottom:0}",
		);
	});

	it("knows a class however it is written in the stylesheet and in the document", () => {
		const css =
			".md\\:flex{@container page (width>=48rem){display:flex}}.p-1\\.5{padding:1px}.\\[\\&_a\\]\\:x a{top:0}.w-\\[calc\\(1\\,2\\)\\]{width:1px}";
		expect(firstStyleOf(css)('<p class="md:flex p-1.5 [&amp;_a]:x w-[calc(1,2)]"><a>').first).toBe(css);
		expect(styleOf(css, "flex", "p-1")).toBe("");
	});

	it("leaves to later what no first paint shows: paper, what answers to a finger", () => {
		const css = "@media print{.a{top:0}}.hover\\:a{&:hover{top:0}}.md\\:print\\:a{top:0}";
		expect(styleOf(css, "a", "hover:a", "md:print:a")).toBe("");
	});

	it("registers the properties that its rules read", () => {
		const [read, unread] = ['@property --read{syntax:"*";inherits:false}', '@property --unread{syntax:"*";inherits:false}'];
		expect(styleOf(`.a{top:var(--read,0)}${read}${unread}`, "a")).toBe(`.a{top:var(--read,0)}${read}`);
	});

	it("is not led astray by braces and semicolons in strings, escapes and comments", () => {
		const css = '/* } */.a:after{content:"};{"}.b\\{{top:0}.c{left:0}';
		expect(styleOf(css, "a")).toContain('.a:after{content:"};{"}');
		expect(styleOf(css, "c")).toMatch(/\.c\{left:0\}$/);
	});
});
