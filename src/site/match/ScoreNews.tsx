import { useState } from "react";
import { formatScore } from "../text/format.ts";
import { useText } from "../text/language.ts";
import type { MatchPageData } from "./match-page.graphql.ts";
import { scoreOf } from "./score-of.ts";

/** Says politely, to those who hear the page, what has changed since it was opened: "Live. IF Fyrsken 2–1 Osaka Minato SC." */
export function ScoreNews({ match }: { match: MatchPageData }) {
	const { match: text } = useText();
	const score = scoreOf(match);
	const between = score === null ? "–" : formatScore(score.home, score.away);
	const now = `${match.state} ${between}`;
	const [heard, setHeard] = useState({ now, changed: false });
	if (heard.now !== now) setHeard({ now, changed: true });
	return (
		<p role="status" className="sr-only">
			{heard.changed && `${text.states[match.state]}. ${match.homeTeamName} ${between} ${match.awayTeamName}.`}
		</p>
	);
}
