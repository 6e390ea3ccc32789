import type { BrowserContext, Page } from "@playwright/test";
import { aService } from "./an-account-service.ts";
import { ask, DEMO, expect } from "./browser.ts";
import { intercept } from "./intercept.ts";

export type StandIn = ReturnType<typeof aService>;

/** Replaces the account service for the browser: the stand-in does what a test wants, which the real one would not. */
export async function standIn(context: BrowserContext, service: StandIn = aService()): Promise<StandIn> {
	const answers = (page: Page) =>
		intercept(page, ["*/api/*", "*/sanctum/*"], async (request) => {
			const body = await request.text();
			return service.send(new URL(request.url).pathname, {
				method: request.method,
				headers: Object.fromEntries(request.headers),
				...(body !== "" && { body }),
			});
		});
	// One that is opened later is reached by this before it has a script that asks.
	context.on("page", (page) => void answers(page));
	for (const page of context.pages()) await answers(page);
	return service;
}

/** Stores a token in the browser, as an earlier visit would have. */
export async function keepToken(page: Page, token = "1|secret", server = DEMO): Promise<void> {
	await page.goto(`${server}/logo.svg`);
	await page.evaluate((kept) => localStorage.setItem("user-token", kept), token);
}

export const keptToken = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem("user-token"));

/** A proxy's header for a client elsewhere, each at another address: an address may create only so many accounts an hour. */
const anyAddress = (): string => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;

/** A user of the server's own account service, new to it. */
export async function register(server = DEMO): Promise<{ name: string; email: string; password: string; token: string }> {
	const user = {
		name: "Maja Andersson",
		email: `maja-${crypto.randomUUID()}@example.se`,
		password: `fyren ${crypto.randomUUID()}`,
	};
	const response = await fetch(`${server}/sanctum/register`, {
		method: "POST",
		headers: {
			...{ "content-type": "application/json", accept: "application/json", origin: new URL(server).origin },
			"x-forwarded-for": anyAddress(),
		},
		body: JSON.stringify({ ...user, password_confirmation: user.password, device_name: "Test" }),
	});
	expect(response.status, await response.clone().text()).toBe(200);
	return { ...user, token: (await response.text()).trim() };
}

/** A featured match of the demo cup, with its home team. */
export async function aFeaturedMatch() {
	const { tournament } = await ask<{
		tournament: {
			selectedGames: {
				id: string;
				home: { team: { id: string; name: string; nation: { code: string; name: string } } };
				category: { id: string; name: string; shortName: string };
			}[];
		};
	}>(
		DEMO,
		"query F($t: String!) { tournament(cup: 1, tournament: $t) { selectedGames { id home { team { id name nation { code name } } } category { id name shortName } } } }",
		{ t: await latest() },
	);
	const [match] = tournament.selectedGames;
	if (match === undefined) throw new Error("The demo cup features no match");
	return { match: match.id, team: match.home.team, category: match.category };
}

/** The year of the demo cup's latest edition; its tournament has the same id. */
export async function latest(): Promise<string> {
	const { cups } = await ask<{ cups: { editions: { tournaments: { id: string; status: { teamsPublished: boolean } }[] }[] } }>(
		DEMO,
		"{ cups(cup: 1) { editions { tournaments { id status { teamsPublished } } } } }",
	);
	return cups.editions.find(({ tournaments }) => tournaments[0]?.status.teamsPublished)?.tournaments[0]?.id as string;
}

/** A favourite of the stand-in's user. */
export function favourite(
	{ team, category }: Awaited<ReturnType<typeof aFeaturedMatch>>,
	year: string,
	id = 7,
): StandIn["user"]["favourite_teams"][number] {
	return {
		id,
		team_id: team.id,
		year: Number(year),
		teamName: team.name,
		nation: team.nation.name,
		nationCode: team.nation.code,
		category: category.name,
		catShort: category.shortName,
	};
}

type Favoured = {
	teamId: string;
	teamName: string;
	nation: { code: string; name: string };
	category: { name: string; shortName: string };
	year: string;
};

/** Adds a team to a user's favourites, like the browser. */
export async function favour(
	{ teamId, teamName, nation, category, year }: Favoured,
	token: string,
	server = DEMO,
): Promise<void> {
	const response = await fetch(`${server}/api/user/favorites/teams`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify({
			teamId,
			teamName,
			year: Number(year),
			nation: nation.name,
			nationCode: nation.code,
			category: category.name,
			catShort: category.shortName,
		}),
	});
	expect(response.status, await response.clone().text()).toBeLessThan(300);
}

/** Pins a match for a user. */
export async function pin(pinned: { match: string; year: number }, token: string, server = DEMO): Promise<void> {
	const response = await fetch(`${server}/api/user/pin`, {
		method: "PUT",
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify(pinned),
	});
	expect(response.status, await response.clone().text()).toBeLessThan(300);
}
