import type { ReactNode } from "react";
import { useAccount } from "../../client/account/use-account.ts";

/**
 * What stands where nobody is signed in. Until it is known who reads, `awaiting` has its place where a token is kept (`if-token`). When it is known
 * the same elements stay: a press that has begun on one of them is not lost.
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
