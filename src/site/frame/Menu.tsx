import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { lockScroll } from "../../ui/scroll-lock.ts";
import { UnreachedDot, useUnreached } from "../account/Unreached.tsx";
import { useAnnounced } from "../announcements/announced.ts";
import { Count } from "../announcements/Count.tsx";
import { Drawer } from "./Drawer.tsx";

const DRAWER = "menu-drawer";
/** The style sheet's breakpoint `lg`, 1180 px. */
const HEADER_HAS_MENU = "(width >= 73.75rem)";

/**
 * The menu button and its drawer, below 1180 px. In the HTML the drawer is a popover, which opens before scripts have loaded, or without
 * them. With scripts it is a modal dialog.
 */
export function Menu() {
	const text = useText();
	const unreached = useUnreached();
	const { pathname, key } = useLocation();
	const underWay = useNavigation().location?.key;
	const away = useAnnounced().bar?.away ?? 0;
	const label = away === 0 ? text.menu : text.announcements.menuWith(text.menu, text.announcements.menu(away));
	const shownAt = useRef(pathname);
	const awaited = useRef<string | undefined>(undefined);
	const drawer = useRef<HTMLDialogElement>(null);
	const button = useRef<HTMLButtonElement>(null);

	function open(event: React.MouseEvent): void {
		const dialog = drawer.current;
		if (dialog === null || isPopoverOpen(dialog)) return;
		event.preventDefault();
		// A page that was under way before the tap arrives below the drawer; only one that was chosen in it closes it.
		awaited.current = underWay;
		// The address may change before the page is rendered.
		shownAt.current = window.location.pathname;
		dialog.showModal();
		lockScroll();
	}
	function close(): void {
		const dialog = drawer.current;
		if (dialog !== null && isPopoverOpen(dialog)) dialog.hidePopover();
		if (!dialog?.open) return;
		dialog.close();
		// A page that was scrolled stays where it is.
		button.current?.focus({ preventScroll: true });
	}
	useEffect(() => {
		const dialog = drawer.current;
		if (dialog === null || !isPopoverOpen(dialog)) return;
		// The drawer was opened before hydration: now the page behind it becomes inert, and the focus stays where it is.
		const { activeElement: focused } = document;
		dialog.hidePopover();
		dialog.showModal();
		lockScroll();
		if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus();
	}, []);
	useEffect(() => {
		// A phone rotated past 1180 px has the menu in its header. A dialog that is open but not displayed would still make the page inert.
		const wide = window.matchMedia(HEADER_HAS_MENU);
		const away = () => {
			if (wide.matches) drawer.current?.close();
		};
		wide.addEventListener("change", away);
		return () => wide.removeEventListener("change", away);
	}, []);
	useEffect(() => {
		if (shownAt.current === pathname) return;
		shownAt.current = pathname;
		if (awaited.current !== key) drawer.current?.close();
	}, [pathname, key]);

	return (
		<div className="-mr-2.5 lg:hidden">
			<button
				ref={button}
				type="button"
				popoverTarget={DRAWER}
				aria-label={unreached ? `${label}. ${text.account.unreached()}` : label}
				onClick={open}
				className="relative grid size-11 place-items-center rounded-control hover:bg-header-2"
			>
				<Icon name="list" size={24} />
				<Count />
				<UnreachedDot />
			</button>
			<Drawer ref={drawer} id={DRAWER} close={close} />
		</div>
	);
}

/** Whether an element is shown as a popover. A browser without popovers (iOS 16, Firefox before 125) throws for the selector. */
function isPopoverOpen(element: Element): boolean {
	try {
		return element.matches(":popover-open");
	} catch {
		return false;
	}
}
