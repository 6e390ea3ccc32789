import { expect, test } from "vitest";
import { isConnectionLost, reasonOf } from "./database-error.ts";

const coded = (code: string, cause?: unknown) => Object.assign(new Error("what the system says", { cause }), { code });

test("a lost connection is recognised, also as the cause of a failed query", () => {
	for (const code of ["57P01", "57P02", "25P03", "ECONNRESET", "EPIPE"]) {
		expect([code, isConnectionLost(coded(code))]).toEqual([code, true]);
		expect(isConnectionLost(new Error("Failed query", { cause: new Error("of it", { cause: coded(code) }) }))).toBe(true);
	}
	expect(isConnectionLost(new Error("Connection terminated unexpectedly"))).toBe(true);
	for (const other of [coded("23505"), coded("ENOSPC"), new Error("no Connection terminated"), "57P01", null, { code: "EPIPE" }])
		expect(isConnectionLost(other)).toBe(false);
});

test("the reason is that of the last cause, and of several together all of theirs", () => {
	expect(reasonOf(new Error("Failed query: select 1", { cause: new Error("the disk is full") }))).toBe("the disk is full");
	expect(reasonOf(new Error("alone", { cause: "text" }))).toBe("alone");
	expect(reasonOf(new AggregateError([new Error("one"), "two"]))).toBe("Error: one; two");
	expect(reasonOf("said")).toBe("said");
});
