import { useText } from "../text/language.ts";
import { Icon } from "../ui/Icon.tsx";
import type { StreamPlayerData } from "./stream-player.graphql.ts";
import { useStreamingInfo } from "./use-streaming-info.ts";
import { Way } from "./Way.tsx";
import { WaysIn } from "./WaysIn.tsx";

type Props = { url: string; stream: StreamPlayerData; why: string };

/** On a match page, for those who may not watch its stream: the reason in the words of SPEC §8, what the cup says of it, the ways in. */
export function LockedStream({ url, stream, why }: Props) {
	const { streams: text } = useText();
	const info = useStreamingInfo();
	return (
		<div className="mt-4 rounded-card border-[1.5px] border-line-strong bg-surface p-4 print:hidden">
			<p className="flex items-center gap-2.5 text-[1.0625rem] leading-snug font-[650]">
				<Icon name="lock" size={20} />
				{why}
			</p>
			{stream.access === "PASS" && info !== null && <p className="mt-1.5 leading-snug text-ink-2">{info}</p>}
			<p className="mt-3 flex flex-wrap gap-2.5">
				<WaysIn access={stream.access} on="page" />
				<Way to={url} on="page">
					{text.toStream}
				</Way>
			</p>
		</div>
	);
}
