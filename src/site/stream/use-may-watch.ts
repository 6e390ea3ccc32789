import { useAccount, useAllAccess } from "../account/use-account.ts";
import type { StreamRowData } from "./stream-row.graphql.ts";

type Watching = "may" | "sign-in" | "no-access";

/**
 * What a reader is told of a stream (DECISIONS §7); whether it is played, the server decides. A document is the same for
 * everybody: on the server, and until the browser knows who reads, nobody is signed in.
 */
export function useMayWatch(access: StreamRowData["access"]): Watching {
	const signedIn = useAccount(({ auth }) => auth);
	const allAccess = useAllAccess();
	if (access === "OPEN" || allAccess) return "may";
	if (access === "PASS") return "no-access";
	return signedIn ? "may" : "sign-in";
}
