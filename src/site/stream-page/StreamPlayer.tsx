import { useEffect } from "react";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { isOwnDocument } from "../stream/own-document.ts";
import { StreamMessage } from "../stream/StreamMessage.tsx";
import { StreamScreen } from "../stream/StreamScreen.tsx";
import { usePlay } from "../stream/use-play.ts";
import { STRONG } from "../stream/Way.tsx";
import type { StreamPageData } from "./stream.graphql.ts";

/** A stream's picture; the video is requested only when a permitted reader starts it. */
export function StreamPlayer({ stream }: Pick<StreamPageData, "stream">) {
	const { streams: text } = useText();
	const playing = usePlay(stream);
	const { play, start, playable, elsewhere } = playing;
	const isElsewhere = elsewhere !== null;
	useEffect(() => {
		if (isElsewhere && !isOwnDocument()) location.reload();
	}, [isElsewhere]);
	return (
		<StreamScreen stream={stream} playing={playing}>
			<StreamMessage stream={stream} match={stream.match}>
				{playable && (
					<>
						<Button onClick={start} busy={play.is === "asking"} className={`scripts-only ${STRONG}`}>
							<Icon name="playFilled" size={20} />
							{text.play}
						</Button>
						<span className="no-scripts-only w-full">{text.needsScripts}</span>
					</>
				)}
			</StreamMessage>
			{elsewhere !== null && (
				<p className="mt-3 scripts-only text-[.9375rem] leading-snug text-header-ink-2">{text.elsewhere(elsewhere, text.play)}</p>
			)}
		</StreamScreen>
	);
}
