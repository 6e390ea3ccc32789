/** A key, printed beside what it does. */
export function KeyCap({ children }: { children: string }) {
	return (
		<span aria-hidden="true" className="key-cap">
			{children}
		</span>
	);
}
