/** How often what is on screen is asked for again while a match of the day is not over and the stream does not tell of it, in ms. */
const AGAIN_AFTER = 60_000;

/**
 * Asks again when a reader comes back to the page, and every minute while they look at it and something is in play.
 * @param isTold whether the stream tells what changes, so that nobody needs to ask
 * @returns stops
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
