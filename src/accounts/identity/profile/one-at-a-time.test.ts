import { expect, it } from "vitest";
import { OneAtATime } from "./one-at-a-time.ts";

it("the next act begins when the one before has ended, well or not", async () => {
	const said: string[] = [];
	const turns = new OneAtATime();
	const act = (name: string, fails: boolean) => async () => {
		said.push(`${name} begins`);
		await new Promise((resolve) => setImmediate(resolve));
		said.push(`${name} ends`);
		if (fails) throw new Error(name);
		return name;
	};
	const results = await Promise.allSettled([turns.run(act("a", true)), turns.run(act("b", false))]);
	expect(said).toEqual(["a begins", "a ends", "b begins", "b ends"]);
	expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});
