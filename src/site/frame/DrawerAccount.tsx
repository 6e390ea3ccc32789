import { openProfile } from "../../client/account/open-profile.ts";
import type { User } from "../../client/account/user.ts";
import { useSite } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { AllAccessBadge } from "../account/AllAccessBadge.tsx";
import { Avatar } from "../account/Avatar.tsx";

/** The signed-in user at the drawer's foot, with a link to the profile. */
export function DrawerAccount({ user }: { user: User }) {
	const { account: text } = useText();
	const { identityBase } = useSite();
	return (
		<button
			type="button"
			onClick={() => void openProfile(identityBase)}
			className="focus-inside -mx-2 flex min-h-13 items-center gap-3.5 rounded-control px-2 py-1 text-left hover:bg-sunken"
		>
			<Avatar user={user} className="size-11 text-lg" />
			<span className="min-w-0 flex-1">
				<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<span className="min-w-0 font-[650] break-words">{user.name}</span>
					<AllAccessBadge />
				</span>
				<span className="block text-[.9375rem] break-words text-ink-2">{user.email}</span>
			</span>
			<span className="sr-only">
				{text.profile}, {text.opensWindow}
			</span>
		</button>
	);
}
