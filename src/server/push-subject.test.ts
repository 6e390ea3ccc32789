import { expect, test } from "vitest";
import { pushSubject } from "./push-subject.ts";

test.each([
	["https://cup.example", "Cup <post@other.example>", "https://cup.example"],
	["http://cup.example", "Cup <post@other.example>", "mailto:post@other.example"],
	[undefined, "post@other.example", "mailto:post@other.example"],
	[undefined, "The cup", "mailto:post@cup.example"],
	["http://cup.example", undefined, "mailto:post@cup.example"],
])("a site at %s that mails as %s gives push services the contact %s", (publicUrl, mailFrom, subject) => {
	expect(pushSubject(publicUrl, mailFrom)).toBe(subject);
});
