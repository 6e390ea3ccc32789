import type { ReactNode } from "react";
import type { StreamRowData } from "../../client/queries/stream-row.graphql.ts";
import { Section } from "../../ui/Section.tsx";
import { useDays } from "../clock/use-days.ts";
import { StreamRow } from "../stream/StreamRow.tsx";
import { streamDays } from "./stream-days.ts";

type Props = {
	title: string;
	streams: readonly StreamRowData[];
	/** Whether its days are headings. */
	days?: boolean;
	children?: ReactNode;
};

/** One part of the list of streams, in two columns from 768 px; nothing if it has neither streams nor a text. */
export function StreamPart({ title, streams, days = false, children }: Props) {
	const said = useDays();
	if (streams.length === 0 && !children) return null;
	return (
		<Section title={title}>
			{streams.length > 0 &&
				(days ? (
					streamDays(streams).map(({ day, streams: own }) => (
						<div key={day} className="pb-2">
							{day !== null && (
								<h3 className="type-h3 flex min-h-11 items-center text-ink-2 first-letter:uppercase">
									{said.weekday(own[0]?.zonedStartTime ?? day)}
								</h3>
							)}
							<Rows streams={own} dated={day === null} />
						</div>
					))
				) : (
					<Rows streams={streams} dated />
				))}
			{children}
		</Section>
	);
}

function Rows({ streams, dated }: { streams: readonly StreamRowData[]; dated: boolean }) {
	return (
		<ul className="band grid grid-cols-1 ruled md:grid-cols-2">
			{streams.map((stream) => (
				<li key={stream.id}>
					<StreamRow stream={stream} dated={dated} />
				</li>
			))}
		</ul>
	);
}
