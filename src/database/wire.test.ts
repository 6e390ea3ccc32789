import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Message, messageReader } from "./wire.ts";

const message = (code: string, text: string): Buffer => {
	const head = Buffer.alloc(5);
	head.write(code);
	head.writeInt32BE(text.length + 4, 1);
	return Buffer.concat([head, Buffer.from(text, "latin1")]);
};

const greeting = (...words: string[]): Buffer => {
	const text = Buffer.from(words.map((word) => `${word}\0`).join(""));
	const head = Buffer.alloc(8);
	head.writeInt32BE(text.length + 9);
	head.writeInt32BE(196_608, 4);
	return Buffer.concat([head, text, Buffer.alloc(1)]);
};

describe("what a command sends to the socket", () => {
	it("is the same in whatever pieces it arrives", () => {
		const question = Buffer.concat([message("P", "select 1"), message("B", ""), message("S", "")]);
		const whole = Buffer.concat([
			greeting("user", "a", "application_name", "0011"),
			question,
			message("Q", "begin"),
			message("X", ""),
		]);
		const expected: Message[] = [
			{
				kind: "greeting",
				settings: new Map([
					["user", "a"],
					["application_name", "0011"],
				]),
			},
			{ kind: "question", messages: question },
			{ kind: "question", messages: message("Q", "begin") },
			{ kind: "farewell" },
		];
		fc.assert(
			fc.property(fc.array(fc.nat({ max: whole.length }), { maxLength: 40 }), (cuts) => {
				const hear = messageReader();
				const ends = [...cuts.toSorted((a, b) => a - b), whole.length];
				const said = ends.flatMap((end, at) => hear(whole.subarray(ends[at - 1] ?? 0, end)));
				expect(said).toEqual(expected);
			}),
		);
	});

	it("is refused if it is not PostgreSQL's protocol", () => {
		expect(() => messageReader()(Buffer.from("GET / HTTP/1.1\r\n\r\n".padEnd(2_000, " ")))).not.toThrow();
		expect(() => messageReader()(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))).toThrow("no greeting");
	});
});
