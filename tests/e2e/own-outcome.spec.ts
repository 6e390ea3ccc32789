import type { Page } from "@playwright/test";
import { aFeaturedMatch, favourite, keepToken, latest, standIn } from "../support/account.ts";
import { ask, DEMO, expect, test } from "../support/browser.ts";

type Team = { id: string; name: string; nation: { code: string; name: string } };
type Match = {
	id: string;
	leadingSide: "HOME" | "AWAY" | null;
	home: { team: Team | null };
	away: { team: Team | null };
	category: { id: string; publishesScores: boolean };
	division: { id: string; stage: { type: string } } | null;
	arenaId: string | null;
	fieldId: string | null;
	zonedStartTime: string | null;
};
type Decided = { match: Match; winner: Team; loser: Team };

/** The demo cup's latest match of this kind that one of two known teams has won. */
async function decided(year: string, kind: "GROUP" | "PLAYOFF"): Promise<Decided> {
	const team = "team { id name nation { code name } }";
	const { tournament } = await ask<{ tournament: { matches: { nodes: Match[] } } }>(
		DEMO,
		`query M($t: String!) { tournament(cup: 1, tournament: $t) { matches(state: [FINISHED], first: 40, order: LATEST_FIRST) { nodes {
			id leadingSide zonedStartTime arenaId fieldId category { id publishesScores } division { id stage { type } } home { ${team} } away { ${team} }
		} } } }`,
		{ t: year },
	);
	for (const match of tournament.matches.nodes) {
		const { home, away, leadingSide } = match;
		if (leadingSide === null || !home.team || !away.team || !match.category.publishesScores) continue;
		if (match.division?.stage.type !== kind) continue;
		const [winner, loser] = leadingSide === "HOME" ? [home.team, away.team] : [away.team, home.team];
		return { match, winner, loser };
	}
	throw new Error(`The demo cup has no decided match of a ${kind}`);
}

/** Signs in a user who follows these teams and has pinned this match. */
async function follow(page: Page, teams: readonly Team[], year: string, pinned: string): Promise<void> {
	const featured = await aFeaturedMatch();
	const service = await standIn(page.context());
	for (const [at, { id, name, nation }] of teams.entries()) {
		service.user.favourite_teams.push({
			...favourite(featured, year, 7 + at),
			...{ team_id: id, teamName: name, nation: nation.name, nationCode: nation.code },
		});
	}
	Object.assign(service.user, { pin_match: pinned, pin_year: Number(year) });
	await keepToken(page);
}

const WORDS = {
	en: { won: ["W", "won"], lost: ["L", "lost"], pinned: "Pinned match" },
	sv: { won: ["V", "vinst"], lost: ["F", "förlust"], pinned: "Fästad match" },
} as const;

for (const [who, of] of [
	["the loser", ({ loser }: Decided) => [loser]],
	["the winner", ({ winner }: Decided) => [winner]],
	["both teams of one match", ({ winner, loser }: Decided) => [winner, loser]],
] as const) {
	test(`for those who follow ${who}, each list with the match and the pinned bar show won or lost beside the name`, async ({
		page,
	}) => {
		const year = await latest();
		const { match, winner, loser } = await decided(year, "GROUP");
		const own = of({ match, winner, loser });
		await follow(page, own, year, match.id);
		const day = match.zonedStartTime?.slice(0, 10);
		for (const language of ["en", "sv"] as const) {
			const words = WORDS[language];
			const said = own.map((team) => [team, team === winner ? words.won : words.lost] as const);
			for (const address of [
				`/${year}/matches?show=finished&mine=1`,
				`/${year}/categories/${match.category.id}/division/${match.division?.id}?`,
				`/${year}/arenas/arena/${match.arenaId}/field/${match.fieldId}?day=${day}`,
				`/${year}/favourites?day=${day}`,
			]) {
				await page.goto(`${address}&lang=${language}`);
				const row = page.getByRole("main").locator(`a[href="/${year}/matches/${match.id}"]`).first();
				// What was played earlier today is folded in My Week.
				if (address.includes("favourites"))
					await page.locator(`details:has(a[href="/${year}/matches/${match.id}"]) summary`).click();
				for (const [team, [letter, word]] of said) {
					await expect(row, address).toHaveAccessibleName(new RegExp(`: .*${escaped(team.name)} \\(${word}\\)`));
					const side = row.locator("span", { hasText: team.name }).filter({ hasText: word }).last();
					await expect(side, `${address}: ${team.name}`).toContainText(letter);
				}
				const bar = page.getByRole("complementary", { name: words.pinned });
				for (const [team, [letter, word]] of said) {
					await expect(bar.getByRole("link"), address).toHaveAccessibleName(new RegExp(`${escaped(team.name)} \\(${word}\\)`));
					await expect(bar.locator("span", { hasText: team.name }).filter({ hasText: word }).first()).toContainText(letter);
				}
			}
		}
	});
}

test("the playoff shows followers of both teams of a match which won and which lost, and a title gives no side a win", async ({
	page,
}) => {
	const year = await latest();
	const { match, winner, loser } = await decided(year, "PLAYOFF");
	await follow(page, [loser, winner], year, match.id);
	await page.goto(`/${year}/categories/${match.category.id}/playoff/${match.division?.id}`);
	const box = page.locator(`a[href="/${year}/matches/${match.id}"]`).first();
	await expect(box).toHaveAccessibleName(new RegExp(`${escaped(loser.name)} \\(lost\\)`));
	await expect(box).toHaveAccessibleName(new RegExp(`${escaped(winner.name)} \\(won\\)`));
	await page.goto(`/${year}/matches/${match.id}`);
	await expect(page).toHaveTitle(
		new RegExp(`^${escaped(match.home.team?.name ?? "")} – ${escaped(match.away.team?.name ?? "")}, `),
	);
});

function escaped(name: string): string {
	return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
