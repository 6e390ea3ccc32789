import type { ReactNode } from "react";
import { useAccount } from "../../client/account/use-account.ts";

/**
 * Shown if nobody is signed in. Until that is known, `awaiting` is shown where a token is stored (`if-token`). Afterwards the same
 * elements stay: a press that has begun on one of them is not lost.
 */
export function WithoutUser({ awaiting, children }: { awaiting: ReactNode; children: ReactNode }) {
	const known = useAccount(({ phase }) => phase === "known");
	return (
		<>
			<div className={known ? "contents" : "contents unless-token"}>{children}</div>
			{!known && awaiting}
		</>
	);
}
