import type { Database } from "../database/database.ts";
import type { CupFileCup } from "../results/record/cup-file.ts";
import { setSpeed } from "../results/record/playing/running.ts";
import { readCups } from "../results/record/read.ts";
import { readRunningClock } from "../results/record/read-clock.ts";
import { isDemo, makeDemo } from "./make-demo.ts";

/** A brand's settings for its cup. */
type ShownCup = { readonly name: string; readonly cup: number; readonly sport: CupFileCup["sport"] };

/**
 * An empty record, or one with demo cups only, gets the demo cup of the brand's sport, with the brand's number and name, so that
 * a new user sees a live cup, played from now on; demo cups of other brands stay. Any other record is unchanged. A brand that is
 * not shipped belongs to a real cup: it only gets a demo on request (`npx cupboard demo`); otherwise the site's first page
 * explains how to begin.
 * @param unasked whether a demo is made automatically: the brand is a shipped one
 * @param speed of its clock; 0: fixed; left out: unchanged, and the server's speed for a new one
 * @param say called with messages about long steps, and about existing cups if the brand's is missing
 */
export async function provideCup(
	database: Database,
	brand: ShownCup,
	say: (line: string) => void,
	{ unasked, speed }: { readonly unasked: boolean; readonly speed?: number | undefined },
): Promise<void> {
	const there = await readCups(database);
	const present = there.find((cup) => cup.id === brand.cup);
	if (present) {
		if (speed !== undefined && isDemo(present) && !(await hasSpeed(database, brand.cup, speed)))
			say(STANDS_OR_GOES[speed === 0 ? "goes" : "stands"]);
		return;
	}
	if (!there.every(isDemo)) {
		const names = there.map((cup) => `${cup.name} (cup ${cup.id})`).join(", ");
		say(`The record has no cup ${brand.cup}, which ${brand.name} shows. It has ${names}.`);
		return;
	}
	if (!unasked) {
		say(`There is no cup ${brand.cup} yet, which ${brand.name} shows. Import it, or look at a demo first: npx cupboard demo`);
		return;
	}
	say(`Making a demo cup for ${brand.name} …`);
	const started = performance.now();
	let said = 0;
	const server = new Date();
	const made = await makeDemo(database, {
		cup: { id: brand.cup, name: brand.name, sport: brand.sport },
		today: server.toISOString().slice(0, 10),
		...(speed === 0 ? {} : { play: { speed: speed ?? 1, server } }),
		onProgress(share) {
			const tenth = Math.floor(share * 10);
			if (tenth > said) say(`  ${tenth * 10} %`);
			said = tenth;
		},
	});
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	say(`${made.name} with ${made.editions} editions and ${made.matches} matches is there, in ${seconds} s.`);
}

const STANDS_OR_GOES = {
	stands:
		"The demo cup was made to stand still, and DEMO_SPEED does not change that. Set CUPBOARD_DATA to another folder to make one that is played.",
	goes: "The demo cup was made to be played, and is, although DEMO_SPEED is 0. Another CUPBOARD_DATA gets one that stands still.",
};

/** @returns whether its clock has that speed now */
async function hasSpeed(database: Database, cup: number, speed: number): Promise<boolean> {
	if (speed === 0) return !(await readRunningClock(database.orm, cup));
	return setSpeed(database, cup, speed, new Date());
}
