import { expect, test } from "vitest";
import { keyName } from "./key-name.ts";

test("a key is named as on the keyboard at hand: ⌘ on Apple's, Ctrl on all others", () => {
	expect([keyName("⌘K", true), keyName("⌘⏎", true), keyName("⇧⏎", true)]).toEqual(["⌘K", "⌘⏎", "⇧⏎"]);
	expect([keyName("⌘K", false), keyName("⌘⏎", false), keyName("⇧⏎", false), keyName("G", false)]).toEqual([
		"Ctrl K",
		"Ctrl ⏎",
		"⇧⏎",
		"G",
	]);
});
