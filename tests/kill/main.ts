import { startPostgres } from "../support/postgres.ts";
import { embeddedGround, type Ground, killAgainAndAgain, postgresGround } from "./cycles.ts";

/** `npm run kill [CYCLES] [embedded|postgres]`: kills processes at random moments, on each record or on one. SIGTERM ends it after the present one. */
const cycles = Number(process.argv[2] ?? 300);
const only = process.argv[3];

const stopping = new AbortController();
process.once("SIGTERM", () => stopping.abort());

async function kill(name: string, ground: Ground): Promise<void> {
	const kills = await killAgainAndAgain(ground, cycles, Math.random, stopping.signal);
	const moments = Object.entries(kills).map(([moment, count]) => `${moment} ${count}`);
	const { written: _, ...killed } = kills;
	const count = Object.values(killed).reduce((sum, one) => sum + one, 0);
	console.log(`${name}: ${count} killed (${moments.join(", ")}); every acknowledged write was there, no start failed`);
}

async function killOnPostgres(): Promise<void> {
	const postgres = await startPostgres();
	if ("missing" in postgres) {
		console.warn(`PostgreSQL was not tried: ${postgres.missing}`);
		return;
	}
	try {
		await kill("PostgreSQL", postgresGround(postgres));
	} finally {
		await postgres.stop();
	}
}

if (only !== "postgres") {
	const embedded = embeddedGround();
	await kill("embedded", embedded);
	embedded.remove();
}
if (only !== "embedded") await killOnPostgres();
