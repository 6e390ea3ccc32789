import { expect, it } from "vitest";
import { namedIn } from "./ahead-element.ts";

it("reads a stylesheet's typefaces as a browser lists them, however the build has written them", () => {
	const written = `/* latin */
@font-face {
  font-family: 'Sofia Sans Variable';
  font-display: swap;
  src: url(/assets/latin.woff2) format('woff2-variations');
  unicode-range: U+0000-00FF,U+0131;
}`;
	const packed = `@font-face{font-family:Sofia Sans Variable;src:url(/assets/latin.woff2)format("woff2-variations");unicode-range:U+??,U+131}`;
	expect(namedIn(written + packed)).toEqual([
		["Sofia Sans Variable", "url(/assets/latin.woff2) format('woff2-variations')", "U+0000-00FF,U+0131"],
		["Sofia Sans Variable", `url(/assets/latin.woff2)format("woff2-variations")`, "U+??,U+131"],
	]);
});
