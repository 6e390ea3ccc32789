/** How current the page is. Times in milliseconds, by the browser's clock. */
export type ConnectionState =
	| { readonly kind: "live" }
	/** No answer, or the phone reports that it is offline; since when the page may be stale. */
	| { readonly kind: "noNetwork"; readonly asOf: number }
	/** Online, but the results service fails. */
	| { readonly kind: "noAnswer"; readonly asOf: number }
	| { readonly kind: "catchingUp"; readonly asOf: number }
	/** @param changed matches that changed meanwhile; null: too many to count */
	| { readonly kind: "upToDate"; readonly changed: number | null };

/** Events of the connection (connection.ts). */
export type ConnectionSignal = "sign" | "lost" | "offline" | "unreachable" | "refused" | "answered" | "caught-up";

/** Milliseconds without an answer after which the phone counts as offline. */
const NO_ANSWER = 8_000;
/** A late page has been waited for already (offline/cached-or-fetched.ts), and its scripts have started since. */
const NO_ANSWER_AFTER_LATE = 3_000;
/** After an absence, "catching up" is shown only if it lasts longer than this. */
const RETURNING = 1_000;
/** How long "up to date" is shown. */
const SAID = 4_000;
/** Errors in a row after which the results service counts as failing. */
const FAILED = 2;

const LIVE: ConnectionState = { kind: "live" };

/** Whether the page may be stale, and since when. It relies on the connection's events, not on a guess from silence. */
export class ConnectionMonitor {
	readonly #listeners = new Set<() => void>();
	#standing: ConnectionState = LIVE;
	#confirmedAt: number;
	#lostAt: number | null;
	#refusals = 0;
	#isAnswered = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	/**
	 * @param saved when the page was saved on this device, if it was shown because the network did not answer; null: it is from the
	 * server
	 */
	constructor(saved: { readonly at: number; readonly why: "noNetwork" | "noAnswer" | "late" } | null = null) {
		this.#confirmedAt = saved?.at ?? Date.now();
		this.#lostAt = saved === null ? null : Date.now();
		if (saved !== null) this.#standing = { kind: saved.why === "late" ? "catchingUp" : saved.why, asOf: saved.at };
		if (saved?.why !== "late") return;
		this.#later(NO_ANSWER_AFTER_LATE, () => {
			if (!this.#isAnswered && this.isLost) this.#stand({ kind: "noNetwork", asOf: saved.at });
		});
	}

	/** The same object until it changes. */
	get standing(): ConnectionState {
		return this.#standing;
	}

	/** From the loss of the connection until the page has caught up. */
	get isLost(): boolean {
		return this.#lostAt !== null;
	}

	/** @returns whether this is the first answer after a loss */
	heard(sign: ConnectionSignal): boolean {
		const now = Date.now();
		if (sign === "sign" || sign === "refused") this.#isAnswered = true;
		if (sign === "sign" || sign === "caught-up") {
			if (!this.isLost) this.#confirmedAt = now;
			return false;
		}
		const asOf = this.#confirmedAt;
		if (sign === "answered") {
			this.#refusals = 0;
			this.#isAnswered = true;
			const { kind } = this.#standing;
			if (kind === "noNetwork" || kind === "noAnswer") this.#stand({ kind: "catchingUp", asOf });
			return this.isLost;
		}
		this.#lostAt ??= now;
		if (sign === "refused") {
			this.#refusals += 1;
			if (this.#refusals >= FAILED) this.#stand({ kind: "noAnswer", asOf });
		} else if (sign === "offline" || (sign === "unreachable" && now - this.#lostAt >= NO_ANSWER)) {
			this.#stand({ kind: "noNetwork", asOf });
		}
		return false;
	}

	/** The page is visible again after a time without a connection. */
	returned(): void {
		this.#lostAt = Date.now();
		const asOf = this.#confirmedAt;
		this.#later(RETURNING, () => this.#standing.kind === "live" && this.isLost && this.#stand({ kind: "catchingUp", asOf }));
	}

	/** Everything missed has arrived and is shown. */
	caughtUp(changed: number | null): void {
		this.#lostAt = null;
		this.#refusals = 0;
		this.#confirmedAt = Date.now();
		if (this.#standing.kind === "live" || this.#standing.kind === "upToDate") return;
		this.#stand({ kind: "upToDate", changed });
		this.#later(SAID, () => this.#standing.kind === "upToDate" && this.#stand(LIVE));
	}

	/** @returns stops it */
	subscribe(listener: () => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	#later(wait: number, act: () => void): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(act, wait);
	}

	#stand(standing: ConnectionState): void {
		if (standing.kind === this.#standing.kind) return;
		this.#standing = standing;
		for (const listener of [...this.#listeners]) listener();
	}
}
