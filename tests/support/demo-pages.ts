import { ask, DEMO } from "./browser.ts";

type Demo = {
	year: string;
	next: string;
	first: string;
	categories: {
		id: string;
		publishesScores: boolean;
		stages: {
			type: string;
			divisions: {
				id: string;
				isLive: boolean;
				matches: { id: string; state: string; decidedBy: string | null }[];
				teams: { id: string }[];
			}[];
		}[];
	}[];
};

const QUERY = `query Demo($cup: Int!, $tournament: String!) {
	tournament(cup: $cup, tournament: $tournament) {
		year
		categories {
			id
			publishesScores
			stages { type divisions { id isLive teams { id } matches { id state decidedBy } } }
		}
	}
}`;

let demo: Promise<Demo> | undefined;

/** The demo cup from its API: the latest edition, read once per worker. */
export function readDemo(): Promise<Demo> {
	demo ??= (async () => {
		const { cups } = await ask<{
			cups: { editions: { name: string; tournaments: { id: string; status: { teamsPublished: boolean } }[] }[] };
		}>(DEMO, "{ cups(cup: 1) { editions { name tournaments { id status { teamsPublished } } } } }");
		const published = cups.editions.filter((edition) => edition.tournaments[0]?.status.teamsPublished);
		const latest = published[0] as (typeof published)[number];
		const { tournament } = await ask<{ tournament: { categories: Demo["categories"] } }>(DEMO, QUERY, {
			cup: 1,
			tournament: latest.tournaments[0]?.id,
		});
		return {
			year: latest.name,
			next: cups.editions[0]?.name as string,
			first: published.at(-1)?.name as string,
			categories: tournament.categories,
		};
	})();
	return demo;
}

type Category = Demo["categories"][number];
type Division = Category["stages"][number]["divisions"][number];

function first<Item>(items: Item[], what: string): Item {
	const item = items[0];
	if (item === undefined) throw new Error(`The demo cup has no ${what}`);
	return item;
}

const divisions = (categories: Category[], type: string): { category: Category; division: Division }[] =>
	categories.flatMap((category) =>
		category.stages
			.filter((stage) => stage.type === type)
			.flatMap((stage) => stage.divisions.map((division) => ({ category, division }))),
	);

async function inDemo(address: (demo: Demo) => string): Promise<string> {
	const demo = await readDemo();
	return `/${demo.year}${address(demo)}`;
}

const match = (state: string, condition: (match: Division["matches"][number]) => boolean = () => true) =>
	inDemo(({ categories }) => {
		const shown = categories.filter((category) => category.publishesScores);
		const matches = shown.flatMap((category) =>
			category.stages.flatMap((stage) => stage.divisions.flatMap((division) => division.matches)),
		);
		return `/matches/${
			first(
				matches.filter((one) => one.state === state && condition(one)),
				`${state} match`,
			).id
		}`;
	});

type Streams = { streams: { nodes: { id: string; access: string }[] } };

async function stream(state: string, access: string): Promise<string> {
	const { year } = await readDemo();
	const document = `query Streams($cup: Int!, $tournament: String!, $state: StreamState!) {
		tournament(cup: $cup, tournament: $tournament) { streams(state: [$state], first: 100) { nodes { id access } } }
	}`;
	const { tournament } = await ask<{ tournament: Streams }>(DEMO, document, { cup: 1, tournament: year, state });
	const found = tournament.streams.nodes.filter((one) => one.access === access);
	return `/${year}/streams/${first(found, `${state} stream for ${access}`).id}`;
}

