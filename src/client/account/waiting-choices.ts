import type { AccountCalls } from "./calls.ts";
import { type Choosable, choosableOf } from "./choosable.ts";
import type { Notice } from "./notice.ts";
import { AccountRefusal } from "./refused.ts";
import { retryDelay } from "./retry-delay.ts";
import type { SavedAccount } from "./saved-account.ts";
import type { Token } from "./token.ts";
import type { User } from "./user.ts";
import type { createWishes } from "./wishes.ts";

type Surroundings = {
	readonly calls: AccountCalls;
	readonly token: Token;
	readonly saved: SavedAccount;
	readonly wishes: ReturnType<typeof createWishes>;
	/** The user as the account service last returned it. */
	readonly user: { readonly current: () => User | null; readonly set: (user: User | null) => void };
	/** Shows a notice; null: removes the notice that choices wait. */
	readonly notify: (notice: Notice | null) => void;
	readonly publish: () => void;
	/** Runs an action while no other tab runs it. */
	readonly alone: (act: () => Promise<void>) => Promise<void>;
	/** Notifies the other tabs that favourites have changed. */
	readonly tell: () => void;
	readonly log: (message: string, error: unknown) => void;
	/** Runs an action after a delay in ms. @returns how to cancel it */
	readonly later: (act: () => Promise<void>, wait: number) => () => void;
};

/** Favourites chosen offline: stored on this device, shown as wanted, and sent when the account service can be reached. */
export function createWaitingChoices(surroundings: Surroundings) {
	const { calls, token, saved, wishes, user, notify, publish, alone, tell, log, later } = surroundings;
	/** The stored choices that are among the wishes, by key. Any tab may have stored them. */
	const wanted = new Map<string, Choosable>();
	let failures = 0;

	/** Makes wishes of what is stored. */
	function want(): void {
		const stored = saved.waiting().map(({ choice, on }) => ({ thing: choosableOf(choice), on }));
		const keys = new Set(stored.map(({ thing }) => thing.key));
		// Another tab has sent the others: the service's answer counts again.
		for (const [key, thing] of wanted) {
			if (keys.has(key)) continue;
			wanted.delete(key);
			wishes.drop(thing);
		}
		for (const { thing, on } of stored) {
			wishes.want(thing, on);
			wanted.set(thing.key, thing);
		}
	}

	/** Sends what is stored. Each tab first reads what is still stored, so a choice is sent once. */
	function send(): Promise<void> {
		return alone(async () => {
			want();
			const sender = token.read();
			let isSent = false;
			try {
				for (const waiting of saved.waiting()) {
					const thing = choosableOf(waiting.choice);
					const now = isSent ? user.current() : await calls.user();
					// The user signed out during the call: neither they nor their favourites may be shown any more.
					if (token.read() !== sender) return;
					user.set(now);
					isSent = true;
					try {
						await wishes.fulfil(thing);
					} catch (error) {
						if (!(error instanceof AccountRefusal)) throw error;
						log(`${waiting.name} could not be ${waiting.on ? "added to" : "removed from"} the favourites`, error);
						notify({ kind: waiting.on ? "notAdded" : "notRemoved", name: waiting.name, undo: null });
					}
					wishes.drop(thing);
					saved.waited(waiting);
				}
				failures = 0;
				notify(null);
				const now = user.current();
				if (isSent && now !== null) saved.keep(now);
			} catch (error) {
				log("What was chosen without a network could not be told yet", error);
				sendLater();
			}
			publish();
			if (isSent) tell();
		});
	}

	function sendLater(): void {
		later(send, retryDelay(failures));
		failures += 1;
	}

	return {
		want,
		send,
		sendLater,
		isWanted: (): boolean => wanted.size > 0,
		/** Forgets that a wish is of a stored choice: the reader has chosen again. */
		release: (thing: Choosable): void => void wanted.delete(thing.key),
	};
}
