import { type AccountState, INITIAL_ACCOUNT_STATE, stateOf } from "./account-state.ts";
import type { AccountCalls, Credentials, Pinned, Registering } from "./calls.ts";
import { type Choosable, choosableOf } from "./choosable.ts";
import type { Notice } from "./notice.ts";
import { AccountRefusal } from "./refused.ts";
import { retryDelay } from "./retry-delay.ts";
import type { SavedAccount, WaitingChoice } from "./saved-account.ts";
import type { Token } from "./token.ts";
import type { User } from "./user.ts";
import { createWaitingChoices } from "./waiting-choices.ts";
import { createWishes } from "./wishes.ts";

type Surroundings = {
	readonly calls: AccountCalls;
	readonly token: Token;
	/** What this device keeps of the account for when it cannot be reached. */
	readonly saved: SavedAccount;
	/** Nothing of whoever was here stays on this device. */
	readonly dropSaved: () => void;
	/** Does something while no other tab does. */
	readonly alone: (act: () => Promise<void>) => Promise<void>;
	/** Tells the other tabs that favourites have changed. */
	readonly tell: () => void;
	readonly log: (message: string, error: unknown) => void;
	/** Does something so many milliseconds later. @returns how to leave it undone */
	readonly later: (act: () => Promise<void>, wait: number) => () => void;
};

