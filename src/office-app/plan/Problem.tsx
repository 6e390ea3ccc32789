/** Why something could not be loaded or done; null: nothing is said. */
export function Problem({ words }: { readonly words: string | null }) {
	if (words === null) return null;
	return (
		<p role="alert" className="my-3 bg-amber-tint p-3 font-[550]">
			{words}
		</p>
	);
}
