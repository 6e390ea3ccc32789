import { notFound, type PageRequest } from "../../client/pages/page-request.ts";
import { type StreamsData, StreamsDocument } from "./streams.graphql.ts";

/** No answer of the results service gives more; a category or an arena leads on. */
const MOST = 100;

/** The request in the address: `?category=3&arena=1`. */
type AskedStreams = { readonly category: string | null; readonly arena: string | null };
export type StreamsPage = StreamsData & { readonly asked: AskedStreams };

/** @returns what the address requests; a category or arena without streams is ignored */
export async function loadStreams({ ask, cup, tournament: id, year, url }: PageRequest): Promise<StreamsPage> {
	const read = async (asked: AskedStreams): Promise<StreamsPage> => {
		const { tournament } = await ask(StreamsDocument, { cup, tournament: id, first: MOST, ...asked });
		if (tournament === null) throw notFound({ missing: "edition", year });
		return { asked, ...tournament };
	};
	const asked = { category: url.searchParams.get("category") || null, arena: url.searchParams.get("arena") || null };
	const page = await read(asked);
	const { categories, arenas } = page.streams;
	const there = {
		category: categories.some((one) => one.id === asked.category) ? asked.category : null,
		arena: arenas.some((one) => one.id === asked.arena) ? asked.arena : null,
	};
	return there.category === asked.category && there.arena === asked.arena ? page : read(there);
}
