import type { ReactNode } from "react";
import { Bars } from "./Bars.tsx";

/**
 * An empty state: the mark, the message, one sentence, one link.
 * @param lit something will appear later; otherwise nothing was found
 */
export function Empty({ lit = false, title, children }: { lit?: boolean; title: string; children?: ReactNode }) {
	return (
		<div className="py-6">
			<Bars lit={lit} />
			<h2 className="type-h2 mt-4">{title}</h2>
			{children !== undefined && <div className="mt-2 text-[1.0625rem] text-ink-2">{children}</div>}
		</div>
	);
}
