import type { StreamPlayerData } from "../../client/queries/stream-player.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { WaysIn } from "./WaysIn.tsx";

type Props = { url: string; stream: StreamPlayerData; why: string };

/**
 * On a match page, for readers who may not watch its stream: one row with the reason in the words of SPEC §8, which links to the stream's
 * page, and the way to get access.
 */
export function LockedStream({ url, stream, why }: Props) {
	const { streams: text } = useText();
	return (
		<div className="mt-4 flex min-h-15 items-center gap-3 rounded-card border-[1.5px] border-line-strong bg-surface py-1 pr-1.5 pl-3.5 stacked:flex-wrap print:hidden">
			<Link to={url} className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 hover:underline stacked:basis-full">
				<Icon name="lock" size={20} className="shrink-0" />
				<span className="font-[650] leading-tight">
					{why}
					<span className="sr-only">. {text.toStream}</span>
				</span>
			</Link>
			<span className="flex max-w-[60%] flex-wrap justify-end gap-x-3 stacked:max-w-full stacked:justify-start">
				<WaysIn access={stream.access} on="page" />
			</span>
		</div>
	);
}
