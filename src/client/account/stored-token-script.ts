import { USER_TOKEN } from "./token.ts";

/** Session storage key of how many team cards Home last showed in this tab: so much room is kept for them. */
export const CARDS_SHOWN = "my-teams";

/**
 * Runs before the first paint: marks the document where a token is kept, so that nothing flashes which is only for those without, and
 * nothing moves when what is theirs comes (styles/account.css). The document itself is the same for every reader.
 */
export const STORED_TOKEN_SCRIPT = `try{const{classList,style}=document.documentElement;if(localStorage.getItem(${JSON.stringify(USER_TOKEN)})){classList.add("has-token");style.setProperty("--cards-shown",Number(sessionStorage.getItem(${JSON.stringify(CARDS_SHOWN)}))||1)}}catch{}`;

/** Nobody's are shown any more. */
export function forgetCardsShown(): void {
	try {
		sessionStorage.removeItem(CARDS_SHOWN);
	} catch {
		// Nothing is kept.
	}
}

/** Remembers how many cards Home shows. */
export function storeCardsShown(count: number): void {
	try {
		sessionStorage.setItem(CARDS_SHOWN, String(count));
	} catch {
		// Where nothing is kept, the room of one card is.
	}
}
