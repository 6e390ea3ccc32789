import { Link } from "react-router";
import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";

/** The year's announcements: text, and a button where there is something to see. */
export function Announcements() {
	const { tournament } = useYear();
	const text = useText();
	const announcements = tournament?.announcements ?? [];
	if (announcements.length === 0) return null;
	return (
		<section aria-label={text.announcement} className="on-header bg-header-2 text-header-ink">
			<ul className="page-column">
				{announcements.map((announcement) => (
					<li
						key={announcement.id}
						className="flex min-h-13.5 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-header-line py-2 not-first:border-t"
					>
						<p className="min-w-0 flex-1 basis-36 text-[0.9375rem]/[1.35]">{announcement.text}</p>
						{announcement.buttonLink !== null && announcement.buttonText !== null && (
							<AnnouncementButton to={announcement.buttonLink}>{announcement.buttonText}</AnnouncementButton>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/** Within the site, or elsewhere. */
function AnnouncementButton({ to, children }: { to: string; children: string }) {
	return (
		<Link
			to={to}
			className="hit-44 inline-flex min-h-9 shrink-0 items-center rounded-control border border-header-ink px-3 font-[650] hover:bg-header"
		>
			{children}
		</Link>
	);
}
