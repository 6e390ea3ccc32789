import { useLocation } from "react-router";
import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";
import { useLanguage } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { leadsHere } from "./announced.ts";

/** An announcement's text and button, which leads to a page of the site or elsewhere. */
export function AnnouncementText({
	announcement: { text, language, buttonText, buttonLink },
}: {
	announcement: AnnouncementData;
}) {
	const { pathname } = useLocation();
	const shown = useLanguage();
	return (
		<>
			<span lang={language === shown ? undefined : language}>{text}</span>
			{buttonText !== null && buttonLink !== null && !leadsHere(buttonLink, pathname) && (
				<>
					{" "}
					<Link to={buttonLink} className="announcement-button text-link hit-44 inline-block">
						{buttonText}
					</Link>
				</>
			)}
		</>
	);
}
