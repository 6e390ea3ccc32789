/** Listeners whose connection is taken apart in one turn of the process: each takes some 0.03 ms. */
const AT_A_TIME = 50;

/** A connection whose other end has gone. */
type Left = { destroy(): void };

/**
 * Takes the connections of those who have gone apart, some in each turn of the process: when thousands are cut at once, who asks for a page is
 * answered between them.
 */
export class Departures {
	#waiting: Left[] = [];

	/** In its turn it is destroyed. */
	add(left: Left): void {
		this.#waiting.push(left);
		if (this.#waiting.length === 1) setImmediate(() => this.#some());
	}

	#some(): void {
		for (const left of this.#waiting.splice(0, AT_A_TIME)) left.destroy();
		if (this.#waiting.length > 0) setImmediate(() => this.#some());
	}
}
