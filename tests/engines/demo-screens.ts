/** Screens of the demo cup, by their names. */
export type DemoScreen = { readonly name: string; readonly path: string };

/** Twenty screens, whose addresses are found by following links. @throws Error if a page has no such link */
export async function demoScreens(site: string): Promise<readonly DemoScreen[]> {
	const html = new Map<string, Promise<string>>();
	const read = (path: string) => {
		const known = html.get(path) ?? fetch(site + path, { headers: { "accept-language": "en" } }).then((answer) => answer.text());
		html.set(path, known);
		return known;
	};
	const first = async (from: string, link: RegExp): Promise<string> => {
		const found = new RegExp(`href="(${link.source})"`).exec(await read(from))?.[1];
		if (found === undefined) throw new Error(`${from} has no link ${link.source}`);
		return found;
	};
	const categories = await first("/", /\/\d{4}\/categories/);
	const year = categories.replace("/categories", "");
	const category = await first(categories, /\/\d{4}\/categories\/[^/"?]+/);
	const arena = await first(`${year}/arenas`, /\/\d{4}\/arenas\/arena\/[^/"?]+/);
	const teams = `${category}/teams`;
	const match = await first(`${year}/matches`, /\/\d{4}\/matches\/[^/"?]+/);
	return [
		{ name: "home", path: year },
		{ name: "home-sv", path: `${year}?lang=sv` },
		{ name: "live-center", path: `${year}/matches?lang=en` },
		{ name: "match", path: match },
		{ name: "match-table", path: `${match}?tab=table` },
		{ name: "categories", path: categories },
		{ name: "category", path: category },
		{ name: "teams", path: teams },
		{ name: "group", path: await first(category, /\/\d{4}\/categories\/[^/"]+\/division\/[^/"?]+/) },
		{ name: "playoff", path: await first(category, /\/\d{4}\/categories\/[^/"]+\/playoff\/[^/"?]+/) },
		{ name: "team", path: await first(teams, /\/\d{4}\/teams\/[^/"?]+/) },
		{ name: "nations", path: `${year}/nations` },
		{ name: "nation", path: `${year}/nations/se` },
		{ name: "arenas", path: `${year}/arenas` },
		{ name: "arena", path: arena },
		{ name: "field", path: await first(arena, /\/\d{4}\/arenas\/arena\/[^/"]+\/field\/[^/"?]+/) },
		{ name: "statistics", path: `${year}/states` },
		{ name: "streams", path: `${year}/streams` },
		{ name: "stream", path: await first(`${year}/streams`, /\/\d{4}\/streams\/[^/"?]+/) },
		{ name: "my-week", path: `${year}/favourites` },
		{ name: "search", path: `${year}/search?q=if` },
		{ name: "sign-up", path: `${year}/signup` },
	];
}
