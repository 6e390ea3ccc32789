/** "planned 14:05", small, beside when the match will begin. */
export function Planned({ children, className = "text-ink-2" }: { children: string; className?: string }) {
	return <span className={`font-xcond text-[.90625rem]/[1.15] font-[550] figures ${className}`}>{children}</span>;
}
