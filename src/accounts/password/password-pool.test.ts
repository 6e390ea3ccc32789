import { expect, it } from "vitest";
import { PasswordPool } from "./password-pool.ts";

it("two thousand passwords may wait for hashing; further ones get a retry time", async () => {
	const pool = new PasswordPool();
	const hashed = await pool.hash("four lighthouses at sea");
	const asked: Promise<string>[] = [];
	const refused: unknown[] = [];
	const ask = () => asked.push(pool.hash("x").catch((error: unknown) => String(refused.push(error))));
	for (let one = 0; one < 2_010; one++) ask();
	await Promise.all(asked);
	// One to three are being hashed and do not wait.
	expect(refused.length).toBeGreaterThanOrEqual(7);
	expect(refused.length).toBeLessThanOrEqual(10);
	expect(refused[0]).toMatchObject({ status: 503, message: "busy", headers: { retryAfter: 30 } });
	expect(await pool.verify(hashed, "four lighthouses at sea"), "once they are through, it goes on").toBe(true);
	expect([await pool.verify(hashed, "another"), await pool.verify(undefined, "x")]).toEqual([false, false]);
});
