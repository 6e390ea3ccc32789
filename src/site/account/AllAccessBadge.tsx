import { useAllAccess } from "../../client/account/use-account.ts";
import { useText } from "../../text/use-text.ts";

/** Shown if the user has a tournament pass for the viewed year (SPEC §6). */
export function AllAccessBadge() {
	const { account: text } = useText();
	if (!useAllAccess()) return null;
	return (
		<span className="rounded-[3px] bg-beam px-2 font-cond text-[.9375rem]/6 font-[750] whitespace-nowrap text-on-beam">
			{text.allAccess}
		</span>
	);
}
