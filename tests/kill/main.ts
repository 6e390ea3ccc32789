import { startPostgres } from "../support/postgres.ts";
import { embeddedGround, type Ground, killAgainAndAgain, postgresGround } from "./cycles.ts";

/** `npm run kill [CYCLES]`: kills processes at random moments, on each record. */
const cycles = Number(process.argv[2] ?? 300);

async function kill(name: string, ground: Ground): Promise<void> {
	const kills = await killAgainAndAgain(ground, cycles, Math.random);
	const moments = Object.entries(kills).map(([moment, count]) => `${moment} ${count}`);
	console.log(`${name}: ${cycles} killed (${moments.join(", ")}); every acknowledged write was there, no start failed`);
}

const embedded = embeddedGround();
await kill("embedded", embedded);
embedded.remove();
const postgres = await startPostgres();
if ("missing" in postgres) console.warn(`PostgreSQL was not tried: ${postgres.missing}`);
else {
	await kill("PostgreSQL", postgresGround(postgres));
	await postgres.stop();
}
