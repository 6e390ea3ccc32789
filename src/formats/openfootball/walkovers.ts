import { PLAYOFF_ROUNDS } from "../../cup/playoff-round.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";

/**
 * A playoff match that was called off though one of its teams plays on was that team's by walkover (1938: Austria was
 * no more, Sweden went on).
 */
export function withWalkovers(matches: readonly CupFileMatch[]): CupFileMatch[] {
	return matches.map((match) => {
		if (match.status !== "cancelled" || typeof match.round === "number" || match.score) return match;
		const round = PLAYOFF_ROUNDS.indexOf(match.round);
		const playsOn = ({ team }: CupFileMatch["home"]) =>
			team !== undefined &&
			matches.some(
				(later) =>
					later.division === match.division &&
					typeof later.round === "string" &&
					PLAYOFF_ROUNDS.indexOf(later.round) > round &&
					(later.home.team === team || later.away.team === team),
			);
		const [home, away] = [playsOn(match.home), playsOn(match.away)];
		return home === away ? match : { ...match, status: "walkover", decidedBy: "walkover", winner: home ? "home" : "away" };
	});
}
