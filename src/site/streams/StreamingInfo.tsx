import { useAllAccess } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";

/**
 * What the cup says of its streams: `hasAccessInfo` to those with All Access for this year, `info` to everybody else (DECISIONS §7).
 * Both take their room, so that nothing moves when it is known who reads.
 */
export function StreamingInfo() {
	const { tournament } = useYear();
	const allAccess = useAllAccess();
	const { info = null, hasAccessInfo = null } = tournament?.streamingInfo ?? {};
	if (info === null && hasAccessInfo === null) return null;
	return (
		<div className="mb-4 grid max-w-192 leading-snug text-ink-2 *:[grid-area:1/1]">
			{info !== null && <p className={allAccess ? "invisible" : ""}>{info}</p>}
			{hasAccessInfo !== null && <p className={allAccess ? "" : "invisible"}>{hasAccessInfo}</p>}
		</div>
	);
}
