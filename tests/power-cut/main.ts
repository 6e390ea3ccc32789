import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Lots } from "../support/lots.ts";
import { cutAgainAndAgain } from "./cuts.ts";

/** `npm run power-cut [CUTS] [SEED]`: cuts the power of the embedded record's disk at random moments (tests/support/forgetful-disk.ts). */
const count = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
console.log(`seed ${seed}`);
const folder = mkdtempSync(path.join(tmpdir(), "cupboard-power-cut-"));
try {
	const drawn = new Lots(seed);
	const cuts = await cutAgainAndAgain(folder, count, () => drawn.next());
	const moments = Object.entries(cuts.moments).map(([moment, times]) => `${moment} ${times}`);
	console.log(
		`${count} cuts (${moments.join(", ")}) among ${cuts.acknowledged} acknowledged writes: all were there, every record opened`,
	);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
