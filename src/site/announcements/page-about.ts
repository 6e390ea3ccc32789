import { useMatches } from "react-router";
import type { MatchPageData } from "../../client/queries/match-page.graphql.ts";
import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import type { Texts } from "../../text/en.ts";
import type { BarPage } from "./bar.ts";

type Params = Readonly<Record<string, string | undefined>>;
type Kind = keyof Texts["announcements"]["appliesTo"];
type About = { readonly kind?: Kind; readonly of: (params: Params, data: unknown) => readonly string[] };

const category = ({ category }: Params) => [`category:${category}`];
const arena = ({ arena }: Params) => [`arena:${arena}`];

/** The subjects of pages about a part of the cup, by route. */
const ABOUT: Readonly<Record<string, About>> = {
	"pages/arena": { kind: "arena", of: arena },
	"pages/field": { kind: "field", of: arena },
	"pages/category": { kind: "category", of: category },
	"pages/category-teams": { kind: "category", of: category },
	"pages/division": { kind: "group", of: category },
	"pages/playoff": { kind: "playoff", of: category },
	"pages/nation": { of: ({ nation }) => [`nation:${nation}`] },
	"pages/stream": { of: ({ stream }) => [`stream:${stream}`] },
	"pages/team": { kind: "team", of: (_, data) => aboutTeam(data as TeamPageData) },
	"pages/match": { kind: "match", of: (_, data) => aboutMatch(data as MatchPageData) },
};

/** The present page's subject and title. */
export function usePageAbout(): BarPage & { readonly kind: Kind } {
	const page = useMatches().at(-1);
	const isOwn = page?.id === "pages/favourites";
	const about = page === undefined ? undefined : ABOUT[page.id];
	// A page that could not be read has no subject.
	const isRead = page?.loaderData !== undefined && page.loaderData !== null;
	if (page === undefined || about === undefined || !isRead) return { kind: "week", about: new Set(), isOwn };
	return { kind: about.kind ?? "week", about: new Set(about.of(page.params, page.loaderData)), isOwn };
}

function aboutMatch({ arenaId, category, home, away }: MatchPageData): string[] {
	const teams = [home.team, away.team].flatMap((team) => (team === null ? [] : [`team:${team.id}`]));
	return [`category:${category.id}`, ...(arenaId === null ? [] : [`arena:${arenaId}`]), ...teams];
}

function aboutTeam({ id, category, matches }: TeamPageData): string[] {
	return [`team:${id}`, `category:${category.id}`, ...arenasOfNextDay(matches)];
}

type Placed = { readonly zonedStartTime: string | null; readonly state: string; readonly arenaId: string | null };

/** The arenas of a team's next day with a match, or of today until it ends: messages about other arenas do not concern it yet. */
export function arenasOfNextDay(matches: readonly Placed[]): string[] {
	const toPlay = matches.flatMap(({ zonedStartTime, state, arenaId }) =>
		zonedStartTime !== null && arenaId !== null && (state === "UPCOMING" || state === "LIVE")
			? [{ day: zonedStartTime.slice(0, 10), arena: `arena:${arenaId}` }]
			: [],
	);
	const first = toPlay.map(({ day }) => day).sort()[0];
	return [...new Set(toPlay.filter(({ day }) => day === first).map(({ arena }) => arena))];
}
