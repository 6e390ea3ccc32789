import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";
import { ToStreams } from "../stream/ToStreams.tsx";

/** Links from Home to live matches and streams: at the head of the strip, and alone if no games are selected. */
export function WaysToMatches({ streams }: { streams: number }) {
	const text = useText().home;
	const { inYear } = useYear();
	return (
		<>
			<ToStreams count={streams} />
			<ArrowLink to={inYear("matches")}>{text.liveCenter}</ArrowLink>
		</>
	);
}
