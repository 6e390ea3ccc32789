import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";
import { formatTime, formatWeekdayName } from "../../text/format.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useAnnounced } from "./announced.ts";

type Props = { readonly announcement: AnnouncementData; readonly className?: string };

/** "14:12"; on another day "Wed 14:12"; nothing if the time is not recorded. */
export function PublishedAt({ announcement: { publishedAt }, className = "announcement-time" }: Props) {
	const { today } = useAnnounced();
	const language = useLanguage();
	if (publishedAt === null) return null;
	const day = publishedAt.slice(0, 10) === today ? "" : `${formatWeekdayName(publishedAt, language)} `;
	return (
		<time dateTime={publishedAt} className={className}>
			{day + formatTime(publishedAt)}
		</time>
	);
}
