import type { ReactNode } from "react";
import { Section } from "../ui/Section.tsx";
import { StreamRow } from "./StreamRow.tsx";
import type { StreamRowData } from "./stream-row.graphql.ts";

type Props = {
	title: string;
	streams: readonly StreamRowData[];
	children?: ReactNode;
};

/** One part of the list of streams, in two columns from 768 px; nothing where it is empty and says nothing. */
export function StreamPart({ title, streams, children }: Props) {
	if (streams.length === 0 && !children) return null;
	return (
		<Section title={title}>
			{streams.length > 0 && (
				<ul className="band grid grid-cols-1 ruled md:grid-cols-2">
					{streams.map((stream) => (
						<li key={stream.id}>
							<StreamRow stream={stream} />
						</li>
					))}
				</ul>
			)}
			{children}
		</Section>
	);
}
