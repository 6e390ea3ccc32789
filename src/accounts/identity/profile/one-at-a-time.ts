/** Runs actions one after another, in the order of the calls; a failing one does not stop the next. */
export class OneAtATime {
	#last: Promise<unknown> = Promise.resolve();

	run<Result>(act: () => Promise<Result>): Promise<Result> {
		const result = this.#last.then(act);
		this.#last = result.catch(() => undefined);
		return result;
	}
}
