import type { TeamAlert } from "../cup/alerts/team-alerts.ts";
import { askThrough, type InProcessClient } from "../rendering/in-process-client.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";
import { sideShown } from "../site/match/side-shown.ts";
import type { Language, Sport } from "../text/language.ts";
import { textsIn } from "../text/texts.ts";
import { AlertMatchDocument, AlertTeamDocument } from "./alert.graphql.ts";
import type { MatchWords, TeamWords } from "./message.ts";

export type NamedMatch = MatchWords & { readonly inGroup: boolean };
type InBoth<Words> = Readonly<Record<Language, Words>>;

/** The names of an edition's matches and teams, as on the site's pages. */
export type Wording = {
	readonly sport: Sport;
	match(id: string): Promise<InBoth<NamedMatch>>;
	team(id: string, alert: TeamAlert, model: EditionReadModel): Promise<InBoth<TeamWords>>;
};

const BESIDE = 2;

export function wordingOf(client: InProcessClient, cup: number, tournament: string, sport: Sport): Wording {
	async function inBoth<Words>(name: (language: Language) => Promise<Words>): Promise<InBoth<Words>> {
		const [en, sv] = await Promise.all([name("en"), name("sv")]);
		return { en, sv };
	}
	const asking = (language: Language) => askThrough(client, language, new Set());
	return {
		sport,
		match: (id) =>
			inBoth(async (language) => {
				const { tournament: edition } = await asking(language)(AlertMatchDocument, { cup, tournament, id });
				const match = edition?.match;
				if (!match) throw new Error(`match ${id} is to be told of and is not there`);
				const { match: text } = textsIn(language, sport);
				const inGroup = /^\d+$/.test(match.round);
				return {
					home: sideShown(match.home, match.homeTeamName, text),
					away: sideShown(match.away, match.awayTeamName, text),
					category: match.categoryShortName,
					division: match.divisionName,
					round: inGroup ? null : match.roundName,
					start: match.zonedStartTime,
					field: match.locationName,
					minute: match.minute,
					isWalkover: match.isWalkover,
					leads: match.leadingSide === null ? null : match.leadingSide === "HOME" ? "home" : "away",
					inGroup,
				};
			}),
		team: (id, alert, model) =>
			inBoth(async (language) => {
				const { tournament: edition } = await asking(language)(AlertTeamDocument, { cup, tournament, id });
				const team = edition?.team;
				if (!team) throw new Error(`team ${id} is to be told of and is not there`);
				const division = model.entity("team-division", id as never);
				const rows = (division && model.entity("table", division)?.rows) ?? [];
				const position = rows.find((row) => row.team === id)?.position ?? null;
				const others = rows.filter((row) => row.team !== id).slice(0, BESIDE);
				const next = team.matches.find(({ state, zonedStartTime }) => state === "UPCOMING" && zonedStartTime !== null);
				const isOfTable = alert.what === "place" || alert.what === "place-open";
				return {
					team: team.name,
					category: team.category.shortName,
					group: team.division?.title ?? null,
					position,
					playoff: isOfTable ? null : (team.fate?.division?.title ?? team.fate?.stage.title ?? null),
					round: isOfTable ? null : (team.fate?.round ?? null),
					next: next?.zonedStartTime ? { start: next.zonedStartTime, field: next.locationName } : null,
					others: others.map((row) => ({ team: model.entity("team", row.team)?.name ?? "", position: row.position })),
				};
			}),
	};
}
