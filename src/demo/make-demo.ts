import type { CupFileCup } from "../results/record/cup-file.ts";
import { printFaults } from "../results/record/fault.ts";
import { importCup } from "../results/record/import/import.ts";
import { sourceWithoutLines } from "../results/record/input/source.ts";
import { playOnWithin } from "../results/record/playing/play-on.ts";
import { startPlayClock } from "../results/record/playing/running.ts";
import { readCups } from "../results/record/read.ts";
import { demoCup } from "./demo-cup.ts";
import type { DemoPlan } from "./demo-plan.ts";
import { FOOTBALL_DEMO } from "./football/plan.ts";
import { HANDBALL_DEMO } from "./handball/plan.ts";
import { playingCup } from "./playing/playing-cup.ts";

type Database = Parameters<typeof importCup>[0];

const DEMO_OF: Readonly<Record<CupFileCup["sport"], DemoPlan>> = { football: FOOTBALL_DEMO, handball: HANDBALL_DEMO };

/** The record has a cup that a demo cup must not replace or accompany. */
export class DemoRefused extends Error {}

/** A demo cup has a clock of its own (`clock` in the cup file). */
export function isDemo(cup: CupFileCup): boolean {
	return cup.clock !== undefined;
}

export type DemoMade = {
	readonly name: string;
	readonly year: number;
	readonly editions: number;
	readonly teams: number;
	readonly matches: number;
};

/**
 * Makes the demo cup of a sport, in an empty record or beside other demo cups.
 * @param cup its number and its name, which may be a brand's instead of the plan's
 * @param today the server's date, YYYY-MM-DD
 * @param play the speed of its clock, from this instant of the server's on; left out: the clock is fixed in the middle of its
 * week
 * @param onProgress the written share of the record, from 0 to 1; called with 0 once the cup has been generated
 * @throws DemoRefused listing the existing cups; nothing is written
 */
export async function makeDemo(
	db: Database,
	{
		cup = FOOTBALL_DEMO.cup,
		today,
		seed,
		play,
		onProgress,
	}: {
		readonly cup?: DemoPlan["cup"];
		readonly today: string;
		readonly seed?: string;
		readonly play?: { readonly speed: number; readonly server: Date };
		readonly onProgress?: (share: number) => void;
	},
): Promise<DemoMade> {
	const there = (await readCups(db)).filter((other) => other.id === cup.id || !isDemo(other));
	if (there.length > 0) {
		const names = there.map((other) => `${other.name} (cup ${other.id})`).join(", ");
		throw new DemoRefused(
			`The record already has ${names}. A demo cup can only be made in an empty record, or next to other demo cups.`,
		);
	}
	const wish = { plan: { ...DEMO_OF[cup.sport], cup }, today, seed };
	const toPlay = play ? playingCup(wish) : undefined;
	const made = toPlay?.file ?? demoCup(wish);
	onProgress?.(0);
	await db.orm.transaction(async (orm) => {
		const report = await importCup({ ...db, orm }, sourceWithoutLines("demo cup", made), {
			onProgress: (done, of) => onProgress?.(done / of),
		});
		if (!report.written) throw new Error(`The demo cup was refused:\n${printFaults(report.faults)}`);
		if (!play || !toPlay) return;
		await startPlayClock(orm, cup.id, toPlay.play, play.speed, play.server);
		await playOnWithin(orm, cup.id, play.server);
	});
	return {
		name: cup.name,
		year: Number(today.slice(0, 4)),
		editions: made.editions.length,
		teams: made.editions.reduce((sum, edition) => sum + edition.teams.length, 0),
		matches: made.editions.reduce((sum, edition) => sum + edition.matches.length, 0),
	};
}
