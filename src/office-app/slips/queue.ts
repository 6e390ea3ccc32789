import { newId } from "../../client/browser/new-id.ts";
import { openChannel } from "../../client/browser/open-channel.ts";
import type { Notification } from "../../office/notifications/notification.ts";
import type { Preview } from "../../results/acts/preview.ts";
import { CallRefused, call } from "../session/calls.ts";
import { parkedForTeams, type SlipProposal } from "./typing.ts";

/** A slip stored on this computer until the server accepts it. */
export type Waiting = {
	/** Its key: sent twice it is one act. */
	readonly id: string;
	/** Its account: another account on this computer does not send it. */
	readonly desk: string;
	readonly cup: number;
	/** When it was typed, in milliseconds: they are sent in this order. */
	readonly typedAt: number;
	readonly proposal: SlipProposal;
	readonly ground: string | null;
	readonly anyway: boolean;
	/** Whom to notify; "as-judged": the user was not asked, so those whom the server finds concerned. */
	readonly tell?: Notification | "as-judged";
	/** Its name for people. */
	readonly called: { readonly number: string; readonly ending: string };
	/** Confirmed although its match has not begun: it is sent again if there is no other objection. */
	readonly meant?: "not-begun";
	/**
	 * Why it was refused, for the user to look at. `differs`: to be recorded if the user confirms it. `not-begun`: the same, since its match
	 * has not begun by the cup's clock; asked once for all such slips.
	 */
	readonly refused: {
		readonly because: "differs" | "not-begun" | "refused";
		readonly message: string;
		/** The ground of the preview with which it was refused. */
		readonly ground?: string;
	} | null;
};

export type AcceptedSlip = { readonly waiting: Waiting; readonly act: number; readonly again: boolean };

const STORE = "slips";
const RETRY_AFTER = [1_000, 2_000, 4_000, 8_000];

function opened(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const asked = indexedDB.open("cupboard-office", 1);
		asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
		asked.onsuccess = () => resolve(asked.result);
		asked.onerror = () => reject(asked.error);
	});
}

const done = <Value>(asked: IDBRequest<Value>): Promise<Value> =>
	new Promise((resolve, reject) => {
		asked.onsuccess = () => resolve(asked.result);
		asked.onerror = () => reject(asked.error);
	});

/** Resolves when the data is durable, since a machine may be switched off at once. */
async function inStore<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
	const db = await opened();
	try {
		const transaction = db.transaction(STORE, mode, { durability: "strict" });
		const ended = new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error);
		});
		const value = await done(work(transaction.objectStore(STORE)));
		await ended;
		return value;
	} finally {
		db.close();
	}
}

type Whose = Pick<Waiting, "desk" | "cup">;

/**
 * An account's slips on their way. Each is stored on this computer before it is sent. One tab sends them one after the other, and deletes
 * each when the server has it. A reload, a lost network and a dead server lose none. The key makes repeated requests one act.
 */
export class SlipQueue {
	readonly #whose: Whose;
	readonly #onChange: () => void;
	readonly #onTaken: (taken: AcceptedSlip) => void;
	readonly #channel = openChannel("cupboard-office-slips");
	readonly #leaving = new AbortController();
	#waiting: readonly Waiting[] = [];
	#offlineSince: number | null = null;
	#wake: () => void = () => undefined;

