import { useId, useRef, useState } from "react";
import { BuyPassItem } from "../pass/BuyPassItem.tsx";
import { useSite } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { AllAccessBadge } from "./AllAccessBadge.tsx";
import { Avatar } from "./Avatar.tsx";
import { openProfile } from "./open-profile.ts";
import { useMenuKeys } from "./use-menu-keys.ts";
import { useSignOut } from "./use-sign-out.ts";
import type { User } from "./user.ts";

const ITEM = "focus-inside flex w-full items-center gap-3.5 px-4 text-left hover:bg-sunken";

/** The signed-in user in the header, from 1180 px: a menu button. */
export function UserMenu({ user }: { user: User }) {
	const { account: text, signOut: signOutText } = useText();
	const { identityBase } = useSite();
	const [open, setOpen] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	const menu = useId();
	const keys = useMenuKeys(box, open, setOpen);
	const signOut = useSignOut();
	return (
		<div ref={box} className="relative" {...keys}>
			<button
				type="button"
				aria-label={text.accountOf(user.name)}
				aria-haspopup="menu"
				aria-expanded={open}
				aria-controls={open ? menu : undefined}
				onClick={() => setOpen(!open)}
				className="flex h-11 w-15 items-center gap-1.5 rounded-control hover:bg-header-2"
			>
				<Avatar user={user} className="size-9 text-base" />
				<Icon name="caretDown" size={14} className={`transition-transform ${open ? "rotate-180" : ""}`} />
			</button>
			{open && (
				<div
					id={menu}
					role="menu"
					aria-label={text.account}
					className="off-header menu-in absolute top-full right-0 z-20 mt-2 w-76 overflow-hidden rounded-card border border-line bg-surface text-ink shadow-menu"
				>
					<button
						type="button"
						role="menuitem"
						tabIndex={-1}
						onClick={() => {
							setOpen(false);
							void openProfile(identityBase);
						}}
						className={`${ITEM} items-start py-4`}
					>
						<Avatar user={user} className="size-12 text-xl" />
						<span className="min-w-0 flex-1">
							<span className="block font-[650] break-words">{user.name}</span>
							<span className="block text-[.9375rem] break-words text-ink-2">{user.email}</span>
							<span className="mt-2 flex empty:hidden">
								<AllAccessBadge />
							</span>
							<span className="sr-only">
								{text.profile}, {text.opensWindow}
							</span>
						</span>
						<Icon name="arrowUpRight" size={18} className="mt-3.5 text-ink-2" />
					</button>
					<BuyPassItem inMenu className={`${ITEM} min-h-13 border-t border-line`} />
					<button type="button" role="menuitem" tabIndex={-1} onClick={signOut} className={`${ITEM} h-13 border-t border-line`}>
						<Icon name="signOut" size={22} className="text-ink-2" />
						{signOutText}
					</button>
				</div>
			)}
		</div>
	);
}
