import { account } from "../../client/account/account.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AccountMenu, MENU_ITEM } from "./AccountMenu.tsx";

/** Whether a reader is signed in here but the account service cannot be reached. */
export const useUnreached = (): boolean => useAccount(({ unreached }) => unreached);

/** Replaces the account menu while the account service cannot be reached: the reader is still signed in, and may try again. */
export function Unreached() {
	const { account: text } = useText();
	return (
		<div>
			<p className="flex gap-2.5 text-[1.0625rem]/[1.4] font-[650]">
				<Icon name="warning" size={22} className="mt-px shrink-0 text-accent-ink" />
				{text.unreached()}
			</p>
			<p className="mt-1 text-ink-2">{text.unreachedHint}</p>
			<Button kind="secondary" className="mt-3" onClick={() => account.askAgain()}>
				{text.tryAgain}
			</Button>
		</div>
	);
}

/** The same in the header, from 1180 px, in the place of the reader's own menu. */
export function UnreachedMenu() {
	const { account: text } = useText();
	const sign = (
		<span className="grid size-9 place-items-center rounded-full bg-header-2">
			<Icon name="warning" size={22} />
		</span>
	);
	return (
		<AccountMenu label={`${text.account}. ${text.unreached()}`} sign={sign}>
			{(close) => (
				<button
					type="button"
					role="menuitem"
					tabIndex={-1}
					onClick={() => {
						close();
						account.askAgain();
					}}
					className={`${MENU_ITEM} items-start py-4`}
				>
					<Icon name="warning" size={22} className="mt-px shrink-0 text-accent-ink" />
					<span className="min-w-0 flex-1">
						<span className="block font-[650]">{text.unreached()}</span>
						<span className="mt-1 block text-[.9375rem] text-ink-2">{text.unreachedHint}</span>
						<span className="text-link mt-2 inline-block">{text.tryAgain}</span>
					</span>
				</button>
			)}
		</AccountMenu>
	);
}

/** On the menu button, below 1180 px: a dot which shows that the menu has a message. */
export function UnreachedDot() {
	if (!useUnreached()) return null;
	return (
		<span
			aria-hidden="true"
			className="absolute right-1 bottom-1.5 size-3 rounded-full border-2 border-header bg-header-accent"
		/>
	);
}
