import type { ReactNode } from "react";

export function Frame({ children }: { children: ReactNode }) {
	return <main className="page-column">{children}</main>;
}
