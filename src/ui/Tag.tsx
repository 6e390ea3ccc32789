/** A small word that sorts: "Group 4", "4–3 p". */
export function Tag({ children }: { children: string }) {
	return (
		<span className="inline-flex h-5.5 shrink-0 items-center rounded-[3px] bg-sunken px-2 font-cond text-[0.9375rem] font-[650] whitespace-nowrap text-ink-2">
			{children}
		</span>
	);
}
