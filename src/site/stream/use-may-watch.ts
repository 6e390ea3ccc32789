import { useAccount, useAllAccess } from "../../client/account/use-account.ts";
import type { StreamRowData } from "../../client/queries/stream-row.graphql.ts";
import { type Watching, watchingOf } from "../../cup/watching.ts";

/**
 * What a reader is told of a stream (DECISIONS §7); whether it is played, the server decides. A document is the same for
 * everybody: on the server, and until the browser knows who reads, nobody is signed in.
 */
export function useMayWatch(access: StreamRowData["access"]): Watching {
	const signedIn = useAccount(({ auth }) => auth);
	const allAccess = useAllAccess();
	return watchingOf(access.toLowerCase() as Lowercase<typeof access>, { signedIn, allAccess });
}
