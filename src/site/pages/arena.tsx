import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Section } from "../../ui/Section.tsx";
import { ArenaHead } from "../arena/ArenaHead.tsx";
import { ArenaDocument } from "../arena/arena.graphql.ts";
import { FieldRow } from "../arena/FieldRow.tsx";
import { pageMeta } from "../meta/meta.ts";
import { SheetLinks } from "../sheet/SheetLinks.tsx";
import { ToStreams } from "../stream/ToStreams.tsx";
import type { Route } from "./+types/arena.ts";

async function load({ ask, cup, tournament: id, params, year }: PageRequest) {
	const { tournament } = await ask(ArenaDocument, { cup, tournament: id, arena: params.arena ?? "" });
	const arena = tournament?.arena;
	if (!tournament || !arena) throw notFound({ missing: "thing", year });
	const { today, status, streams } = tournament;
	return { arena, today, schedulePublished: status.schedulePublished, streams: streams.totalCount };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: ({ arena }) => [`arena:${arena}`, "lists"], together: true });
export const shouldRevalidate = unlessOnlyFiltered;

export default function Arena({ loaderData: { arena, today, schedulePublished, streams } }: Route.ComponentProps) {
	const { arena: text } = useText().places;
	return (
		<Column>
			<ArenaHead arena={arena} />
			{streams > 0 && (
				<p className="mt-3">
					<ToStreams count={streams} of={{ arena: arena.id }} />
				</p>
			)}
			<Section title={text.fields}>
				{!schedulePublished && <p className="pb-3 text-ink-2">{`${text.scheduleToCome}. ${text.scheduleToComeHint}`}</p>}
				<ul className="band cells">
					{arena.fields.map((field) => (
						<li key={field.id}>
							<FieldRow arena={arena} field={field} today={today} schedulePublished={schedulePublished} />
						</li>
					))}
				</ul>
				{schedulePublished && <SheetLinks kinds={["print"]} />}
			</Section>
		</Column>
	);
}

export function meta(args: Route.MetaArgs) {
	const name = args.loaderData?.arena.name ?? "";
	return pageMeta(args, ({ text, cup, year }) => ({
		title: name,
		description: text.places.arena.description(name, cup, year),
	}));
}
