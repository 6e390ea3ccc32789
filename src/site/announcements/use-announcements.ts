import { useCallback, useState } from "react";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { askByGet } from "../../client/graphql/ask.ts";
import { liveStore } from "../../client/live/live.ts";
import { useRefetchOnChange } from "../../client/live/use-refetch-on-change.ts";
import { type AnnouncementData, AnnouncementsDocument } from "../../client/queries/announcement.graphql.ts";
import { useLanguage } from "../../text/use-text.ts";

type Announced = { readonly announcements: readonly AnnouncementData[]; readonly today: string };

const ABOUT = ["announcements"];

/** The viewed year's announcements, newest first. One that is published while the page is open appears without a reload. */
export function useAnnouncements(): Announced {
	const { brand, resultsBase } = useSite();
	const { year, tournament } = useYear();
	const language = useLanguage();
	const id = tournament?.id;
	const of = `${id} ${language}`;
	const [heard, setHeard] = useState<Announced & { readonly of: string; readonly instead: unknown }>();
	const read = tournament?.announcements;
	const again = useCallback(async (): Promise<number | undefined> => {
		if (id === undefined) return;
		let revision: number | undefined;
		const onRevision = (answered: number | null) => {
			revision = answered ?? undefined;
		};
		const ask = askByGet(resultsBase, language, {}, { atLeast: liveStore(year)?.revision, onRevision });
		try {
			const { tournament } = await ask(AnnouncementsDocument, { cup: brand.cup, tournament: id });
			if (tournament !== null) setHeard({ ...tournament, of, instead: read });
			return revision;
		} catch (error) {
			console.error("The announcements could not be loaded", error);
		}
	}, [brand.cup, id, language, of, read, resultsBase, year]);
	useRefetchOnChange(ABOUT, again);
	// Editions that were read after it know better.
	if (heard?.of === of && heard.instead === read) return heard;
	return { announcements: read ?? [], today: tournament?.today ?? "" };
}
