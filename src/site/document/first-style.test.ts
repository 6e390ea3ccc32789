import { describe, expect, it } from "vitest";
import { firstStyleOf } from "./first-style.ts";

const styleOf = (css: string, ...classes: string[]) => firstStyleOf(css)(`<div class="${classes.join(" ")}"></div>`);

describe("the style that a document brings with it", () => {
	it("is of its own classes, however many documents came before it, and of the same again", () => {
		const names = Array.from({ length: 200 }, (_, index) => `c${index}`);
		const style = firstStyleOf(names.map((name) => `.${name}{top:0}`).join(""));
		for (let round = 0; round < 2; round++) {
			for (const name of names) expect(style(`<a class="${name}"><b class="${name} other">`)).toBe(`.${name}{top:0}`);
			for (const name of names.slice(-3)) expect(style(`<a class="${name}"><b class="${name} other">`)).toBe(`.${name}{top:0}`);
		}
	});

	it("has the rules of its classes, in the stylesheet's order and in their blocks", () => {
		const css =
			"@layer theme,utilities;@layer utilities{.b{color:red}.a{color:blue}.unused{top:0}}.a.unused{left:0}.a .b{right:0}";
		expect(styleOf(css, "a", "b")).toBe("@layer theme,utilities;@layer utilities{.b{color:red}.a{color:blue}}.a .b{right:0}");
	});

	it("has every rule that asks for no class, and no empty blocks", () => {
		const css = '*,.unused{margin:0}:root{--a:1}h1:not(.plain){top:0}[data-as="x,.y"]{left:0}@layer late{.unused{top:0}}';
		expect(styleOf(css, "a")).toBe('*,.unused{margin:0}:root{--a:1}h1:not(.plain){top:0}[data-as="x,.y"]{left:0}');
	});

	it("takes a rule where one selector of several fits, and what stands in brackets for no condition but the only one", () => {
		const css =
			".a,.unused{top:0}.a:is(.unused *){left:0}.a:not(.unused){right:0}:where(.rows>:not(:last-child)){bottom:0}:is(.x .unused){top:1px}";
		expect(styleOf(css, "a", "rows")).toBe(
			".a,.unused{top:0}.a:is(.unused *){left:0}.a:not(.unused){right:0}:where(.rows>:not(:last-child)){bottom:0}",
		);
	});

	it("knows a class however it is written in the stylesheet and in the document", () => {
		const css =
			".md\\:flex{@container page (width>=48rem){display:flex}}.p-1\\.5{padding:1px}.\\[\\&_a\\]\\:x a{top:0}.w-\\[calc\\(1\\,2\\)\\]{width:1px}";
		expect(styleOf(css, "md:flex", "p-1.5", "[&amp;_a]:x", "w-[calc(1,2)]")).toBe(css);
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
