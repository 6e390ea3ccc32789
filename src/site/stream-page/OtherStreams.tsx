import { useYear } from "../../client/data/site-data.ts";
import { DOT } from "../../text/dot.ts";
import { useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { MatchRow } from "../match/MatchRow.tsx";
import { useShownState } from "../match/shown-state.ts";
import { StreamRow } from "../stream/StreamRow.tsx";
import type { StreamPageData } from "./stream.graphql.ts";

const NEXT_ON_FIELD = 3;

/** Beside a stream: other live streams, the next ones on the same field, and replays if none is live. */
export function OtherStreams({ stream, live, replays }: StreamPageData) {
	const { streams: text } = useText();
	const { inYear } = useYear();
	const stateOf = useShownState();
	const all = { to: inYear("streams"), label: text.all };
	const next = (stream.match?.moreOnField ?? []).filter((match) => stateOf(match) === "UPCOMING").slice(0, NEXT_ON_FIELD);
	const own = inYear(`streams/${stream.id}`);
	const others = replays.nodes.filter(({ id }) => id !== stream.id);
	return (
		<>
			{live.nodes.length > 0 && (
				<Section title={text.parts.live} link={all}>
					<ul className="band divide-y divide-line">
						{live.nodes.map((one) => (
							<li key={one.id}>
								<StreamRow stream={one} here={one.id === stream.id} />
							</li>
						))}
					</ul>
				</Section>
			)}
			{next.length > 0 && stream.locationName !== null && (
				<Section title={text.nextOn(stream.locationName)}>
					<ul className="band divide-y divide-line">
						{next.map((match) => (
							<li key={match.id}>
								<MatchRow
									match={match.streamUrl === own ? { ...match, streamUrl: null } : match}
									under="day"
									stage={`${match.categoryShortName}${DOT}${match.divisionName}`}
								/>
							</li>
						))}
					</ul>
				</Section>
			)}
			{live.nodes.length === 0 && others.length > 0 && (
				<Section title={text.parts.replays} link={all}>
					<ul className="band divide-y divide-line">
						{others.map((one) => (
							<li key={one.id}>
								<StreamRow stream={one} />
							</li>
						))}
					</ul>
				</Section>
			)}
		</>
	);
}
