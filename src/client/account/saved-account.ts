import type { Choice } from "./choosable.ts";
import type { TokenPlace } from "./token.ts";
import type { User } from "./user.ts";
import type { WantedPin } from "./wanted-pin.ts";

/** A change of a favourite that waits for the network. */
export type WaitingChoice = { readonly choice: Choice; readonly on: boolean; readonly name: string };

type Kept = {
	/** A mark of their token: they are never another account's. */
	readonly of: string;
	readonly favourite_teams: User["favourite_teams"];
	readonly favourite_arenas: User["favourite_arenas"];
	readonly waiting: readonly WaitingChoice[];
	/** A pin that the service has not answered yet. */
	readonly pin?: WantedPin;
};

const KEY = "saved-favourites";

/** Distinguishes tokens without revealing them (FNV-1a). */
function markOf(token: string): string {
	let hash = 0x811c9dc5;
	for (const sign of token) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
	return hash.toString(36);
}

/**
 * The signed-in user's favourites as last loaded, and the changes to send, for when the account cannot be reached. Name, address and
 * purchases are not stored.
 */
export function savedAccount(place: () => TokenPlace, token: { read(): string | null }) {
	function read(): Kept | null {
		const now = token.read();
		if (now === null) return null;
		try {
			const kept = JSON.parse(place().getItem(KEY) ?? "null") as Kept | null;
			return kept?.of === markOf(now) ? kept : null;
		} catch {
			return null;
		}
	}
	function write(kept: Omit<Kept, "of">): void {
		const now = token.read();
		if (now === null) return;
		try {
			place().setItem(KEY, JSON.stringify({ of: markOf(now), ...kept }));
		} catch {
			// A browser that forbids storage, or is full, stores nothing: the account is loaded when it can be reached.
		}
	}
	return {
		/** As a user with no other data. */
		user(): User | null {
			const kept = read();
			if (kept === null) return null;
			const { favourite_teams, favourite_arenas } = kept;
			return { ...NOBODY, favourite_teams, favourite_arenas };
		},
		keep({ favourite_teams, favourite_arenas }: User): void {
			const { waiting = [], pin } = read() ?? {};
			write({ favourite_teams, favourite_arenas, waiting, ...(pin && { pin }) });
		},
		waiting: (): readonly WaitingChoice[] => read()?.waiting ?? [],
		/** Of several choices about one favourite, the last waits. */
		wait(choices: readonly WaitingChoice[]): void {
			const kept = read();
			if (kept === null) return;
			const changed = new Set(choices.map(({ choice }) => JSON.stringify(choice)));
			const others = kept.waiting.filter(({ choice }) => !changed.has(JSON.stringify(choice)));
			write({ ...kept, waiting: [...others, ...choices] });
		},
		/** It has been saved by the service, or refused. */
		waited({ choice, on }: WaitingChoice): void {
			const kept = read();
			if (kept === null) return;
			const same = (one: WaitingChoice) => one.on === on && JSON.stringify(one.choice) === JSON.stringify(choice);
			write({ ...kept, waiting: kept.waiting.filter((one) => !same(one)) });
		},
		pin: (): WantedPin | null => read()?.pin ?? null,
		waitForPin(pin: WantedPin): void {
			const kept = read();
			if (kept !== null) write({ ...kept, pin });
		},
		/** The service has saved or refused it. */
		pinned(): void {
			const { pin, ...kept } = read() ?? {};
			if (pin !== undefined) write(kept as Kept);
		},
		forget(): void {
			try {
				place().removeItem(KEY);
			} catch {
				// Nothing was stored there.
			}
		},
	};
}

export type SavedAccount = ReturnType<typeof savedAccount>;

const NOBODY = {
	id: 0,
	name: "",
	email: "",
	profile_photo_url: null,
	purchases: [],
	registrations: [],
	pin_match: null,
	pin_year: null,
} as const;
