import { ask, DEMO, expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

type Move = { id: string; state: string; movedFromFieldName: string | null; movedFromStart: string | null };

type Moved = Move & {
	locationName: string;
	home: { team: { id: string } | null };
	category: { id: string };
	division: { id: string };
	field: { id: string };
	arena: { id: string; fields: { id: string; name: string; movedAway: { id: string }[] }[] };
};

const MOVE = "id state movedFromFieldName movedFromStart";
const MATCH = `${MOVE} locationName home { team { id } } category { id } division { id } field { id }
	arena { id fields { id name movedAway { id } } }`;

/** A match of the demo cup that was moved and is not played yet, between teams that are known, of one kind of stage. */
async function movedMatch(type: "GROUP" | "PLAYOFF", moved: (match: Move) => boolean): Promise<Moved> {
	const { year } = await readDemo();
	const { tournament } = await ask<{
		tournament: { categories: { stages: { type: string; divisions: { matches: Move[] }[] }[] }[] };
	}>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) { categories { stages { type divisions { matches { ${MOVE} } } } } } }`,
		{ t: String(year) },
	);
	const stages = tournament.categories.flatMap((category) => category.stages).filter((stage) => stage.type === type);
	const matches = stages.flatMap(({ divisions }) => divisions.flatMap((division) => division.matches));
	for (const { id } of matches.filter((match) => match.state === "UPCOMING" && moved(match))) {
		const { tournament: asked } = await ask<{ tournament: { match: Moved } }>(
			DEMO,
			`query ($t: String!, $m: ID!) { tournament(cup: 1, tournament: $t) { match(id: $m) { ${MATCH} } } }`,
			{ t: String(year), m: id },
		);
		if (asked.match.home.team !== null) return asked.match;
	}
	throw new Error(`The demo cup has moved no such match of a ${type.toLowerCase()}`);
}

test("§2 Match card: a moved match shows its old place, on its page, in its group, with its team and on both fields", async ({
	page,
}) => {
	const { year } = await readDemo();
	const match = await movedMatch("GROUP", ({ movedFromFieldName }) => movedFromFieldName !== null);
	const was = `was ${match.movedFromFieldName}`;
	await page.goto(`/${year}/matches/${match.id}`);
	await expect(page.getByRole("main").getByText(was).filter({ visible: true })).toHaveCount(1);

	await page.goto(`/${year}/teams/${match.home.team?.id}`);
	await expect(page.getByRole("region", { name: "Next" }).getByRole("link", { name: `, ${was}` })).toContainText(was);

	await page.goto(`/${year}/categories/${match.category.id}/division/${match.division.id}`);
	await expect(page.getByRole("main").getByRole("link", { name: `, ${was}` })).toContainText(was);

	await page.goto(`/${year}/arenas/arena/${match.arena.id}/field/${match.field.id}`);
	await expect(
		page
			.getByRole("main")
			.getByRole("link", { name: `, ${was}` })
			.first(),
	).toBeVisible();

	const left = match.arena.fields.find(({ movedAway }) =>
		movedAway.some(({ id }) => id === match.id),
	) as Moved["arena"]["fields"][0];
	await page.goto(`/${year}/arenas/arena/${match.arena.id}/field/${left.id}?lang=sv`);
	const moved = page.getByRole("region", { name: "Flyttade till annan plan" });
	await expect(moved.getByRole("link")).toContainText(`flyttad till ${match.locationName}`);
	await expect(moved.getByRole("link")).toHaveAttribute("href", `/${year}/matches/${match.id}`);
});

test("a moved match shows its old start in the bracket", async ({ page }) => {
	const { year } = await readDemo();
	const match = await movedMatch("PLAYOFF", ({ movedFromStart }) => movedFromStart !== null);
	const was = `was ${match.movedFromStart?.slice(11, 16)}`;
	await page.goto(`/${year}/categories/${match.category.id}/playoff/${match.division.id}`);
	await expect(page.getByRole("main").getByText(was).first()).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: was }).first()).toBeVisible();
});

test("a moved match does not show that once it is over", async ({ page }) => {
	await page.goto(`${SMALL}/2026/matches/g15-m2`);
	await expect(page.getByRole("main")).toContainText("w.o.");
	await expect(page.getByRole("main")).not.toContainText("was Heden 2");
});
