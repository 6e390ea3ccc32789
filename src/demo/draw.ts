import { groupBy } from "../collections/group-by.ts";
import type { CupFileClub, CupFileTeam } from "../results/record/cup-file.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { NationOfClubs } from "./clubs/clubs.ts";
import { aTeam } from "./factory/team.ts";
import { groupSizes } from "./group-sizes.ts";
import type { Random } from "./random.ts";
import { shirtsOf } from "./shirts.ts";

/** A club that certainly takes part in a category, optionally in a given group (1-based). */
export type Guest = { readonly category: string; readonly club: string; readonly group?: number };

/** The number of teams of each nation, at least one each, `total` in all (largest remainders). */
export function nationQuotas(
	total: number,
	nations: readonly Pick<NationOfClubs, "code" | "teams">[],
): { code: string; teams: number }[] {
	const sum = nations.reduce((all, nation) => all + nation.teams, 0);
	const exact = nations.map(({ code, teams }) => ({ code, share: (teams * total) / sum }));
	const quotas = exact.map(({ code, share }) => ({
		code,
		teams: Math.max(1, Math.floor(share)),
		rest: share - Math.floor(share),
	}));
	let missing = total - quotas.reduce((all, quota) => all + quota.teams, 0);
	const byRest = [...quotas].sort((a, b) => b.rest - a.rest || (a.code < b.code ? -1 : 1));
	for (let i = 0; missing > 0; i++, missing--) byRest[i % byRest.length]!.teams++;
	for (; missing < 0; missing++) quotas.reduce((a, b) => (b.teams >= a.teams ? b : a)).teams--;
	return quotas.map(({ code, teams }) => ({ code, teams }));
}

/**
 * Clubs send teams to categories, and teams are drawn into groups, with nations and a club's teams spread across groups.
 * @returns by the category's short name, group by group, the teams in the order of the draw
 */
export function draw(
	plans: readonly CategoryPlan[],
	clubs: readonly CupFileClub[],
	options: {
		readonly nations: readonly NationOfClubs[];
		readonly guests: readonly Guest[];
		readonly random: Random;
		readonly categoryId: (short: string) => string;
		readonly teamId: (sequence: number) => string;
	},
): Map<string, CupFileTeam[][]> {
	const { random, guests } = options;
	const byName = new Map(clubs.map((club) => [club.name, club]));
	const byNation = groupBy(clubs, (club) => club.nation);
	const sizes = new Map(plans.map((plan) => [plan.short, groupSizes(plan.groups)]));
	const total = [...sizes.values()].flat().reduce((sum, size) => sum + size, 0);
	const invited = guests
		.filter((guest) => sizes.has(guest.category))
		.map((guest) => ({ ...guest, club: clubNamed(byName, guest.club) }));
	const places = random.shuffled(placesLeft(nationQuotas(total, options.nations), invited));
	const sent = new Map<string, number>();
	let sequence = 0;

	const groups = plans.map((plan) => {
		const size = sizes.get(plan.short)!.reduce((sum, teams) => sum + teams, 0);
		const here = invited.filter((guest) => guest.category === plan.short);
		const entered = here.map((guest) => guest.club);
		const clubsIn = new Set(entered);
		for (const nation of places.splice(0, size - here.length)) {
			const club = nextClub(byNation.get(nation)!, clubsIn, sent, random);
			entered.push(club);
			clubsIn.add(club);
		}
		for (const club of entered) sent.set(club.id, (sent.get(club.id) ?? 0) + 1);
		const teams = withSuffixes(entered, (club, suffix) => {
			sequence++;
			return aTeam({
				id: options.teamId(sequence),
				club: club.id,
				category: options.categoryId(plan.short),
				suffix,
				shirts: shirtsOf(club),
			});
		});
		const seeded = here.map((guest, index) => ({ team: teams[index]!, group: guest.group }));
		const nationOf = (team: CupFileTeam) => clubs[Number(team.club) - 1]!.nation;
		return [plan.short, deal(teams, seeded, sizes.get(plan.short)!, nationOf, random)] as const;
	});
	return new Map(groups);
}

function clubNamed(byName: ReadonlyMap<string, CupFileClub>, name: string): CupFileClub {
	const club = byName.get(name);
	if (!club) throw new RangeError(`No club is called ${name}`);
	return club;
}

/** The nation of each team still to be chosen. */
function placesLeft(quotas: readonly { code: string; teams: number }[], invited: readonly { club: CupFileClub }[]): string[] {
	const taken = new Map<string, number>();
	for (const { club } of invited) taken.set(club.nation, (taken.get(club.nation) ?? 0) + 1);
	const left = quotas.map(({ code, teams }) => ({ code, teams: teams - (taken.get(code) ?? 0) }));
	const largest = left.reduce((a, b) => (b.teams > a.teams ? b : a));
	for (const quota of left) {
		if (quota.teams >= 0) continue;
		largest.teams += quota.teams;
		quota.teams = 0;
	}
	return left.flatMap(({ code, teams }) => Array.from({ length: teams }, () => code));
}

const SECOND_TEAM_CHANCE = 0.05;

/** A club of the nation with few teams so far, rarely one that already has a team in this category. */
function nextClub(
	clubs: readonly CupFileClub[],
	entered: ReadonlySet<CupFileClub>,
	sent: ReadonlyMap<string, number>,
	random: Random,
): CupFileClub {
	const here = clubs.filter((club) => entered.has(club));
	const others = clubs.filter((club) => !entered.has(club));
	if (others.length === 0 || (here.length > 0 && random.chance(SECOND_TEAM_CHANCE))) return random.pick(here);
	const weighed = others.map((club) => ({ club, weight: (sent.get(club.id) ?? 0) + random.next() * 4 }));
	return weighed.reduce((a, b) => (b.weight < a.weight ? b : a)).club;
}

/** A club's first team has its name without a suffix, the others 2, 3, … */
function withSuffixes(clubs: readonly CupFileClub[], make: (club: CupFileClub, suffix: string | undefined) => CupFileTeam) {
	const count = new Map<string, number>();
	return clubs.map((club) => {
		const number = (count.get(club.id) ?? 0) + 1;
		count.set(club.id, number);
		return make(club, number === 1 ? undefined : String(number));
	});
}

/** Distributes the teams over the groups, nation by nation, those with a given group first. */
function deal(
	teams: readonly CupFileTeam[],
	seeded: readonly { readonly team: CupFileTeam; readonly group: number | undefined }[],
	sizes: readonly number[],
	nationOf: (team: CupFileTeam) => string,
	random: Random,
): CupFileTeam[][] {
	const groups: CupFileTeam[][] = sizes.map(() => []);
	const placed = new Set<string>();
	for (const { team, group } of seeded) {
		if (group === undefined) continue;
		groups[group - 1]!.push(team);
		placed.add(team.id);
	}
	const byNation = groupBy(
		teams.filter((team) => !placed.has(team.id)),
		nationOf,
	);
	const nations = [...byNation.values()].sort((a, b) => b.length - a.length || (a[0]!.id < b[0]!.id ? -1 : 1));
	let next = 0;
	for (const team of nations.flatMap((nation) => nation.sort((a, b) => Number(a.club) - Number(b.club)))) {
		while (groups[next % groups.length]!.length >= sizes[next % groups.length]!) next++;
		groups[next % groups.length]!.push(team);
		next++;
	}
	const own = new Set(placed);
	return groups.map((group) => {
		const [first, others] = [group.filter((team) => own.has(team.id)), group.filter((team) => !own.has(team.id))];
		return [...first, ...random.shuffled(others)];
	});
}
