import { account } from "../../client/account/account.ts";
import { useWayBack } from "../../client/account/coming-from.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { useUnreached } from "../account/Unreached.tsx";

type Props = {
	match: { readonly id: string; readonly homeTeamName: string; readonly awayTeamName: string };
	className: string;
};

/** Pins a match, so that it is shown on every page of its year. Signed out it leads to sign-in, and the match is pinned afterwards. */
export function PinButton({ match, className }: Props) {
	const { week, account: text } = useText();
	const unreached = useUnreached();
	const { year, inYear } = useYear();
	const mayPin = useAccount(({ auth, phase }) => auth || phase === "loading");
	const on = useAccount(({ main }) => main.pin_match === match.id && main.pin_year === Number(year));
	const name = `${match.homeTeamName} – ${match.awayTeamName}`;
	const pin = { match: match.id, year: Number(year) };
	const wayBack = useWayBack({ name, teams: [], fields: [], pin });
	if (unreached) {
		return (
			<button
				type="button"
				aria-label={`${week.pinMatch(name)}. ${text.unreached()}`}
				onClick={() => account.askAgain()}
				className={className}
			>
				<Icon name="pin" size={22} />
				{week.pin}
			</button>
		);
	}
	if (!mayPin) {
		return (
			<Link to={inYear("signin")} state={wayBack} aria-label={week.pinMatch(name)} className={className}>
				<Icon name="pin" size={22} />
				{week.pin}
			</Link>
		);
	}
	return (
		<button
			type="button"
			aria-pressed={on}
			aria-label={week.pinMatch(name)}
			onClick={() => void account.pin(on ? null : pin, name)}
			className={className}
		>
			<span className={`flex ${on ? "text-beam" : ""}`}>
				<Icon name={on ? "pinFilled" : "pin"} size={22} />
			</span>
			{on ? week.pinned : week.pin}
		</button>
	);
}
