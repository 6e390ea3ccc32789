/** What tells that somebody uses the page. Not `scroll`, which the browser does by itself too. */
const USES = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown"];
let isUsed = false;

/**
 * Begins something once somebody uses the page, at once where they have already.
 * @param act gives how to take it back
 * @returns the same
 */
export function onceUsed(act: () => () => void): () => void {
	if (isUsed) return act();
	let undo = () => {
		for (const use of USES) document.removeEventListener(use, begin);
	};
	const begin = () => {
		undo();
		isUsed = true;
		undo = act();
	};
	for (const use of USES) document.addEventListener(use, begin, { passive: true });
	return () => undo();
}
