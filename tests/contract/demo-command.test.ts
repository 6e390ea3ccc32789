import { expect, it } from "vitest";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard } = aRecordFolder();

it("demo --speed makes a demo that is played so fast, and hastens the one that is there", async () => {
	expect(await cupboard("demo", "--speed", "fast")).toMatchObject({
		code: 1,
		err: expect.stringContaining('--speed "fast": expected a number from 0 (it stands still) to 1000, such as 20.'),
	});
	const made = await cupboard("demo", "--speed", "20");
	expect(made).toMatchObject({ code: 0, err: "" });
	expect(made.out).toMatch(/^Fyrcupen \d{4} is being played at 20 times the speed: \d+ editions, \d+ teams, \d+ matches, in /);
	expect(await cupboard("demo", "--speed", "5")).toEqual({
		code: 0,
		err: "",
		out: "Fyrcupen is played at 5 times the speed of the server's clock.\n",
	});
	expect(await cupboard("demo", "--speed", "0")).toMatchObject({ code: 1, err: expect.stringContaining("is being played") });
	expect(await cupboard("demo")).toMatchObject({ code: 1, err: expect.stringContaining("already has Fyrcupen (cup 1)") });
});
