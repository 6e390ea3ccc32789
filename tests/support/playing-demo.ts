import type { Database } from "../../src/database/database.ts";
import type { DemoPlan } from "../../src/demo/demo-plan.ts";
import { FOOTBALL_DEMO } from "../../src/demo/football/plan.ts";
import { scalePlans } from "../../src/demo/group-sizes.ts";
import { HANDBALL_DEMO } from "../../src/demo/handball/plan.ts";
import { playingCup } from "../../src/demo/playing/playing-cup.ts";
import { NO_STORY } from "../../src/demo/story/story.ts";
import { printFaults } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { startPlayClock } from "../../src/results/record/playing/running.ts";

/** When the demos of the tests are set going: an instant that has nothing to do with the cup's week. */
export const STARTED = new Date("2026-11-20T22:00:00Z");
export const HOUR = 60 * 60_000;

/** This year's editions, without earlier ones. */
export const WHOLE_HANDBALL: DemoPlan = { ...HANDBALL_DEMO, earlier: [] };
export const WHOLE_FOOTBALL: DemoPlan = { ...without(FOOTBALL_DEMO), earlier: [] };

/** A few groups of each category, without the demo's scripted stories. */
export const SMALL = smaller(without(FOOTBALL_DEMO), 0.12);
export const SMALL_HANDBALL = smaller(HANDBALL_DEMO, 0.3);

function smaller(plan: DemoPlan, factor: number): DemoPlan {
	const stories = { thisYear: NO_STORY, lastYear: NO_STORY };
	return { ...plan, categories: scalePlans(plan.categories, factor), earlier: [], stories, registered: 5 };
}

function without({ first: _, ...plan }: DemoPlan): Omit<DemoPlan, "first"> {
	return plan;
}

/** @returns how long all its hours last, in milliseconds of the cup's */
export async function setDemoGoing(db: Database, made: ReturnType<typeof playingCup>, speed = 1): Promise<number> {
	const report = await importCup(db, sourceWithoutLines("demo cup", made.file));
	if (!report.written) throw new Error(printFaults(report.faults));
	await db.orm.transaction((orm) => startPlayClock(orm, made.file.cup.id, made.play, speed, STARTED));
	return made.play.hours.reduce((sum, [from, until]) => sum + Date.parse(until) - Date.parse(from), 0);
}

export const aPlayingDemo = (plan: DemoPlan) => playingCup({ plan, today: "2026-08-01" });
