const SIZES = {
	/** In a card's board, which is as wide as the words. */
	small: "text-[.8125rem]/[1.15] text-ink-2",
	normal: "text-[.90625rem]/[1.15] text-ink-2",
	board: "mt-1 text-[1.0625rem]/[1.15] text-header-ink",
};

/** "planned 14:05", beside when the match will begin. */
export function Planned({ children, size = "normal" }: { children: string; size?: keyof typeof SIZES }) {
	return <span className={`font-xcond font-[550] figures ${SIZES[size]}`}>{children}</span>;
}
