import { ask, DEMO, expect, SMALL, test } from "../support/browser.ts";
import { readDemo } from "../support/demo-pages.ts";

type Moved = {
	id: string;
	state: string;
	locationName: string;
	movedFromFieldName: string | null;
	movedFromStart: string | null;
	home: { team: { id: string } | null };
	category: { id: string };
	division: { id: string; stage: { type: string } };
	field: { id: string };
	arena: { id: string; fields: { id: string; name: string; movedAway: { id: string }[] }[] };
};

const MATCH = `id state locationName movedFromFieldName movedFromStart home { team { id } } category { id }
	division { id stage { type } } field { id } arena { id fields { id name movedAway { id } } }`;

/** The demo cup's matches that were moved and are not played yet, of one kind of stage. */
async function movedMatches(type: "group" | "playoff"): Promise<Moved[]> {
	const { year } = await readDemo();
	const { tournament } = await ask<{
		tournament: { categories: { stages: { divisions: { matches: Moved[] }[] }[] }[] };
	}>(
		DEMO,
		`query ($t: String!) { tournament(cup: 1, tournament: $t) { categories { stages { divisions { matches { ${MATCH} } } } } } }`,
		{ t: String(year) },
	);
	return tournament.categories
		.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions.flatMap(({ matches }) => matches)))
		.filter(({ division, home, ...match }) => division.stage.type === type && home.team !== null && match.state === "UPCOMING")
		.filter(({ movedFromFieldName, movedFromStart }) => movedFromFieldName !== null || movedFromStart !== null);
}

test("§2 Match card: a match that was moved says what it was, on its page, in its group, with its team and on both fields", async ({
	page,
}) => {
	const { year } = await readDemo();
	const match = (await movedMatches("group")).find(({ movedFromFieldName }) => movedFromFieldName !== null) as Moved;
	const was = `was ${match.movedFromFieldName}`;
	await page.goto(`/${year}/matches/${match.id}`);
	await expect(page.getByRole("main").getByText(was).first()).toBeVisible();

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

test("a moved match says in the bracket when it was to start", async ({ page }) => {
	const { year } = await readDemo();
	const match = (await movedMatches("playoff")).find(({ movedFromStart }) => movedFromStart !== null) as Moved;
	const was = `was ${match.movedFromStart?.slice(11, 16)}`;
	await page.goto(`/${year}/categories/${match.category.id}/playoff/${match.division.id}`);
	await expect(page.getByRole("main").getByText(was).first()).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: was }).first()).toBeVisible();
});

test("a match that was moved says nothing of it once it is over", async ({ page }) => {
	await page.goto(`${SMALL}/2026/matches/g15-m2`);
	await expect(page.getByRole("main")).toContainText("w.o.");
	await expect(page.getByRole("main")).not.toContainText("was Heden 2");
});
