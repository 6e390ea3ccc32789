import { groupBy } from "../../../collections/group-by.ts";
import { naturalOrder } from "../../../cup/search/natural-order.ts";
import type { CupFileClub, CupFileTeam, EditionRecord } from "../../record/cup-file.ts";
import type { EditionKey, Entities } from "../entities.ts";

type EntryKind = "club" | "nation" | "nations" | "team";
type PutEntry = <K extends EntryKind>(kind: K, id: string, entity: Entities[K]) => void;

export type Clubs = ReadonlyMap<string, CupFileClub>;

/** The clubs that have a team in the edition, published or not. */
export function clubsOf({ clubs, edition }: EditionRecord): Clubs {
	const playing = new Set(edition.teams.map(({ club }) => club));
	return new Map(clubs.filter(({ id }) => playing.has(id)).map((club) => [club.id, club]));
}

/** The club's name with the team's suffix. */
export function teamName({ club, suffix }: CupFileTeam, clubs: Clubs): string {
	const name = clubs.get(club)?.name ?? "";
	return suffix ? `${name} ${suffix}` : name;
}

export function putTeams(teams: readonly CupFileTeam[], clubs: Clubs, edition: EditionKey, put: PutEntry): void {
	for (const team of teams) {
		put("team", team.id, {
			edition,
			id: team.id,
			name: teamName(team, clubs),
			club: team.club,
			nation: clubs.get(team.club)?.nation ?? "",
			category: team.category,
			level: team.level ?? null,
			withdrawn: team.withdrawn ?? false,
			shirts: team.shirts ? { home: team.shirts.home ?? null, away: team.shirts.away ?? null } : null,
		});
	}
}

/**
 * The clubs and their nations.
 * @param entered the teams with published clubs
 * @param teams the published teams
 */
export function putClubs(
	entered: readonly CupFileTeam[],
	teams: readonly CupFileTeam[],
	clubs: Clubs,
	edition: EditionKey,
	put: PutEntry,
): void {
	const known = new Set(entered.map(({ club }) => club));
	const ofClub = groupBy(teams, ({ club }) => club);
	const shown = [...clubs.values()].filter(({ id }) => known.has(id)).toSorted((a, b) => naturalOrder(a.name, b.name));
	for (const { id, name, nation, district = null } of shown) {
		put("club", id, { edition, id, name, nation, district, teams: (ofClub.get(id) ?? []).map((team) => team.id) });
	}
	for (const [code, ofNation] of groupBy(shown, ({ nation }) => nation)) {
		put("nation", code, {
			edition,
			code,
			clubs: ofNation.map(({ id }) => id),
			teams: ofNation.flatMap(({ id }) => (ofClub.get(id) ?? []).map((team) => team.id)),
		});
	}
	put("nations", "", [...new Set(shown.map(({ nation }) => nation))].toSorted());
}
