/** Events that show that the page is being used. Not `scroll`, which browsers also fire themselves. */
const USES = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown"];
let isUsed = false;

/**
 * Starts an action once the page is used; at once if it has been.
 * @param act returns how to undo it
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
