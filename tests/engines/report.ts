import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What the check's summary reads (scripts/findings.mjs). */
export class Report {
	readonly #failures: { test: string; error: string[] }[] = [];
	readonly #skipped: string[] = [];
	#ran = 0;

	passed(): void {
		this.#ran += 1;
	}

	failed(test: string, error: readonly string[]): void {
		this.#ran += 1;
		this.#failures.push({ test, error: [...error] });
		console.error(`✗ ${test}\n${error.map((line) => `    ${line}`).join("\n")}`);
	}

	/** An expectation by itself: no lines are well. */
	look(test: string, faults: readonly string[]): void {
		if (faults.length === 0) this.passed();
		else this.failed(test, faults);
	}

	leftOut(test: string): void {
		this.#skipped.push(test);
		console.log(`– ${test}`);
	}

	/** @returns whether nothing failed */
	end(file: string | undefined): boolean {
		if (file !== undefined) {
			mkdirSync(path.dirname(file), { recursive: true });
			writeFileSync(file, JSON.stringify({ ran: this.#ran, failures: this.#failures, flaky: [], skipped: this.#skipped }));
		}
		console.log(`${this.#ran - this.#failures.length} passed, ${this.#failures.length} failed, ${this.#skipped.length} skipped`);
		return this.#failures.length === 0;
	}
}
