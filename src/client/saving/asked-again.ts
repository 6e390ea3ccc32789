/** How often the page is refetched while a match of the day is not over and the stream does not send it, in ms. */
const AGAIN_AFTER = 60_000;

/**
 * Refetches when a reader returns to the page, and every minute while it is visible and a match is in play.
 * @param isTold whether the stream sends the changes, so that no refetch is needed
 * @returns stops it
 */
export function askAgain(again: () => void, inPlay: boolean, isTold: () => boolean): () => void {
	const shown = () => document.visibilityState === "visible" && void again();
	document.addEventListener("visibilitychange", shown);
	const timer = inPlay ? setInterval(() => !isTold() && shown(), AGAIN_AFTER) : undefined;
	return () => {
		document.removeEventListener("visibilitychange", shown);
		clearInterval(timer);
	};
}
