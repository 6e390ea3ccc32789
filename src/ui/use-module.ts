import { useEffect, useState } from "react";

/**
 * A part of a page that is loaded when it is shown. If loading fails, the page stays as it is, and the part can be requested again.
 * @param load imports the part; the same function on every call
 * @param what the part's name in the console
 */
export function useModule<Part>(
	load: () => Promise<Part>,
	what: string,
): { readonly part: Part | null; readonly failed: boolean; readonly again: () => void } {
	const [part, setPart] = useState<Part | null>(null);
	const [failed, setFailed] = useState(false);
	const [asked, setAsked] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says when to request it again
	useEffect(() => {
		let isGone = false;
		load().then(
			(loaded) => isGone || setPart(() => loaded),
			(error: unknown) => {
				if (isGone) return;
				console.info(`${what} could not be loaded`, error);
				setFailed(true);
			},
		);
		return () => {
			isGone = true;
		};
	}, [load, what, asked]);
	const again = () => {
		setFailed(false);
		setAsked(asked + 1);
	};
	return { part, failed, again };
}
