import { openProfile } from "../../client/account/open-profile.ts";
import type { User } from "../../client/account/user.ts";
import { useSite } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AccountMenu, MENU_ITEM } from "../account/AccountMenu.tsx";
import { AllAccessBadge } from "../account/AllAccessBadge.tsx";
import { Avatar } from "../account/Avatar.tsx";
import { BuyPassItem } from "../pass/BuyPassItem.tsx";

/** The signed-in user in the header, from 1180 px: a menu button. */
export function UserMenu({ user }: { user: User }) {
	const { account: text } = useText();
	const { identityBase } = useSite();
	return (
		<AccountMenu label={text.accountOf(user.name)} sign={<Avatar user={user} className="size-9 text-base" />}>
			{(close) => (
				<>
					<button
						type="button"
						role="menuitem"
						tabIndex={-1}
						onClick={() => {
							close();
							void openProfile(identityBase);
						}}
						className={`${MENU_ITEM} items-start py-4`}
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
					<BuyPassItem inMenu className={`${MENU_ITEM} min-h-13 border-t border-line`} />
				</>
			)}
		</AccountMenu>
	);
}