	constructor(whose: Whose, { onChange, onTaken }: { onChange: () => void; onTaken: (taken: AcceptedSlip) => void }) {
		this.#whose = whose;
		this.#onChange = onChange;
		this.#onTaken = onTaken;
		this.#channel?.addEventListener("message", () => void this.#read());
		addEventListener("online", this.#again);
		void this.#read();
		// The tab with the lock sends for all; another takes over when it is closed.
		void navigator.locks
			.request(`office-slips-${whose.cup}-${whose.desk}`, { signal: this.#leaving.signal }, () => this.#send())
			.catch(() => undefined);
	}

	get waiting(): readonly Waiting[] {
		return this.#waiting;
	}

	/** The time since which nothing gets through, in ms; null: online. */
	get offlineSince(): number | null {
		return this.#offlineSince;
	}

	/** @param instead a refused slip that this one answers: it is deleted in the same transaction */
	async put(slip: Omit<Waiting, "desk" | "cup" | "typedAt" | "refused">, instead?: string): Promise<void> {
		const waiting: Waiting = { ...slip, ...this.#whose, typedAt: Date.now(), refused: null };
		await inStore("readwrite", (store) => {
			if (instead !== undefined) store.delete(instead);
			return store.put(waiting);
		});
		await this.#changed();
	}

	/** Confirms slips refused because their matches have not begun: they are sent again, in order. */
	async confirm(slips: readonly Waiting[]): Promise<void> {
		for (const { refused, ...slip } of slips) {
			const again: Waiting = {
				...slip,
				id: newKey(),
				ground: refused?.ground ?? null,
				anyway: true,
				meant: "not-begun",
				refused: null,
			};
			await inStore("readwrite", (store) => {
				store.delete(slip.id);
				return store.put(again);
			});
		}
		await this.#changed();
	}

	/** Drops a slip that has not been sent, or was refused. */
	async drop(id: string): Promise<void> {
		await inStore("readwrite", (store) => store.delete(id));
		await this.#changed();
	}

	close(): void {
		removeEventListener("online", this.#again);
		this.#leaving.abort();
		this.#wake();
		this.#channel?.close();
	}

	readonly #again = () => this.#wake();

	async #changed(): Promise<void> {
		await this.#read();
		if (this.#leaving.signal.aborted) return;
		this.#channel?.postMessage("changed");
	}

	async #read(): Promise<void> {
		const all = await inStore<Waiting[]>("readonly", (store) => store.getAll() as IDBRequest<Waiting[]>);
		this.#waiting = all
			.filter(({ desk, cup }) => desk === this.#whose.desk && cup === this.#whose.cup)
			.sort((a, b) => a.typedAt - b.typedAt || (a.id < b.id ? -1 : 1));
		this.#onChange();
		this.#wake();
	}

	async #send(): Promise<void> {
		let failed = 0;
		await this.#read();
		while (!this.#leaving.signal.aborted) {
			const next = this.#waiting.find(({ refused }) => refused === null);
			if (!next) {
				await this.#rest(null);
				continue;
			}
			const sent = await this.#sendOne(next);
			failed = sent ? 0 : failed + 1;
			if (!sent) await this.#rest(RETRY_AFTER[Math.min(failed, RETRY_AFTER.length) - 1] ?? null);
		}
	}

	/** @returns whether the server has decided about it */
	async #sendOne(next: Waiting): Promise<boolean> {
		const { id, proposal, ground, anyway, tell } = next;
		try {
			const { act, again } = await call<{ act: number; again: boolean }>("POST", "/acts", {
				...{ id, proposal, ground },
				...(anyway && { anyway }),
				...(tell && { tell }),
			});
			this.#online();
			await this.drop(id);
			this.#onTaken({ waiting: next, act, again });
			return true;
		} catch (error) {
			if (!(error instanceof CallRefused)) throw error;
			const isDecided = error.status === 404 || error.status === 409 || error.status === 422 || error.status === 403;
			if (!isDecided) {
				this.#offlineSince ??= Date.now();
				this.#onChange();
				return false;
			}
			this.#online();
			// A match without both teams accepts no result: its slip is parked in the record, where every account sees it.
			const park = isOfOpenSide(error) ? parkedForTeams(proposal) : null;
			if (park !== null) {
				const { tell: _, ...rest } = next;
				await inStore("readwrite", (store) => store.put({ ...rest, proposal: park, ground: null, anyway: false }));
				await this.#changed();
				return true;
			}
			const { preview } = error.answer as { readonly preview?: Pick<Preview, "ground" | "asked" | "verdict"> };
			const isTooEarly = mayBeMeant(error) && preview !== undefined && isOnlyNotBegun(preview);
			// The preview has changed, but only through the slips before it: the user confirmed no more than the time.
			if (isTooEarly && next.meant === "not-begun" && preview.ground !== ground) {
				await inStore("readwrite", (store) => store.put({ ...next, ground: preview.ground, anyway: true }));
				await this.#changed();
				return true;
			}
			const because = isTooEarly ? "not-begun" : mayBeMeant(error) ? "differs" : "refused";
			const refused = { because, message: error.message, ...(preview && { ground: preview.ground }) } as const;
			await inStore("readwrite", (store) => store.put({ ...next, refused }));
			await this.#changed();
			return true;
		}
	}

	#online(): void {
		if (this.#offlineSince === null) return;
		this.#offlineSince = null;
		this.#onChange();
	}

	/** Waits for a change, or for a number of milliseconds. */
	#rest(milliseconds: number | null): Promise<void> {
		return new Promise((resolve) => {
			const timer = milliseconds === null ? undefined : setTimeout(resolve, milliseconds);
			this.#wake = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}
}

const isOnlyNotBegun = ({ asked, verdict }: Pick<Preview, "asked" | "verdict">): boolean =>
	asked.length > 0 &&
	asked.every(({ kind }) => kind === "not-begun") &&
	verdict.againstRules.length === 0 &&
	verdict.impossible.length === 0;

/** Whether the server accepts it from a user who has seen its effect. */
function mayBeMeant({ answer }: CallRefused): boolean {
	const { refused } = answer as { readonly refused?: string };
	return refused === "asked" || refused === "stale";
}

const isOfOpenSide = ({ answer }: CallRefused): boolean => (answer as { readonly refused?: string }).refused === "open-side";

/** A unique id of letters and digits. */
export const newKey = (): string => newId();
