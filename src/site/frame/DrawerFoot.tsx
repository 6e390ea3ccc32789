import { useAccount } from "../../client/account/use-account.ts";
import { useSignOut } from "../../client/account/use-sign-out.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SignInLinks } from "../account/SignInLinks.tsx";
import { Unreached, useUnreached } from "../account/Unreached.tsx";
import { BuyPassItem } from "../pass/BuyPassItem.tsx";
import { DrawerAccount } from "./DrawerAccount.tsx";
import { LanguageToggle } from "./LanguageToggle.tsx";
import { YearMenu } from "./YearMenu.tsx";

export function DrawerFoot() {
	const { year } = useYear();
	const text = useText();
	const user = useAccount((state) => state.user);
	const unreached = useUnreached();
	const signOut = useSignOut();
	return (
		<div className="sticky bottom-0 mt-auto grid gap-3 border-t border-line bg-surface px-5 pt-4 pb-5">
			{user !== null && <DrawerAccount user={user} />}
			{unreached && <Unreached />}
			<BuyPassItem className="focus-inside -mx-2 flex min-h-13 items-center gap-3.5 rounded-control px-2 text-left font-[650] hover:bg-sunken" />
			<div className="flex gap-2">
				{year !== "" && (
					<div className="min-w-0 flex-1">
						<YearMenu place="drawer" />
					</div>
				)}
				<LanguageToggle place="drawer" />
			</div>
			{year === "" ? null : user === null && !unreached ? (
				<SignInLinks />
			) : (
				<Button kind="secondary" onClick={signOut}>
					<Icon name="signOut" />
					{text.signOut}
				</Button>
			)}
		</div>
	);
}
