import { expect, test } from "vitest";
import { Departures } from "./departures.ts";

test("§6 of thousands who are cut at once some are taken apart in each turn of the process, in the order in which they went: others are served between", async () => {
	const departures = new Departures();
	const done: string[] = [];
	for (let at = 0; at < 120; at++) departures.add({ destroy: () => void done.push(`${at}`) });
	expect(done).toEqual([]);
	const served: number[] = [];
	while (done.length < 120) {
		await new Promise((resolve) => setImmediate(resolve));
		served.push(done.length);
	}
	expect(served).toEqual([50, 100, 120]);
	expect(done).toEqual(Array.from({ length: 120 }, (_, at) => `${at}`));

	// Who goes later is not forgotten.
	departures.add({ destroy: () => void done.push("later") });
	await new Promise((resolve) => setImmediate(resolve));
	expect(done.at(-1)).toBe("later");
});
