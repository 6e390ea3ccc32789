import { DEFAULT_LANGUAGE, type Language } from "../../text/language.ts";
import { inTurn } from "../browser/in-turn.ts";
import { dropSaved } from "../offline/saved-store.ts";
import { createAccountStore } from "./account-store.ts";
import { accountCalls } from "./calls.ts";
import { otherTabs } from "./other-tabs.ts";
import { savedAccount } from "./saved-account.ts";
import { forgetCardsShown } from "./stored-token-script.ts";
import { tokenIn } from "./token.ts";

const token = tokenIn(() => localStorage);
const tabs = otherTabs();
let site: { readonly base: string; readonly language: Language } = { base: "", language: DEFAULT_LANGUAGE };

/** The account service's calls, for what has no state here (the forgotten password). */
export const calls = accountCalls(
	() => ({ ...site, token: token.read() }),
	(...asked) => fetch(...asked),
);

/** This tab's account. On the server it never changes: a document is the same for every reader. */
export const account = createAccountStore({
	calls,
	token,
	saved: savedAccount(() => localStorage, token),
	dropSaved: () => {
		forgetCardsShown();
		dropSaved().catch((error: unknown) => console.error("What was saved could not be dropped", error));
	},
	alone: (act) => inTurn("cupboard-waiting", act),
	tell: tabs.tell,
	log: (message, error) => console.error(message, error),
	later: (act, wait) => {
		const timer = setTimeout(() => void act(), wait);
		return () => clearTimeout(timer);
	},
});

/** Sets the account service's address, and the language of its answers. */
export function callAccounts(at: typeof site): void {
	site = at;
}

/** Loads the user, and again whenever something outside of this page may have changed the user. @returns stops it */
export function followAccount(): () => void {
	void account.followToken();
	const stop = tabs.listen(() => void account.followToken());
	// The last event that a phone fires before it may close a page.
	const hidden = () => document.visibilityState === "hidden" && account.keepUnsaid();
	document.addEventListener("visibilitychange", hidden);
	return () => {
		stop();
		document.removeEventListener("visibilitychange", hidden);
	};
}
