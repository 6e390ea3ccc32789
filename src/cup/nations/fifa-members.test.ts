import { describe, expect, it } from "vitest";
import { FIFA_MEMBERS, isFifaMember } from "./fifa-members.ts";

describe("the members of FIFA", () => {
	it("are 211, each once, with as many in each confederation as it states itself", () => {
		const counts = Object.fromEntries(Object.entries(FIFA_MEMBERS).map(([name, codes]) => [name, codes.split(" ").length]));
		expect(counts).toEqual({ afc: 46, caf: 54, concacaf: 35, conmebol: 10, ofc: 11, uefa: 55 });
		expect(new Set(Object.values(FIFA_MEMBERS).join(" ").split(" ")).size).toBe(211);
	});

	it.each(["se", "en", "wa", "ct", "nd", "ko", "tpe", "fo", "gi", "pf"])("include %s", (code) => {
		expect(isFifaMember(code)).toBe(true);
	});

	it.each(["gl", "ax", "mc", "va", "gb", "su", "yu", "dd", "cs", ""])("do not include %j", (code) => {
		expect(isFifaMember(code)).toBe(false);
	});
});
