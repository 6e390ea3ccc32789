import type { Command } from "commander";
import type { Database } from "../database/database.ts";
import { DemoRefused, isDemo, makeDemo } from "../demo/make-demo.ts";
import { FASTEST, SPEED, SPEED_EXPECTED } from "../demo/playing/speed.ts";
import { setSpeed } from "../results/record/playing/running.ts";
import { readCups } from "../results/record/read.ts";
import { brandOf } from "./brand-cup.ts";
import { progressLine } from "./progress-line.ts";
import { withRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

type Options = { readonly speed?: string };

export function registerDemo(program: Command): void {
	program
		.command("demo")
		.description(
			"make the brand's demo cup (BRAND), in an empty record or next to other demo cups; or change the speed of an existing one",
		)
		.option("--speed <speed>", `how fast its clock goes: ${SPEED_EXPECTED} (default: 1)`)
		.addHelpText("after", EXAMPLES)
		.action(demo);
}

const EXAMPLES = `
The site plays it, from npm start on, also what was missed while it was away.

Examples:
  npx cupboard demo --speed 20 && npm start
  npx cupboard demo --speed 1`;

/**
 * Leaves a record unchanged if it has the brand's cup, or any cup that is not a demo, except for the speed of the brand's demo.
 */
function demo({ speed: text }: Options): Promise<void> {
	const speed = text === undefined ? undefined : speedOf(text);
	return withRecord(async (db) => {
		const { cup } = brandOf();
		const present = (await readCups(db)).find(({ id }) => id === cup);
		if (present && isDemo(present) && speed !== undefined) return hasten(db, present, speed);
		return make(db, speed ?? 1);
	});
}

function speedOf(text: string): number {
	const speed = Number(text);
	if (!SPEED.test(text) || speed > FASTEST) throw new Refusal(`--speed "${text}": expected ${SPEED_EXPECTED}.`);
	return speed;
}

async function hasten(db: Database, { id, name }: { readonly id: number; readonly name: string }, speed: number): Promise<void> {
	if (speed === 0 || !(await setSpeed(db, id, speed, new Date()))) {
		const how = speed === 0 ? "is being played, and only a demo made with --speed 0 stands still" : "was made to stand still";
		throw new Refusal(`${name} ${how}. To make another demo, set CUPBOARD_DATA to another folder.`);
	}
	console.log(`${name} is played at ${speed} times the speed of the server's clock.`);
}

async function make(db: Database, speed: number): Promise<void> {
	const server = new Date();
	const progress = progressLine("Making the demo cup");
	const brand = brandOf();
	const made = await makeDemo(db, {
		cup: { id: brand.cup, name: brand.name, sport: brand.sport },
		today: server.toISOString().slice(0, 10),
		...(speed === 0 ? {} : { play: { speed, server } }),
		onProgress: (share) => progress.show(share, 1),
	})
		.catch((error: unknown) => {
			throw error instanceof DemoRefused ? new Refusal(error.message) : error;
		})
		.finally(() => progress.end());
	const seconds = ((Date.now() - server.getTime()) / 1000).toFixed(1);
	const how = speed === 0 ? "stands still" : speed === 1 ? "is being played" : `is being played at ${speed} times the speed`;
	console.log(
		`${made.name} ${made.year} ${how}: ${made.editions} editions, ${made.teams} teams, ${made.matches} matches, in ${seconds} s.`,
	);
}
