import { useWayBack } from "../../client/account/coming-from.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import type { StreamPlayerData } from "../../client/queries/stream-player.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { useUnreached } from "../account/Unreached.tsx";
import { BuyPass } from "./BuyPass.tsx";
import { Way } from "./Way.tsx";

type Props = { access: StreamPlayerData["access"]; on: "frame" | "page" };

/**
 * The links that give access to a locked stream (DECISIONS §7): sign-in, if that is enough or the user may have a pass; the pass, for a
 * stream of the viewed year that needs one.
 */
export function WaysIn({ access, on }: Props) {
	const { signIn, account } = useText();
	const { inYear } = useYear();
	const from = useWayBack();
	const signedIn = useAccount(({ auth }) => auth);
	const unreached = useUnreached();
	if (unreached) return <span className="self-center">{account.unreached()}</span>;
	if (signedIn) return access === "PASS" ? <BuyPass on={on} /> : null;
	return (
		<Way to={inYear("signin")} state={from} strong={access === "ACCOUNT"} on={on}>
			{signIn}
		</Way>
	);
}
