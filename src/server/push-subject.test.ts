import { expect, test } from "vitest";
import { pushSubject } from "./push-subject.ts";

test.each([
	["https://cup.example", "Cup <post@other.example>", "https://cup.example"],
	["http://cup.example", "Cup <post@other.example>", "mailto:post@other.example"],
	[undefined, "post@other.example", "mailto:post@other.example"],
	[undefined, "The cup", "mailto:post@cup.example"],
	["http://cup.example", undefined, "mailto:post@cup.example"],
])("who is at %s and mails as %s is reached by push services at %s", (publicUrl, mailFrom, subject) => {
	expect(pushSubject(publicUrl, mailFrom)).toBe(subject);
});
