import { PinButton } from "../pin/PinButton.tsx";
import { useText } from "../text/language.ts";
import { Icon } from "../ui/Icon.tsx";
import type { MatchPageData } from "./match-page.graphql.ts";
import { ShareLink } from "./ShareLink.tsx";

const ACTION =
	"focus-inside flex h-14.5 flex-col items-center justify-center gap-0.5 border-t border-header-line text-[.9375rem] font-[600]";

/** Below the score on a phone: what can be done with the match. */
export function MatchActions({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	return (
		<div className="on-header grid grid-cols-2 divide-x divide-header-line bg-header text-header-ink lg:hidden print:hidden">
			<PinButton match={match} className={ACTION} />
			<ShareLink title={text.page.title(match.homeTeamName, match.awayTeamName)} className={ACTION}>
				<Icon name="share" size={22} />
			</ShareLink>
		</div>
	);
}
