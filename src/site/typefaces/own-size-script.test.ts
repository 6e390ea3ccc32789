import { expect, test } from "vitest";
import { OWN_SIZE_SCRIPT } from "./own-size-script.ts";

/** @returns the size that the script sets on the root, for a browser whose system text has this size in px */
function sizeSet(systemText: number, isPhone = true): string {
	const style = { font: "", fontSize: "" };
	const computed = () => ({ fontSize: style.font === "-apple-system-body" ? `${systemText}px` : "16px" });
	const css = { supports: () => isPhone };
	new Function("document", "CSS", "getComputedStyle", OWN_SIZE_SCRIPT)({ documentElement: { style } }, css, computed);
	expect(style.font).toBe("");
	return style.fontSize;
}

test("on an iPhone with larger text a page's letters are as much larger, at most twice as large", () => {
	expect(sizeSet(23)).toMatch(/^135\.29\d*%$/);
	expect(sizeSet(53)).toBe("200%");
});

test("an iPhone's usual or smaller text, and another device, do not change a page's letters", () => {
	expect([sizeSet(17), sizeSet(14), sizeSet(53, false)]).toEqual(["", "", ""]);
});

test("a browser that does not support the query shows the page unchanged", () => {
	expect(() => new Function("document", OWN_SIZE_SCRIPT)({})).not.toThrow();
});
