import type { ReactNode } from "react";

/** `main` has no gutter of its own: a page stands in ui/Column.tsx, or goes from edge to edge. */
export function Frame({ children }: { children: ReactNode }) {
	return <main>{children}</main>;
}
