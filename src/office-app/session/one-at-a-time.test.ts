import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

/** A server that answers when the test says so. */
function aServer() {
	const waiting: (() => void)[] = [];
	let asked = 0;
	return {
		get asked() {
			return asked;
		},
		ask: () => {
			asked += 1;
			return new Promise<void>((resolve) => waiting.push(resolve));
		},
		async answer() {
			waiting.shift()?.();
			await new Promise((resolve) => setImmediate(resolve));
		},
	};
}

test("what is wanted ten times while an answer is awaited is asked once more, and the answer is not given up", async () => {
	const server = aServer();
	const { want } = oneAtATime(server.ask);
	for (let change = 0; change < 10; change++) want();
	expect(server.asked).toBe(1);
	await server.answer();
	expect(server.asked).toBe(2);
	await server.answer();
	expect(server.asked).toBe(2);
	want();
	expect(server.asked).toBe(3);
});

test("once it is stopped nothing more is asked", async () => {
	const server = aServer();
	const { want, stop } = oneAtATime(server.ask);
	want();
	want();
	stop();
	await server.answer();
	expect(server.asked).toBe(1);
});
