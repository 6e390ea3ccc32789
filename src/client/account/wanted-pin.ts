import type { AccountCalls, Pinned } from "./calls.ts";
import { AccountRefusal } from "./refused.ts";
import type { SavedAccount } from "./saved-account.ts";
import type { User } from "./user.ts";

/** The match to pin, or none, until the account service has saved or refused it. */
export type WantedPin = {
	readonly pinned: Pinned | null;
	/** Of the match, for the notice. */
	readonly name: string;
};

type Surroundings = {
	readonly calls: AccountCalls;
	readonly saved: SavedAccount;
	readonly log: (message: string, error: unknown) => void;
};

/** `superseded`: a later one was wanted meanwhile. `unsent`: there is no network, or the page was left, and it is stored. */
type Outcome = "saved" | "failed" | "superseded" | "unsent";

/**
 * The pin that is wanted: shown at once, sent one at a time, and stored while it has no answer. A page that is left cuts its calls off before
 * it is hidden (seen in Chromium 156), and must not take that for a refusal.
 */
export function createWantedPin({ calls, saved, log }: Surroundings) {
	let wanted: WantedPin | null = null;
	let sending = 0;
	let before: Promise<unknown> = Promise.resolve();

	const withPin = (user: User, { pinned }: WantedPin): User => ({
		...user,
		pin_match: pinned?.match ?? null,
		pin_year: pinned?.year ?? null,
	});

	return {
		shown: (user: User): User => (wanted === null ? user : withPin(user, wanted)),
		/** What has no answer yet, from this page or another, unless this one is sending. */
		unsent: (): WantedPin | null => (sending === 0 ? saved.pin() : null),
		/** Shows what has no answer yet. */
		want(): void {
			if (sending === 0) wanted = saved.pin();
		},
		/** Stores the pin that has no answer yet. */
		keep(): void {
			if (wanted !== null) saved.waitForPin(wanted);
		},
		forget(): void {
			wanted = null;
		},
		/** Sends a pin after the one before it, so that the last one counts. */
		async send(next: WantedPin): Promise<Outcome> {
			wanted = next;
			sending += 1;
			const { pinned, name } = next;
			const isLast = () => wanted === next;
			const turn = before.then(async () => {
				if (isLast()) await (pinned === null ? calls.unpin() : calls.pin(pinned));
			});
			before = turn.catch(() => undefined);
			try {
				await turn;
			} catch (error) {
				if (!isLast()) return "superseded";
				if (!(error instanceof AccountRefusal)) {
					saved.waitForPin(next);
					if (saved.pin() !== null) return "unsent";
				}
				log(`${name} could not be ${pinned === null ? "unpinned" : "pinned"}`, error);
				wanted = null;
				saved.pinned();
				return "failed";
			} finally {
				sending -= 1;
			}
			if (!isLast()) return "superseded";
			saved.pinned();
			return "saved";
		},
	};
}