/** A page of every kind and state that this version of the site has, by name; the address is found in the demo cup. */
export const DEMO_PAGES: Readonly<Record<string, () => Promise<string>>> = {
	"home of the latest year": async () => "/",
	"home of a finished year": async () => `/${Number((await readDemo()).year) - 1}`,
	"home of an unpublished year": async () => `/${(await readDemo()).next}`,
	"age categories": () => inDemo(() => "/categories"),
	category: () =>
		inDemo(
			({ categories }) =>
				`/categories/${
					first(
						categories.filter((one) => one.publishesScores),
						"category",
					).id
				}`,
		),
	"young category": () =>
		inDemo(
			({ categories }) =>
				`/categories/${
					first(
						categories.filter((one) => !one.publishesScores),
						"young category",
					).id
				}`,
		),
	"category teams": () => inDemo(({ categories }) => `/categories/${first(categories, "category").id}/teams`),
	"group in play": () =>
		inDemo(({ categories }) => {
			const { category, division } = first(
				divisions(categories, "GROUP").filter((one) => one.division.isLive && one.category.publishesScores),
				"group in play",
			);
			return `/categories/${category.id}/division/${division.id}`;
		}),
	"finished group": () =>
		inDemo(({ categories }) => {
			const { category, division } = first(
				divisions(categories, "GROUP").filter(
					(one) => one.category.publishesScores && one.division.matches.every((played) => played.state === "FINISHED"),
				),
				"finished group",
			);
			return `/categories/${category.id}/division/${division.id}`;
		}),
	"young group": () =>
		inDemo(({ categories }) => {
			const { category, division } = first(
				divisions(categories, "GROUP").filter((one) => !one.category.publishesScores),
				"young group",
			);
			return `/categories/${category.id}/division/${division.id}`;
		}),
	playoff: () =>
		inDemo(({ categories }) => {
			const { category, division } = first(divisions(categories, "PLAYOFF"), "playoff");
			return `/categories/${category.id}/playoff/${division.id}`;
		}),
	nations: () => inDemo(() => "/nations"),
	"nations of an unpublished year": async () => `/${(await readDemo()).next}/nations`,
	nation: () => inDemo(() => "/nations/br"),
	"nation of many teams, one category open": () =>
		inDemo(({ categories }) => `/nations/se?category=${first(categories, "category").id}`),
	"nation of a finished year": async () => `/${Number((await readDemo()).year) - 1}/nations/se`,
	arenas: () => inDemo(() => "/arenas"),
	arena: () => inDemo(() => "/arenas/arena/2"),
	"arena of an unpublished year": async () => `/${(await readDemo()).next}/arenas/arena/2`,
	field: () => inDemo(() => "/arenas/arena/2/field/203"),
	"field of an unpublished year": async () => `/${(await readDemo()).next}/arenas/arena/2/field/203`,
	team: () =>
		inDemo(({ categories }) => {
			const { division } = first(divisions(categories, "GROUP"), "group");
			return `/teams/${first(division.teams, "team").id}`;
		}),
	"live center": () => inDemo(() => "/matches"),
	"live center of one category, where nothing is live": () =>
		inDemo(({ categories }) => `/matches?category=${first(categories, "category").id}&show=live&nation=nz`),
	"live center, one day's results": () => inDemo(({ year }) => `/matches?day=${year}-07-14&show=finished`),
	"live center of an unpublished year": async () => `/${(await readDemo()).next}/matches`,
	streams: () => inDemo(() => "/streams"),
	"streams of one arena": () => inDemo(() => "/streams?arena=2"),
	"streams of a finished year": async () => `/${Number((await readDemo()).year) - 1}/streams`,
	"streams of a year without any": async () => `/${(await readDemo()).first}/streams`,
	"streams of an unpublished year": async () => `/${(await readDemo()).next}/streams`,
	"open stream of a field": () => stream("LIVE", "OPEN"),
	"live stream for who signs in": () => stream("LIVE", "ACCOUNT"),
	"upcoming stream with a pass": () => stream("UPCOMING", "PASS"),
	"open replay": () => stream("REPLAY", "OPEN"),
	search: () => inDemo(() => "/search"),
	"search for what is of every kind": () => inDemo(() => "/search/?q=fyr"),
	"search for a match number": () => inDemo(() => "/search/?q=412"),
	"search for what is nearly called so": () => inDemo(() => "/search/?q=fyrskn"),
	"search without results": () => inDemo(() => "/search/?q=zzzzzz"),
	"sign-in": () => inDemo(() => "/signin"),
	"forgotten password": () => inDemo(() => "/signin?forgot=1"),
	"sign-up": () => inDemo(() => "/signup"),
	"my week, signed out": () => inDemo(() => "/favourites"),
	statistics: () => inDemo(() => "/states"),
	"statistics of a finished year": async () => `/${Number((await readDemo()).year) - 1}/states`,
	"statistics of an unpublished year": async () => `/${(await readDemo()).next}/states`,
	"live match": () => match("LIVE"),
	"finished match": () => match("FINISHED"),
	"match after penalties": () => match("FINISHED", (one) => one.decidedBy === "PENALTIES"),
	"upcoming match": () => match("UPCOMING"),
	"postponed match": () => match("POSTPONED"),
	privacy: async () => "/privacy",
	contact: async () => "/contact",
};
