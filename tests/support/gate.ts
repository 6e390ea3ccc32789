/** What waits until it is opened: an answer that a test holds back. */
export function aGate(): { readonly isOpen: Promise<void>; readonly open: () => void } {
	let open = () => {};
	const isOpen = new Promise<void>((resolve) => {
		open = resolve;
	});
	return { isOpen, open };
}
