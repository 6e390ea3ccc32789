import { openProfile } from "../../client/account/open-profile.ts";
import type { User } from "../../client/account/user.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Column } from "../../ui/Column.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";

/** A state of My Week: the signed-in account, a link to its profile, and the deletion of the account at the end. */
export function AccountSettings({ user, onDeleted }: { user: User; onDeleted: () => void }) {
	const { account: text, week, myWeek } = useText();
	const { inYear } = useYear();
	const { identityBase } = useSite();
	return (
		<Column>
			<PageHead
				title={week.accountSettings}
				crumbs={[{ to: inYear("favourites"), label: myWeek }, { label: week.accountSettings }]}
			/>
			<p className="text-ink-2">{week.signedInAs}</p>
			<p className="text-[1.0625rem] font-[650] break-words">{user.name}</p>
			<p className="break-words">{user.email}</p>
			<Button kind="quiet" className="mt-4" onClick={() => void openProfile(identityBase)}>
				{text.profile}
				<span className="sr-only">, {text.opensWindow}</span>
				<Icon name="arrowUpRight" size={18} />
			</Button>
			<DeleteAccount onDeleted={onDeleted} />
		</Column>
	);
}
