import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useYear } from "../../client/data/site-data.ts";
import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { CachedPart } from "../parts/CachedPart.tsx";
import { AnnouncementItem, type ShownAs } from "./AnnouncementItem.tsx";
import { announcedBy, useAnnounced } from "./announced.ts";
import { audienceKey } from "./bar.ts";
import { FIRST_PAINT_SCRIPT } from "./first-paint-script.ts";

/**
 * The announcement bar: new ones in full, seen ones as one line, the others counted. The document has all of them in full; the script
 * behind it hides those of this reader before the first paint.
 */
export function AnnouncementBar() {
	const { year } = useYear();
	const { pathname } = useLocation();
	const announced = useAnnounced();
	const { announcements, page, bar, isOpen, setOpen, dismiss } = announced;
	const text = useText().announcements;
	const section = useRef<HTMLElement>(null);
	const hasOpened = useRef(false);

	useEffect(() => {
		// The pressed line has become the message: keyboard focus continues in it.
		if (isOpen && !hasOpened.current) section.current?.querySelector<HTMLElement>("[data-more]:not(:empty)")?.focus();
		hasOpened.current = isOpen;
	}, [isOpen]);

	function shownAs(one: AnnouncementData): ShownAs | undefined {
		if (bar === null) return undefined;
		const concerns = bar.concerned.includes(one);
		if (!concerns && !bar.rest.includes(one)) return "off";
		if (isOpen) return concerns ? "concerned" : "open";
		if (one !== bar.lead) return "off";
		return !bar.isWhole ? "line" : concerns ? "concerned" : "whole";
	}
	const more = isOpen ? text.fewer : bar !== null && bar.hidden > 0 ? text.more(bar.hidden) : "";
	return (
		<CachedPart by={() => ["announcements", year, announcedBy(announced, pathname)]}>
			<section
				ref={section}
				aria-label={text.region}
				data-year={year}
				data-own={page.isOwn ? "" : undefined}
				data-cup={page.about.size === 0 ? "" : undefined}
				data-one={text.more(1)}
				data-many={text.more("#")}
				className="on-header bg-header-2 text-header-ink"
			>
				<ul>
					{announcements.map((one) => {
						const concerns = page.about.has(audienceKey(one));
						return (
							<AnnouncementItem
								key={one.id}
								announcement={one}
								as={shownAs(one)}
								concerns={concerns}
								count={bar === null ? 0 : bar.concerned.length + bar.rest.length}
								more={isOpen && one !== bar?.lead ? "" : more}
								isOpen={isOpen}
								setOpen={setOpen}
								dismiss={() => dismiss(one)}
							/>
						);
					})}
				</ul>
			</section>
			<script>{FIRST_PAINT_SCRIPT}</script>
		</CachedPart>
	);
}
