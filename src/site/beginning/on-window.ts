/** Listens in the capture phase, before other listeners. @returns stops it */
export function onWindow(type: string, act: (event: Event) => void): () => void {
	const options = { capture: true, passive: true };
	window.addEventListener(type, act, options);
	return () => window.removeEventListener(type, act, options);
}
