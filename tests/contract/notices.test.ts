import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { notices } from "../../scripts/notices.mjs";

const textOf = (file: string) => readFileSync(path.resolve(import.meta.dirname, "..", "..", file), "utf8");

it("THIRD-PARTY-NOTICES.md lists the packages of package-lock.json: `npm run notices`", () => {
	expect(textOf("THIRD-PARTY-NOTICES.md")).toBe(notices(JSON.parse(textOf("package-lock.json"))));
});

it.each(["@img/sharp-libvips-linux-x64", "ical.js", "satori", "web-push", "workbox-precaching"])(
	"the notices name %s",
	(name) => {
		expect(textOf("THIRD-PARTY-NOTICES.md")).toMatch(new RegExp(`(^|[ ,])${name} \\d`, "m"));
	},
);
