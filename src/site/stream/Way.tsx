import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

/** The strong button on a stream's frame, which is dark in both themes. */
export const STRONG = "bg-header-accent! text-on-header-accent!";
const QUIET = "border-header-ink! bg-transparent! text-header-ink! hover:bg-header-2!";

type Props = { to: string; state?: unknown; strong?: boolean; on: "frame" | "page"; children: ReactNode };

/** A link after a stream's message. @param on its background */
export function Way({ to, state, strong = false, on, children }: Props) {
	const look = on === "page" ? "" : strong ? STRONG : QUIET;
	return (
		<ButtonLink to={to} state={state} kind={strong ? "primary" : on === "page" ? "quiet" : "secondary"} className={look}>
			{children}
		</ButtonLink>
	);
}
