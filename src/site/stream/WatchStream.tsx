import { useText } from "../text/language.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { StreamRowData } from "./stream-row.graphql.ts";
import { useMayWatch } from "./use-may-watch.ts";

/** On a match page: the way to its stream; for those who may not watch the lock and the reason, which lead there too. */
export function WatchStream({ url, access }: { url: string; access: StreamRowData["access"] }) {
	const { streams: text } = useText();
	const watching = useMayWatch(access);
	const locked = watching !== "may";
	return (
		<ButtonLink to={url} kind={locked ? "quiet" : "primary"} className="mt-4 min-h-13! w-full print:hidden">
			<Icon name={locked ? "lock" : "playFilled"} size={20} />
			{locked ? text.locked[watching] : text.watch}
		</ButtonLink>
	);
}
