import { USER_TOKEN } from "./token.ts";

/**
 * Runs before the first paint: marks the document where a token is kept, so that nothing flashes which is only for those without
 * (styles/account.css). The document itself is the same for every reader.
 */
export const KEPT_TOKEN_SCRIPT = `try{localStorage.getItem(${JSON.stringify(USER_TOKEN)})&&document.documentElement.classList.add("has-token")}catch{}`;
