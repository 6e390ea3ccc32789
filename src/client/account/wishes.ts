import type { AccountCalls } from "./calls.ts";
import type { Choosable } from "./choosable.ts";
import { AccountRefusal } from "./refused.ts";
import type { User } from "./user.ts";

type Wish = { readonly what: Choosable; readonly on: boolean };

type Holder = {
	readonly calls: AccountCalls;
	/** The user as the service last returned it; null while signed out. */
	readonly currentUser: () => User | null;
	readonly publishUser: (user: User) => void;
};

/** Wanted favourites, from the wish until the account service has saved or refused it. */
export function createWishes({ calls, currentUser, publishUser }: Holder) {
	const wishes = new Map<string, Wish>();
	const running = new Map<string, Promise<void>>();

	/** A wish may change while its call is pending: the last one counts. */
	async function fulfil(key: string): Promise<void> {
		for (;;) {
			const wish = wishes.get(key);
			const user = currentUser();
			if (wish === undefined) return;
			if (user === null) throw new Error("The user could not be loaded");
			const id = wish.what.idIn(user);
			if (wish.on === (id !== undefined)) return;
			if (wish.on) {
				const made = await wish.what.add(calls);
				change((now) => wish.what.into(now, made));
			} else {
				await remove(wish.what, id as number);
				change(wish.what.outOf);
			}
		}
	}

	/** A favourite that another device has removed counts as removed. */
	async function remove(what: Choosable, id: number): Promise<void> {
		try {
			await what.remove(calls, id);
		} catch (error) {
			if (!(error instanceof AccountRefusal && error.status === 404)) throw error;
		}
	}

	function change(changed: (user: User) => User): void {
		const user = currentUser();
		if (user !== null) publishUser(changed(user));
	}

	return {
		/** The user with the favourites as wanted. */
		shown: (user: User): User =>
			[...wishes.values()].reduce((now, { what, on }) => {
				if (on === (what.idIn(now) !== undefined)) return now;
				return on ? what.into(now, null) : what.outOf(now);
			}, user),
		/** @returns whether anything is wanted that is not so yet */
		keys: (): ReadonlySet<string> => new Set(wishes.keys()),
		wants: (what: Choosable): boolean | undefined => wishes.get(what.key)?.on,
		want(what: Choosable, on: boolean): void {
			wishes.set(what.key, { what, on });
		},
		drop: (what: Choosable): void => void wishes.delete(what.key),
		/** Sends the calls that a wish needs; throws if one fails, and the wish stays until it is dropped. */
		fulfil(what: Choosable): Promise<void> {
			const under = running.get(what.key);
			if (under !== undefined) return under;
			const run = fulfil(what.key)
				.then(() => void wishes.delete(what.key))
				.finally(() => running.delete(what.key));
			running.set(what.key, run);
			return run;
		},
		forget: (): void => wishes.clear(),
	};
}
