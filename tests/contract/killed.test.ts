import { afterAll, describe, it } from "vitest";
import { embeddedGround, type Ground, killAgainAndAgain, postgresGround } from "../kill/cycles.ts";
import { startPostgres } from "../support/postgres.ts";

/** So few show a fault of every second time; `npm run kill` does 300. */
const CYCLES = 5;
const postgres = await startPostgres();
const missing = "missing" in postgres ? postgres.missing : undefined;
if (missing) console.warn(`Killed processes on PostgreSQL are not tried: ${missing}.`);
const embedded = embeddedGround();
afterAll(async () => {
	embedded.remove();
	if (!("missing" in postgres)) await postgres.stop();
});

/** The same moments each time. @returns 0 to 1 */
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
		return state / 2 ** 32;
	};
}

/** If none of so few had written before it was killed, as many more are run. */
async function killed(ground: Ground): Promise<void> {
	const random = seeded(14);
	let kills = await killAgainAndAgain(ground, CYCLES, random);
	while (kills.written === 0) kills = await killAgainAndAgain(ground, CYCLES, random);
	console.log(kills);
}

describe("a process that is killed at any moment of its start or its work loses no acknowledged write, and the next one starts", () => {
	it("on the embedded record", () => killed(embedded));
	it.skipIf(missing !== undefined)("on PostgreSQL", async () => {
		if ("missing" in postgres) return;
		await killed(postgresGround(postgres));
	});
});
