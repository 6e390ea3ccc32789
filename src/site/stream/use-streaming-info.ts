import { useAllAccess } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";

/** What the cup says of its streams, in the reader's language: to those with All Access for this year, and to those without (DECISIONS §7). */
export function useStreamingInfo(): string | null {
	const { tournament } = useYear();
	const allAccess = useAllAccess();
	return (allAccess ? tournament?.streamingInfo.hasAccessInfo : tournament?.streamingInfo.info) ?? null;
}
