import type { ReactNode } from "react";

/** The page's one H1, which receives focus on navigation (frame/use-arrival.ts). `hidden`: for readers only. */
export function PageTitle({
	hidden = false,
	className = "",
	children,
}: {
	hidden?: boolean;
	className?: string;
	children: ReactNode;
}) {
	return (
		<h1 tabIndex={-1} className={hidden ? "sr-only" : `type-h1 text-balance outline-none ${className}`}>
			{children}
		</h1>
	);
}
