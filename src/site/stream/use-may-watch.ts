import { useAccount, useAllAccess } from "../../client/account/use-account.ts";
import type { StreamRowData } from "../../client/queries/stream-row.graphql.ts";
import { type Watching, watchingOf } from "../../cup/watching.ts";

/**
 * Whether the page offers a stream to this reader (DECISIONS §7). The server decides whether it is played. A document is the same for
 * everybody: on the server, and until the browser knows the user, nobody is signed in.
 */
export function useMayWatch(access: StreamRowData["access"]): Watching {
	const signedIn = useAccount(({ auth }) => auth);
	const allAccess = useAllAccess();
	return watchingOf(access.toLowerCase() as Lowercase<typeof access>, { signedIn, allAccess });
}
