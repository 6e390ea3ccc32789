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
import { createWantedPin, type WantedPin } from "./wanted-pin.ts";
import { createWishes } from "./wishes.ts";

type Surroundings = {
	readonly calls: AccountCalls;
	readonly token: Token;
	/** The account's data on this device, for when the service cannot be reached. */
	readonly saved: SavedAccount;
	/** Deletes everything of the user from this device. */
	readonly dropSaved: () => void;
	/** Does something while no other tab does. */
	readonly alone: (act: () => Promise<void>) => Promise<void>;
	/** Notifies the other tabs that favourites have changed. */
	readonly tell: () => void;
	readonly log: (message: string, error: unknown) => void;
	/** Does something so many milliseconds later. @returns how to leave it undone */
	readonly later: (act: () => Promise<void>, wait: number) => () => void;
};

/** Delay in ms after which this device's data of a user is shown while the user is loading. The request continues without a timeout. */
const LATE = 4_000;
/** The account in this tab: the signed-in user and the favourites (SPEC §4). An external store for useSyncExternalStore. */
export function createAccountStore({ calls, token, saved, dropSaved, alone, tell, log, later }: Surroundings) {
	let state = INITIAL_ACCOUNT_STATE;
	let known: User | null = null;
	let notice: Notice | null = null;
	let unreached = false;
	let failures = 0;
	let wasReached = false;
	/** Choices whose calls have not been answered. */
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
	let pinFailures = 0;
	const wantedPin = createWantedPin({ calls, saved, log });
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

	/** The user as the service last returned it; if it cannot be reached, from this device. */
	const lastTold = (): User | null => known ?? (unreached ? saved.user() : null);

	function publish(phase: AccountState["phase"] = state.phase): void {
		const user = known && wantedPin.shown(wishes.shown(known));
		const told = lastTold();
		const waits = new Set(saved.waiting().map(({ choice }) => choosableOf(choice).key));
		const own = user ?? (told && wishes.shown(told));
		// A heart pressed before the user has loaded is shown as filled: the user is unknown, but not the choice.
		const favourites = own ?? (phase === "loading" ? wishes.shown(NOT_COME_YET) : null);
		state = stateOf(user, { phase, unreached, notice, own, waits }, favourites);
		for (const listener of listeners) listener();
	}

	/** Only the latest load counts: an answer from before a change must not overwrite a later one. */
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
		if (outcome.user !== null) await sendUnsentPin();
	}

	/** Called when the user takes too long to load. */
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
			wantedPin.forget();
			dropSaved();
			token.forget();
			notice = { kind: "signedOut", name: "", undo: null };
		}
		if (!isOver) log("The user could not be loaded", error);
		if (isOver || token.read() === null) reached();
		else outOfReach(error);
	}

	function outOfReach(error: unknown): void {
		// A page that opens offline with saved favourites shows that in its state line already, and waiting choices have a notice of their own.
		if (!unreached && notice?.kind !== "waits" && (wasReached || saved.user() === null)) notice = UNREACHED;
		unreached = true;
		const wait = retryDelay(failures);
		failures += 1;
		stopWaiting = later(load, Math.max(wait, retryAfter(error)));
	}

	/** The service has answered: with a user, or that nobody is signed in. */
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
		wantedPin.forget();
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

	async function sendUnsentPin(): Promise<void> {
		const pin = wantedPin.unsent();
		if (pin !== null) await sendPin(pin);
	}

	async function sendPin(pin: WantedPin): Promise<void> {
		const pinner = token.read();
		const sent = wantedPin.send(pin);
		publish();
		const outcome = await sent;
		// Another user, or nobody, is here now; a later pin has an outcome of its own.
		if (token.read() !== pinner || outcome === "superseded") return;
		if (outcome === "unsent") {
			notice = { kind: "waits", name: pin.name, undo: null };
			publish();
			later(sendUnsentPin, retryDelay(pinFailures));
			pinFailures += 1;
			return;
		}
		pinFailures = 0;
		if (outcome === "failed") {
			notice = { kind: pin.pinned === null ? "notUnpinned" : "notPinned", name: pin.name, undo: null };
			return publish();
		}
		known = known && wantedPin.shown(known);
		wantedPin.forget();
		if (notice?.kind === "waits" && notice.name === pin.name) notice = null;
		publish();
		tell();
		await load();
	}

	const store = {
		state: (): AccountState => state,
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		isAuthorised: (): boolean => token.read() !== null,
		/** Loads the user, with or without a stored token: the service's 401 means signed out (SPEC §4). */
		reload(): Promise<void> {
			waiting.want();
			wantedPin.want();
			if (state.phase === "start" && token.read() !== null) publish("loading");
			else if (waiting.isWanted()) publish();
			return load();
		},
		/** At the start, and when the token may have changed: loads its user. Without a token nobody is signed in. */
		async followToken(): Promise<void> {
			if (token.read() !== null) return store.reload();
			// A pending load belongs to a user who is not here any more.
			loads += 1;
			lastLoad = Promise.resolve();
			// A user who could not be reached has favourites on the screen too.
			const leaves = known !== null || unreached;
			if (leaves || state.phase !== "known") leave();
			if (leaves) return load();
		},
		/** @returns whether the user could be loaded with the new token; throws `Refused` where there is none */
		signIn: (credentials: Credentials): Promise<boolean> => enter(calls.signIn(credentials)),
		register: (registering: Registering): Promise<boolean> => enter(calls.register(registering)),
		/** Signs out here at once; whether the service received it is only logged (SPEC §8). */
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
		 * Adds or removes favourites together: here at once, then on the service; then the user is loaded again. Choices that are so already
		 * are skipped, and all of them while nobody is authorised (SPEC §5). A failed change is reverted, with a notice.
		 * @param name shown in the notice
		 * @param tells whether a notice confirms the favourite: its heart was pressed on another page
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
			// Another user, or nobody, is here now, and gets no notice of it.
			if (token.read() !== chooser) return;
			const fault = outcomes.find((outcome) => outcome.status === "rejected");
			const isUnsent = fault !== undefined && !(fault.reason instanceof AccountRefusal);
			if (isUnsent && (known !== null || saved.user() !== null)) {
				// Pressed offline: stored, and sent when there is a network.
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
			// If the service could not be reached, loading the user would fail too, so the user stays as is.
			if (fault === undefined || fault.reason instanceof AccountRefusal) await load();
		},
		/** The page may be left while a favourite or a pin is sent over a slow network: the next page sends it, unless it has arrived by then. */
		keepUnsaid(): void {
			wantedPin.keep();
			for (const choices of unsaid) saved.wait(choices);
		},
		/**
		 * Pins a match in place of the one pinned before, or none: here at once, then on the service; then the user is loaded again. A refused
		 * change is reverted, with a notice; one without an answer waits for the network. Skipped while nobody is authorised.
		 * @param name of the match, for the notice
		 */
		async pin(pinned: Pinned | null, name: string): Promise<void> {
			if (token.read() === null) return;
			if (known === null) await lastLoad;
			if (known === null) return;
			notice = null;
			await sendPin({ pinned, name });
		},
		/** The reader wants to use an account that could not be reached: shows a notice, and retries at once. */
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
