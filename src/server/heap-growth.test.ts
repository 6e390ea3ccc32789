import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { boundHeapGrowth } from "./heap-growth.ts";

afterEach(() => setFlagsFromString("--heap-growing-percent=0"));

/**
 * Keeps 60 MB, and makes ten times as much that lives long enough to reach the old space.
 * @returns MB that its heap had at most
 */
const CHURN = `
	const { parentPort } = require("node:worker_threads");
	const row = (at) => ({ at, text: "row " + at, parts: [at, at + 1] });
	const kept = Array.from({ length: 400_000 }, (_, at) => row(at));
	const young = [];
	let most = 0;
	for (let round = 0; round < 200; round++) {
		young.push(Array.from({ length: 20_000 }, (_, at) => row(at)));
		if (young.length > 8) young.shift();
		most = Math.max(most, process.memoryUsage().heapUsed);
	}
	parentPort.postMessage(kept.length > 0 ? most / 1_048_576 : 0);
`;
function mostOfHeap(): Promise<number> {
	return new Promise((resolve, reject) => {
		new Worker(CHURN, { eval: true }).once("message", resolve).once("error", reject);
	});
}

test("a heap with long-lived garbage grows less than V8 allows by default", async () => {
	const byItself = await mostOfHeap();
	boundHeapGrowth();
	expect(await mostOfHeap()).toBeLessThan(byItself * 0.75);
});
