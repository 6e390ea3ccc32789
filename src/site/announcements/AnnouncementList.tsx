import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AnnouncementText } from "./AnnouncementText.tsx";
import { useAnnounced } from "./announced.ts";
import { PublishedAt } from "./PublishedAt.tsx";

/** All announcements of the year for this reader, including dismissed ones: below the drawer's menu, and in the header's own menu. */
export function AnnouncementList() {
	const { listed } = useAnnounced();
	const text = useText().announcements;
	return (
		<ul aria-label={text.region}>
			{listed.map((one) => (
				<li key={one.id} className="flex gap-3.5 border-line py-3 not-first:border-t">
					<Icon name="megaphone" size={24} className="text-ink-2" />
					<div className="min-w-0 text-[0.9375rem]/[1.35]">
						<p>
							<AnnouncementText announcement={one} />
						</p>
						<p className="mt-1 text-ink-2">
							<PublishedAt announcement={one} />
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
