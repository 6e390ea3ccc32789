import { setTimeout } from "node:timers/promises";
import type { Crowd, Crowds } from "./load.ts";
import { processorTimeOf, watchForeignLoad } from "./processor.ts";

/** The process whose processor time is measured while a crowd sends requests. */
export type Contestant = { readonly pid: number; readonly crowd: Crowd };

export type Measured = {
	/** Microseconds of the processor for a request. */
	readonly time: number;
	readonly perSecond: number;
};

/** A round is void if other processes used more of the machine than this. */
const MOST_FOREIGN = 0.1;
const ROUNDS = 5;
const MOST_ROUNDS = 7;

/**
 * Alternating rounds of both, so that a slow machine slows both. Disturbed rounds are void; if there are no others, the least disturbed
 * count, with a note.
 * @returns the medians
 */
export async function interleaved(
	crowds: Crowds,
	ours: Contestant,
	reference: Contestant,
): Promise<{ readonly ours: Measured; readonly reference: Measured; readonly foreign: number }> {
	await round(crowds, ours);
	await round(crowds, reference);
	const rounds: { ours: Measured; reference: Measured; foreign: number }[] = [];
	const undisturbed = () => rounds.filter(({ foreign }) => foreign <= MOST_FOREIGN);
	while (undisturbed().length < ROUNDS && rounds.length < MOST_ROUNDS) {
		const foreign = watchForeignLoad();
		const isOursFirst = rounds.length % 2 === 0;
		const first = await round(crowds, isOursFirst ? ours : reference);
		const second = await round(crowds, isOursFirst ? reference : ours);
		rounds.push({ ours: isOursFirst ? first : second, reference: isOursFirst ? second : first, foreign: foreign() });
	}
	const counted = rounds.toSorted((one, other) => one.foreign - other.foreign).slice(0, ROUNDS);
	const of = (who: "ours" | "reference"): Measured => ({
		time: median(counted.map((one) => one[who].time)),
		perSecond: median(counted.map((one) => one[who].perSecond)),
	});
	return { ours: of("ours"), reference: of("reference"), foreign: median(counted.map(({ foreign }) => foreign)) };
}

async function round(crowds: Crowds, { pid, crowd }: Contestant): Promise<Measured> {
	const before = processorTimeOf(pid);
	const { answered, refused } = await crowds.ask(crowd);
	// Work after the last answer belongs to these requests too.
	await setTimeout(50);
	if (refused > 0) throw new Error(`${refused} requests were not answered as expected`);
	return { time: ((processorTimeOf(pid) - before) * 1000) / answered, perSecond: answered / crowd.seconds };
}

export function median(values: readonly number[]): number {
	return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
