import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useText } from "../text/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { Drawer } from "./Drawer.tsx";
import { lockScroll } from "./scroll-lock.ts";

const DRAWER = "menu-drawer";

/**
 * The menu button and its drawer, below 1180 px. In the HTML the drawer is a popover, which opens before scripts have come and
 * where none do; with them it is a modal dialog.
 */
export function Menu() {
	const text = useText();
	const { pathname } = useLocation();
	const shownAt = useRef(pathname);
	const drawer = useRef<HTMLDialogElement>(null);
	const button = useRef<HTMLButtonElement>(null);

	function open(event: React.MouseEvent): void {
		const dialog = drawer.current;
		if (dialog === null || dialog.matches(":popover-open")) return;
		event.preventDefault();
		dialog.showModal();
		lockScroll();
	}
	function close(): void {
		const dialog = drawer.current;
		if (dialog?.matches(":popover-open")) dialog.hidePopover();
		if (!dialog?.open) return;
		dialog.close();
		button.current?.focus();
	}
	useEffect(() => {
		if (shownAt.current === pathname) return;
		shownAt.current = pathname;
		drawer.current?.close();
	}, [pathname]);

	return (
		<div className="-mr-2.5 lg:hidden">
			<button
				ref={button}
				type="button"
				popoverTarget={DRAWER}
				aria-label={text.menu}
				onClick={open}
				className="grid size-11 place-items-center rounded-control hover:bg-header-2"
			>
				<Icon name="list" size={24} />
			</button>
			<Drawer ref={drawer} id={DRAWER} close={close} />
		</div>
	);
}
