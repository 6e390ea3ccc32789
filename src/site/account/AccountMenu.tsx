import { type ReactNode, useId, useRef, useState } from "react";
import { useSignOut } from "../../client/account/use-sign-out.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useMenuKeys } from "../../ui/use-menu-keys.ts";

/** The style of an entry, which has the role `menuitem`. */
export const MENU_ITEM = "focus-inside flex w-full items-center gap-3.5 px-4 text-left hover:bg-sunken";

type Props = {
	/** The button's name. */
	label: string;
	/** The button's content. */
	sign: ReactNode;
	/** The entries before the last; they get a function that closes the menu. */
	children: (close: () => void) => ReactNode;
};

/** The account's menu button in the header, from 1180 px, and its menu. The last entry signs out. */
export function AccountMenu({ label, sign, children }: Props) {
	const text = useText();
	const signOut = useSignOut();
	const [open, setOpen] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	const menu = useId();
	const keys = useMenuKeys(box, open, setOpen);
	return (
		<div ref={box} className="relative" {...keys}>
			<button
				type="button"
				aria-label={label}
				aria-haspopup="menu"
				aria-expanded={open}
				aria-controls={open ? menu : undefined}
				onClick={() => setOpen(!open)}
				className="flex h-11 w-15 items-center gap-1.5 rounded-control hover:bg-header-2"
			>
				{sign}
				<Icon name="caretDown" size={14} className={`transition-transform ${open ? "rotate-180" : ""}`} />
			</button>
			{open && (
				<div
					id={menu}
					role="menu"
					aria-label={text.account.account}
					className="off-header menu-in absolute top-full right-0 z-20 mt-2 w-76 overflow-hidden rounded-card border border-line bg-surface text-ink shadow-menu"
				>
					{children(() => setOpen(false))}
					<button
						type="button"
						role="menuitem"
						tabIndex={-1}
						onClick={signOut}
						className={`${MENU_ITEM} h-13 border-t border-line`}
					>
						<Icon name="signOut" size={22} className="text-ink-2" />
						{text.signOut}
					</button>
				</div>
			)}
		</div>
	);
}
