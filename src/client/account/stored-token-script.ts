import { USER_TOKEN } from "./token.ts";

/** Session storage key: the number of team cards that Home last showed in this tab. So much space is reserved for them. */
export const CARDS_SHOWN = "my-teams";

/**
 * Runs before the first paint: marks the document if a token is stored, so that content for signed-out readers does not flash and nothing
 * moves when the user's content arrives (styles/account.css). The document itself is the same for every reader.
 */
export const STORED_TOKEN_SCRIPT = `try{const{classList,style}=document.documentElement;if(localStorage.getItem(${JSON.stringify(USER_TOKEN)})){classList.add("has-token");style.setProperty("--cards-shown",Number(sessionStorage.getItem(${JSON.stringify(CARDS_SHOWN)}))||1)}}catch{}`;

/** After signing out no cards are shown. */
export function forgetCardsShown(): void {
	try {
		sessionStorage.removeItem(CARDS_SHOWN);
	} catch {
		// Nothing is stored.
	}
}

/** Remembers how many cards Home shows. */
export function storeCardsShown(count: number): void {
	try {
		sessionStorage.setItem(CARDS_SHOWN, String(count));
	} catch {
		// If nothing can be stored, the space of one card is reserved.
	}
}
