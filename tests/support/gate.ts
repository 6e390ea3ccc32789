/** A promise that the test resolves, to delay an answer. */
export function aGate(): { readonly isOpen: Promise<void>; readonly open: () => void } {
	let open = () => {};
	const isOpen = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { isOpen, open };
}
