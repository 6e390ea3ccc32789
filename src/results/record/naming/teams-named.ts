import { nameKey } from "../../../cup/search/name-key.ts";
import type { CupFileClub, CupFileEdition, CupFileTeam } from "../cup-file.ts";

type Named = { readonly clubs: readonly CupFileClub[]; readonly edition: Pick<CupFileEdition, "teams" | "categories"> };

/** @returns the club's name and the team's suffix: "BK Tången 2" */
export function teamName({ club, suffix }: CupFileTeam, clubs: readonly CupFileClub[]): string {
	const name = clubs.find(({ id }) => id === club)?.name ?? club;
	return suffix === undefined ? name : `${name} ${suffix}`;
}

/** @returns the teams that a text refers to: by id, else by name, with or without their category ("Ask IF B14", "P14 Ask IF") */
export function teamsNamed({ clubs, edition }: Named, text: string): CupFileTeam[] {
	const own = edition.teams.find(({ id }) => id === text);
	if (own) return [own];
	const key = nameKey(text);
	const called = (names: (team: CupFileTeam) => readonly string[]) =>
		edition.teams.filter((team) => names(team).some((name) => nameKey(name) === key));
	const byName = called((team) => [teamName(team, clubs)]);
	if (byName.length > 0) return byName;
	return called((team) => {
		const { name, shortName } = edition.categories.find(({ id }) => id === team.category) ?? {};
		const categories = [name?.en, name?.sv, shortName?.en, shortName?.sv].filter((one) => one !== undefined);
		const whole = teamName(team, clubs);
		return categories.flatMap((category) => [`${whole} ${category}`, `${category} ${whole}`]);
	});
}