/** Milliseconds after which what this device keeps is shown of a user who has not come yet: nothing times out, and nobody waits for ever. */
const LATE = 4_000;
/** The account in this tab: who is signed in, and with which favourites (SPEC §4). An external store for useSyncExternalStore. */
export function createAccountStore({ calls, token, saved, dropSaved, alone, tell, log, later }: Surroundings) {
	let state = INITIAL_ACCOUNT_STATE;
	let known: User | null = null;
	let notice: Notice | null = null;
	let unreached = false;
	let failures = 0;
	let wasReached = false;
	/** What has been pressed, and of which nobody has said yet that it is done. */
	const unsaid = new Set<readonly WaitingChoice[]>();
	let stopWaiting = (): void => undefined;
	let loads = 0;
	let lastLoad: Promise<void> = Promise.resolve();
	const listeners = new Set<() => void>();
	const wishes = createWishes({
		calls,
		currentUser: () => known,
		publishUser: (user) => {
			known = user;
			publish();
		},
	});
	const waiting = createWaitingChoices({
		...{ calls, token, saved, wishes, alone, tell, log, later },
		user: {
			current: () => known,
			set: (user) => {
				known = user;
			},
		},
		notify(next) {
			if (next !== null || notice?.kind === "waits") notice = next;
		},
		publish: () => publish(),
	});

	/** As the service told the user last; of one who cannot be reached what this device keeps. */
	const lastTold = (): User | null => known ?? (unreached ? saved.user() : null);

	function publish(phase: AccountState["phase"] = state.phase): void {
		const user = known && wishes.shown(known);
		const told = lastTold();
		const waits = new Set(saved.waiting().map(({ choice }) => choosableOf(choice).key));
		const own = user ?? (told && wishes.shown(told));
		// A heart may be pressed before its user has come, and is seen to be: who they are is not known, what they want is.
		const favourites = own ?? (phase === "loading" ? wishes.shown(NOT_COME_YET) : null);
		state = stateOf(user, { phase, unreached, notice, own, waits }, favourites);
		for (const listener of listeners) listener();
	}

	/** The last load to begin is the one that counts: an answer from before a change never comes after it. */
	async function loadUser(): Promise<void> {
		loads += 1;
		stopWaiting();
		const own = loads;
		const asked = token.read();
		const stopLate = later(async () => late(own), LATE);
		const outcome = await calls.user().then(
			(user) => ({ user, error: null }),
			(error: unknown) => ({ user: null, error }),
		);
		stopLate();
		if (own !== loads) return lastLoad;
		known = outcome.user;
		if (outcome.user === null) failed(outcome.error, asked);
		else reached();
		if (outcome.user !== null) {
			wasReached = true;
			saved.keep(outcome.user);
		}
		publish("known");
		if (outcome.user !== null && saved.waiting().length > 0) await waiting.send();
	}

	/** Of who is being loaded nobody has said anything yet. */
	function late(load: number): void {
		if (load !== loads || known !== null || token.read() === null || saved.user() === null) return;
		unreached = true;
		publish("known");
	}

	/** A phone without network is not a sign-out: only the service's own word ends a token (DECISIONS §6). */
	function failed(error: unknown, asked: string | null): void {
		const isOver = error instanceof AccountRefusal && error.status === 401;
		if (isOver && asked !== null && token.read() === asked) {
			saved.forget();
			wishes.forget();
			dropSaved();
			token.forget();
			notice = { kind: "signedOut", name: "", undo: null };
		}
		if (!isOver) log("The user could not be loaded", error);
		if (isOver || token.read() === null) reached();
		else outOfReach(error);
	}

	function outOfReach(error: unknown): void {
		// A page that opens without a network, with favourites that are kept, says so by its line: once is enough. What waits says it too.
		if (!unreached && notice?.kind !== "waits" && (wasReached || saved.user() === null)) notice = UNREACHED;
		unreached = true;
		const wait = retryDelay(failures);
		failures += 1;
		stopWaiting = later(load, Math.max(wait, retryAfter(error)));
	}

	/** The service has said who the reader is, or that it is nobody. */
	function reached(): void {
		stopWaiting();
		unreached = false;
		failures = 0;
		if (notice === UNREACHED) notice = null;
	}

	function load(): Promise<void> {
		lastLoad = loadUser();
		return lastLoad;
	}

	function leave(): void {
		saved.forget();
		dropSaved();
		token.forget();
		wishes.forget();
		reached();
		known = null;
		notice = null;
		publish("known");
	}

	async function enter(obtained: Promise<string>): Promise<boolean> {
		const next = await obtained;
		leave();
		token.keep(next);
		await load();
		return state.auth;
	}

	const store = {
		state: (): AccountState => state,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		isAuthorised: (): boolean => token.read() !== null,
		/** Loads the user, with a kept token or without one: the service's 401 marks signed out (SPEC §4). */
		reload(): Promise<void> {
			waiting.want();
			if (state.phase === "start" && token.read() !== null) publish("loading");
			else if (waiting.isWanted()) publish();
			return load();
		},
		/** At the start, and when the token may be another: loads its user; where none is kept, nobody is signed in. */
		async followToken(): Promise<void> {
			if (token.read() !== null) return store.reload();
			// A load that is under way is of somebody who is not here any more.
			loads += 1;
			lastLoad = Promise.resolve();
			// Of who could not be reached favourites are shown, too.
			const leaves = known !== null || unreached;
			if (leaves || state.phase !== "known") leave();
			if (leaves) return load();
		},
		/** @returns whether the user could be loaded with the new token; throws `Refused` where there is none */
		signIn: (credentials: Credentials): Promise<boolean> => enter(calls.signIn(credentials)),
		register: (registering: Registering): Promise<boolean> => enter(calls.register(registering)),
		/** Signed out here at once; whether the service has heard of it is only logged (SPEC §8). */
		signOut(): Promise<void> {
			calls.signOut().catch((error: unknown) => log("The account service could not be told of the sign-out", error));
			leave();
			return load();
		},
		/** Throws where the service did not delete the account: the reader is then still signed in. */
		async deleteAccount(): Promise<void> {
			await calls.deleteAccount();
			leave();
			await load();
		},
		/**
		 * Adds or removes favourites together: here at once, then by the service, then the user is loaded again. What is so already,
		 * and everything while nobody is authorised, is skipped (SPEC §5). What fails is as it was before, and a notice says so.
		 * @param name what the reader is told was added or removed
		 * @param tells whether they are told that it is a favourite now, or was: the heart was pressed on another page
		 */
		async choose(things: readonly Choosable[], on: boolean, name: string, tells = false): Promise<void> {
			if (token.read() === null) return;
			const told = lastTold();
			const isChosen = (thing: Choosable) => wishes.wants(thing) ?? (told !== null && thing.idIn(told) !== undefined);
			const changed = things.filter((thing) => isChosen(thing) !== on);
			const [first] = changed;
			const chosen: Notice | null = tells && things[0] ? { kind: things[0].chosen, name, undo: null } : null;
			if (first === undefined) {
				if (chosen === null) return;
				notice = chosen;
				return publish();
			}
			for (const thing of changed) {
				wishes.want(thing, on);
				waiting.release(thing);
			}
			notice = on ? null : { kind: first.removed, name, undo: () => void store.choose(changed, true, name) };
			publish();
			const chooser = token.read();
			const choices = changed.map(({ choice }) => ({ choice, on, name }));
			unsaid.add(choices);
			if (known === null) await lastLoad;
			const outcomes = await Promise.allSettled(changed.map((thing) => wishes.fulfil(thing)));
			unsaid.delete(choices);
			// Whoever is here now, if anybody, has not chosen it, and is told nothing of it.
			if (token.read() !== chooser) return;
			const fault = outcomes.find((outcome) => outcome.status === "rejected");
			const isUnsent = fault !== undefined && !(fault.reason instanceof AccountRefusal);
			if (isUnsent && (known !== null || saved.user() !== null)) {
				// Pressed without a network it is kept, and told when there is one.
				if (known !== null && saved.user() === null) saved.keep(known);
				saved.wait(choices);
				waiting.want();
				notice = { kind: "waits", name, undo: null };
				publish();
				tell();
				waiting.sendLater();
				return;
			}
			for (const thing of changed) wishes.drop(thing);
			for (const choice of choices) saved.waited(choice);
			if (fault !== undefined) {
				log(`${name} could not be ${on ? "added to" : "removed from"} the favourites`, fault.reason);
				notice = { kind: on ? "notAdded" : "notRemoved", name, undo: null };
			} else if (chosen !== null) notice = chosen;
			publish();
			tell();
			// A service that could not be reached would not tell the user either: the reader stays who they are.
			if (fault === undefined || fault.reason instanceof AccountRefusal) await load();
		},
		/** The page may be closed while a weak network has a favourite under way: the next page tells it, unless it has come by then. */
		keepUnsaid(): void {
			for (const choices of unsaid) saved.wait(choices);
		},
		/**
		 * Pins a match in place of the one pinned before, or none: here at once, then by the service, then the user is loaded again. What
		 * fails is as it was before, and a notice says so. Skipped while nobody is authorised.
		 * @param name of the match, for the notice
		 */
		async pin(pinned: Pinned | null, name: string): Promise<void> {
			if (token.read() === null) return;
			if (known === null) await lastLoad;
			if (known === null) return;
			const { pin_match, pin_year } = known;
			known = { ...known, pin_match: pinned?.match ?? null, pin_year: pinned?.year ?? null };
			notice = null;
			publish();
			try {
				await (pinned === null ? calls.unpin() : calls.pin(pinned));
			} catch (error) {
				log(`${name} could not be ${pinned === null ? "unpinned" : "pinned"}`, error);
				known = known && { ...known, pin_match, pin_year };
				notice = { kind: pinned === null ? "notUnpinned" : "notPinned", name, undo: null };
				publish();
				return;
			}
			tell();
			await load();
		},
		/** For who wants something of an account that could not be reached: says so, and tries again at once. */
		askAgain(): void {
			notice = UNREACHED;
			publish();
			void load();
		},
		/** The notice has been seen, or its time is over. */
		dismissNotice(): void {
			notice = null;
			publish();
		},
		/** @returns the one-time address of the reader's profile; null where the service has none, or fails, which is logged */
		profileAddress: (): Promise<string | null> =>
			calls.profileAddress().catch((error: unknown) => {
				log("The profile's address could not be had", error);
				return null;
			}),
	};
	return store;
}

const NOT_COME_YET: User = {
	...{ id: 0, name: "", email: "", profile_photo_url: null, pin_match: null, pin_year: null },
	...{ purchases: [], registrations: [], favourite_teams: [], favourite_arenas: [] },
};

const UNREACHED: Notice = { kind: "unreached", name: "", undo: null };

/** @returns the milliseconds that a refusal asks to wait; 0 where it does not */
function retryAfter(error: unknown): number {
	return error instanceof AccountRefusal ? (error.retryAfter ?? 0) * 1_000 : 0;
}
