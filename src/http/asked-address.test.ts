import { expect, test } from "vitest";
import { askedAddress } from "./asked-address.ts";

const asked = (path: string, publicUrl?: string) => askedAddress(new URL(`http://127.0.0.1:3000${path}`), publicUrl).href;

test("a page's own address is the one that visitors use", () => {
	expect(asked("/2026/teams/12?lang=sv")).toBe("http://127.0.0.1:3000/2026/teams/12?lang=sv");
	expect(asked("/2026/teams/12?lang=sv", "https://results.example")).toBe("https://results.example/2026/teams/12?lang=sv");
});

test.each(["//", "///", "//2026", "//other.example/2026", "//2026?lang=sv"])("%s is a path, not another host", (path) => {
	expect(asked(path)).toBe(`http://127.0.0.1:3000${path}`);
	expect(asked(path, "https://results.example")).toBe(`https://results.example${path}`);
});
