import { useRef } from "react";
import { useLocation } from "react-router";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useDismissable } from "../../ui/use-dismissable.ts";
import { AnnouncementList } from "./AnnouncementList.tsx";
import { useAnnounced } from "./announced.ts";
import { Count } from "./Count.tsx";

/** From 1180 px, where there is no drawer: the year's announcements behind a button of the header. It opens without scripts. */
export function AnnouncementMenu() {
	const { pathname } = useLocation();
	const { listed } = useAnnounced();
	return listed.length === 0 ? null : <Announcements key={pathname} />;
}

function Announcements() {
	const menu = useRef<HTMLDetailsElement>(null);
	const { bar } = useAnnounced();
	const text = useText().announcements;
	useDismissable(menu);
	return (
		<details ref={menu} className="relative">
			<summary className="relative grid size-11 list-none place-items-center rounded-control select-none hover:bg-header-2 [&::-webkit-details-marker]:hidden">
				<span className="sr-only">{text.menu(bar?.away ?? 0)}</span>
				<Icon name="megaphone" size={24} />
				<Count />
			</summary>
			<div className="off-header menu-in absolute top-full right-0 z-20 mt-2 max-h-[70vh] w-96 overflow-y-auto rounded-card border border-line bg-surface px-4 py-1 text-ink shadow-menu">
				<AnnouncementList />
			</div>
		</details>
	);
}
