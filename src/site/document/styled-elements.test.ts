import { expect, it } from "vitest";
import { named, rulesOf, styledElementsIn } from "./styled-elements.ts";

it("names elements in place of their styles, the same style by the same name, and gives a rule for each", () => {
	const { html, declarations } = named(
		'<i class="flag" style="width:1rem;height:0.75rem"></i><b style="--top:2rem"></b><i style="width:1rem;height:0.75rem"></i>',
	);
	const [[flag, size], [top]] = [...declarations] as [[string, string], [string, string]];
	expect(html).toBe(`<i class="flag" data-s="${flag}"></i><b data-s="${top}"></b><i data-s="${flag}"></i>`);
	expect(size).toBe("width:1rem;height:0.75rem");
	expect(rulesOf([declarations, declarations])).toBe(
		`:is(#s,[data-s=${flag}]){width:1rem;height:0.75rem}:is(#s,[data-s=${top}]){--top:2rem}`,
	);
});

it("leaves text for readers and scripts unchanged", () => {
	const html = '<p>a style=&quot;x&quot;</p><script type="application/json">{"a":" style=\\"width:1px\\""}</script>';
	expect(named(html).html).toBe(html);
	expect(rulesOf([named(html).declarations])).toBe("");
});

it("drops a style that would end its rule, such as a shirt's colour that is none", () => {
	for (const colour of ["red}body{display:none", "red;/*", "url(x", "&quot;red", "&lt;/style&gt;", "\\", "red]", "'"]) {
		const [element] = styledElementsIn(`<i style="background:${colour}">`);
		expect([colour, element?.by, element?.name]).toEqual([colour, "", ""]);
		expect(rulesOf([named(`<i style="background:${colour}">`).declarations])).toBe("");
	}
	for (const colour of ["#ffd24a", "rgb(1, 2, 3)", "var(--ink)", "calc(50% - 1.5rem)"])
		expect(styledElementsIn(`<i style="background:${colour}">`)[0]?.by).toMatch(/^ data-s="s[0-9a-f]{10}"$/);
});
