import { notFound, type PageRequest } from "../results/page-request.ts";
import { type StreamsData, StreamsDocument } from "./streams.graphql.ts";

/** What the address asks for: `?category=3&arena=1`. */
type AskedStreams = { readonly category: string | null; readonly arena: string | null };
export type StreamsPage = { readonly asked: AskedStreams; readonly streams: StreamsData };

/** @returns what the address asks for; a category or an arena that nothing is streamed from is left out of it */
export async function loadStreams({ ask, cup, tournament: id, year, url }: PageRequest): Promise<StreamsPage> {
	const read = async (asked: AskedStreams): Promise<StreamsPage> => {
		const { tournament: streams } = await ask(StreamsDocument, { cup, tournament: id, ...asked });
		if (streams === null) throw notFound({ missing: "edition", year });
		return { asked, streams };
	};
	const asked = { category: url.searchParams.get("category") || null, arena: url.searchParams.get("arena") || null };
	const page = await read(asked);
	const { categories, arenas } = page.streams.live;
	const there = {
		category: categories.some((one) => one.id === asked.category) ? asked.category : null,
		arena: arenas.some((one) => one.id === asked.arena) ? asked.arena : null,
	};
	return there.category === asked.category && there.arena === asked.arena ? page : read(there);
}
