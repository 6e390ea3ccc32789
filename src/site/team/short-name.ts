/** The parts around a club's name: abbreviations of club and sport, in many languages. */
const CLUB_FORM = /^(?:[A-ZÅÄÖÆØ]{2,4}|(?:[A-Z]\.){2,4}|Pol\.|Club|Football|Fotboll|Boldklub)$/u;

/** "IF Fyrsken" is "Fyrsken", "Academia Iguaçu 2" stays: a name without the club's form, where a name is left. */
function shortName(name: string): string {
	const words = name.split(" ");
	const kept = words.filter((word) => !CLUB_FORM.test(word));
	return kept.some((word) => /\p{L}{3}/u.test(word)) ? kept.join(" ") : name;
}

/** Short names by team id. A team whose short name another would share has its full name. */
export function shortNames(teams: readonly { readonly id: string; readonly name: string }[]): Map<string, string> {
	const short = teams.map(({ id, name }) => ({ id, name, short: shortName(name) }));
	return new Map(
		short.map((team) => [
			team.id,
			short.some((other) => other.id !== team.id && other.short === team.short) ? team.name : team.short,
		]),
	);
}

/** A team's short name, shown without other teams. */
export function shortTeamName(name: string): string {
	return shortName(name);
}
