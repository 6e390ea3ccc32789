import { openChannel } from "../browser/open-channel.ts";
import { USER_TOKEN } from "./token.ts";

const CHANNEL = "favourites";

/** Synchronises tabs: by the token's storage event, and by messages about changed favourites. */
export function otherTabs() {
	let channel: BroadcastChannel | null = null;
	return {
		tell: (): void => channel?.postMessage("changed"),
		/**
		 * @param changed called when another tab has signed in or out or changed a favourite, when the network is back, and when the page
		 * returns from the browser's back/forward cache, where it received no messages
		 * @returns stops listening
		 */
		listen(changed: () => void): () => void {
			// A cleared storage has no key.
			const stored = ({ key }: StorageEvent) => (key === USER_TOKEN || key === null) && changed();
			const shown = ({ persisted }: PageTransitionEvent) => persisted && changed();
			channel = openChannel(CHANNEL);
			channel?.addEventListener("message", changed);
			window.addEventListener("storage", stored);
			window.addEventListener("pageshow", shown);
			window.addEventListener("online", changed);
			return () => {
				channel?.close();
				channel = null;
				window.removeEventListener("storage", stored);
				window.removeEventListener("pageshow", shown);
				window.removeEventListener("online", changed);
			};
		},
	};
}
