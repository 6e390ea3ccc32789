import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { KeptPart } from "../frame/KeptPart.tsx";
import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { AnnouncementItem, type ShownAs } from "./AnnouncementItem.tsx";
import { announcedBy, useAnnounced } from "./announced.ts";
import type { AnnouncementData } from "./announcement.graphql.ts";
import { audienceKey } from "./bar.ts";
import { FIRST_PAINT_SCRIPT } from "./first-paint-script.ts";

/**
 * The announcement bar: what concerns the page whole, and of the rest the newest, with the others counted. In the document all stand
 * whole; the script behind it takes away what this reader has put away, before the first paint.
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
		// The line that was pressed has become the message: who reads by keyboard goes on in it.
		if (isOpen && !hasOpened.current) section.current?.querySelector<HTMLElement>("[data-more]:not(:empty)")?.focus();
		hasOpened.current = isOpen;
	}, [isOpen]);

	function shownAs(one: AnnouncementData): ShownAs | undefined {
		if (bar === null) return undefined;
		if (bar.concerned.includes(one)) return "concerned";
		if (!bar.rest.includes(one)) return "off";
		if (isOpen) return "open";
		if (one !== bar.lead) return "off";
		return bar.leadAs === "whole" ? "whole" : "line";
	}
	const hidden = bar === null ? 0 : bar.rest.length - (bar.lead === undefined ? 0 : 1);
	const more = isOpen ? text.fewer : hidden > 0 ? text.more(hidden) : "";
	const opener = bar?.lead ?? bar?.concerned.at(-1);
	return (
		<KeptPart by={() => ["announcements", year, announcedBy(announced, pathname)]}>
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
								count={bar?.rest.length ?? 0}
								more={isOpen ? (one === opener ? more : "") : more}
								isLastConcerned={one === bar?.concerned.at(-1)}
								isOpen={isOpen}
								setOpen={setOpen}
								dismiss={() => dismiss(one)}
							/>
						);
					})}
				</ul>
			</section>
			<script>{FIRST_PAINT_SCRIPT}</script>
		</KeptPart>
	);
}
