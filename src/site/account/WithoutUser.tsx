import type { ReactNode } from "react";
import { useAccount } from "../../client/account/use-account.ts";

/**
 * Shown if nobody is signed in. While that is unknown, `awaiting` is shown if a token is stored (`if-token`). The elements are not replaced
 * afterwards, so a press that has begun on one of them is not lost.
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
