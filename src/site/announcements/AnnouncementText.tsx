import { Link, useLocation } from "react-router";
import type { AnnouncementData } from "./announcement.graphql.ts";

/** What it says, and its button: within the site, or elsewhere. */
export function AnnouncementText({ announcement: { text, buttonText, buttonLink } }: { announcement: AnnouncementData }) {
	const { pathname } = useLocation();
	// Whoever is there already needs no way to it.
	const isHere = buttonLink !== null && `${pathname}/`.startsWith(`${buttonLink}/`);
	return (
		<>
			<span>{text}</span>
			{buttonText !== null && buttonLink !== null && !isHere && (
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
