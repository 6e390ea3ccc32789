import { type MouseEvent, type Ref, useMemo, useRef } from "react";
import { useText } from "../../text/use-text.ts";
import { dragToClose } from "../../ui/drag-to-close.ts";
import { Icon } from "../../ui/Icon.tsx";
import { releaseScroll } from "../../ui/scroll-lock.ts";
import { AnnouncementList } from "../announcements/AnnouncementList.tsx";
import { useAnnounced } from "../announcements/announced.ts";
import { DrawerFoot } from "./DrawerFoot.tsx";
import { DrawerMenu } from "./DrawerMenu.tsx";

/** Closes by its button, Esc, a tap on the scrim, a drag to the right, and by following one of its links. */
export function Drawer({ ref, id, close }: { ref: Ref<HTMLDialogElement>; id: string; close: () => void }) {
	const text = useText();
	const { listed } = useAnnounced();
	const latestClose = useRef(close);
	latestClose.current = close;
	const drag = useMemo(() => dragToClose(() => latestClose.current()), []);

	function tap({ target, currentTarget: drawer, clientX, detail }: MouseEvent<HTMLElement>): void {
		const onScrim = target === drawer && detail > 0 && clientX < drawer.getBoundingClientRect().left;
		if (onScrim || (target instanceof Element && target.closest("a") !== null)) close();
	}

	const gestures = { ...drag, onClick: tap };

	return (
		<dialog
			ref={ref}
			id={id}
			popover="auto"
			aria-label={text.menu}
			className="off-header drawer"
			onClose={releaseScroll}
			{...gestures}
			// Dragging a link with a mouse would start a drag of the link and end the gesture.
			onDragStart={(event) => event.preventDefault()}
		>
			<div className="flex min-h-full flex-col">
				<div className="on-header bg-header text-header-ink">
					<div className="flex h-14 items-center justify-between pr-1.5 pl-5">
						<h2 className="type-h2">{text.menu}</h2>
						<button
							type="button"
							popoverTarget={id}
							popoverTargetAction="hide"
							aria-label={text.close}
							onClick={close}
							className="grid size-11 place-items-center rounded-control hover:bg-header-2"
						>
							<Icon name="close" size={22} />
						</button>
					</div>
					<div className="stripe" />
				</div>
				<DrawerMenu />
				{listed.length > 0 && (
					<div className="border-t border-line bg-surface px-5 py-1">
						<AnnouncementList />
					</div>
				)}
				<DrawerFoot />
			</div>
		</dialog>
	);
}
