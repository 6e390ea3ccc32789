import { html } from "hono/html";
import type { Brand } from "../../brands/brand.ts";
import { asksForPaper } from "../../client/address/paper-query.ts";
import { askForEditions, tournamentOf } from "../../client/data/editions.ts";
import type { Ask } from "../../client/graphql/ask.ts";
import { askedAddress } from "../../http/asked-address.ts";
import { type CpuQuota, delayOverQuota, UNMETERED } from "../../http/cpu-quota.ts";
import { SECURITY_HEADERS, transportSecurity } from "../../http/security-headers.ts";
import { askThrough, type InProcessClient } from "../../rendering/in-process-client.ts";
import { ProcessorBudgetSpent, RenderScheduler } from "../../rendering/render-scheduler.ts";
import { waitingPage } from "../../rendering/waiting-page.ts";
import { DEFAULT_LANGUAGE } from "../../text/language.ts";
import { bracketPoster } from "./bracket-poster.ts";
import { readCategories, readCategory, whyUnplaced } from "./category-sheets.ts";
import { clubSheet } from "./club-sheet.ts";
import { dayGrid } from "./day-grid.ts";
import { drawn, type Found, found, type Variables, type Why } from "./drawn.ts";
import { fieldCode, fieldSheet } from "./field-sheet.ts";
import {
	ArenaPaperDocument,
	ClubPaperDocument,
	DivisionPaperDocument,
	FieldPaperDocument,
	type PaperEdition,
	type PaperMatch,
	TeamPaperDocument,
} from "./paper.graphql.ts";
import { type PaperAsked, paperAsked } from "./paper-address.ts";
import { lines, type Making, type Markup, mark, page, paperDocument } from "./paper-document.ts";
import { sheetOf } from "./paper-size.ts";
import { slips } from "./slips.ts";
import { diploma, groupTables } from "./standings-sheets.ts";
import { teamSheet } from "./team-sheet.ts";

export type PaperOptions = {
	readonly brand: Pick<Brand, "cup" | "name" | "sport" | "language">;
	readonly ask: InProcessClient;
	/** The address that visitors use, and that codes lead to; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	readonly hstsIncludesSubdomains?: boolean | undefined;
	/** Left out: what visitors get. */
	readonly forOffice?: { readonly isDraft: boolean };
};

export type Papers = {
	/**
	 * @param meter the client's quota, which the sheet's processor time is charged to
	 * @returns null if the address asks for no sheet
	 */
	fetch(request: Request, meter?: CpuQuota): Promise<Response | null>;
};

/** Printed sheets: what a page's `?print=` asks for, made anew for each request, since each says when it was printed. */
export function papers({ brand, ask, publicUrl, hstsIncludesSubdomains, forOffice }: PaperOptions): Papers {
	const turns = new RenderScheduler();

	async function make(asked: PaperAsked, origin: string): Promise<Response | null> {
		const asking = askThrough(ask, asked.languages[0], new Set());
		const editions = await askForEditions(asking, brand.cup, DEFAULT_LANGUAGE);
		const tournament = tournamentOf(editions.find(({ name }) => name === asked.year))?.id;
		if (tournament === undefined) return null;
		// Many pages at once.
		if (asked.page === "categories" && forOffice === undefined) return null;
		const found = await read(asking, asked, { cup: brand.cup, tournament, id: asked.id });
		if (found === null) return null;
		const isLying = asked.page === "playoff" || asked.sheet === "grid" || asked.sheet === "diplomas" || asked.sheet === "diploma";
		const making: Making = {
			...{ cup: brand.name, sport: brand.sport, origin, year: asked.year, edition: found.edition },
			...{ languages: asked.languages, since: asked.since, sheet: sheetOf(asked.paper, isLying) },
			...{ hasWays: forOffice !== undefined, isDraft: forOffice?.isDraft ?? false },
		};
		const { title, pages, why } = found.draw(making);
		const shown = pages.length > 0 ? pages : [nothing(making, why)];
		const body = await paperDocument({ making, title, path: asked.path, brand, pages: shown });
		// As bytes: a text would be checked letter by letter first.
		return new Response(Buffer.from(body), { headers: { ...HEADERS, ...transportSecurity(publicUrl, hstsIncludesSubdomains) } });
	}

	return {
		async fetch(request, meter = UNMETERED) {
			if (request.method !== "GET" && request.method !== "HEAD") return null;
			const given = new URL(request.url);
			if (!asksForPaper(given.search)) return null;
			const url = askedAddress(given, publicUrl);
			const asked = paperAsked(url, brand.language);
			if (asked === null) return null;
			try {
				if (meter.wait() > 0) throw new ProcessorBudgetSpent("the address has used up its time");
				return await turns.take(meter, () => make(asked, url.origin));
			} catch (error) {
				if (!(error instanceof ProcessorBudgetSpent)) throw error;
				await delayOverQuota(meter);
				return waitingPage(asked.languages[0], meter.wait());
			}
		},
	};
}

/** No script runs in a sheet; the office shows it in a frame. */
const HEADERS: Readonly<Record<string, string>> = {
	...SECURITY_HEADERS,
	"content-type": "text/html; charset=utf-8",
	// Heights of rows and places of boxes are attributes of their own, which a policy can only allow all together.
	"content-security-policy":
		"default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
	"x-frame-options": "SAMEORIGIN",
	"cache-control": "no-store",
	"x-robots-tag": "noindex",
};

const nothing = (making: Making, why: Why): Markup =>
	page(html`${mark(making)}${lines(making.languages, (words) => words[why])}`);

/** @returns null if there is no such thing in the edition, or nothing of it is public */
async function read(ask: Ask, asked: PaperAsked, variables: Variables): Promise<Found | null> {
	switch (asked.page) {
		case "field": {
			const { tournament } = await ask(FieldPaperDocument, variables);
			const field = tournament?.field;
			if (!tournament || !field) return null;
			return found(tournament, (making) => {
				const place = { arena: field.arena, field };
				const day = dayOf(asked, tournament, field.matches);
				if (asked.sheet === "code") return drawn(field.name, [fieldCode(making, place)]);
				if (asked.sheet === "slips") return drawn(field.name, slipsOf(making, asked, field.matches, day, field.name));
				return drawn(field.name, fieldSheet(making, place, day));
			});
		}
		case "arena": {
			const { tournament } = await ask(ArenaPaperDocument, variables);
			const arena = tournament?.arena;
			if (!tournament || !arena) return null;
			const all = arena.fields.flatMap(({ matches }) => matches);
			return found(tournament, (making) => {
				const day = dayOf(asked, tournament, all);
				if (asked.sheet === "grid")
					return drawn(arena.name, all.some((match) => isOn(match, day)) ? dayGrid(making, arena, day) : []);
				if (asked.sheet === "slips") return drawn(arena.name, slipsOf(making, asked, all, day, arena.name));
				const fields = arena.fields.filter(({ matches }) => asked.sheet === "codes" || matches.some((match) => isOn(match, day)));
				const of = (field: (typeof fields)[number]) => ({ arena, field });
				return drawn(
					arena.name,
					fields.flatMap((field) =>
						asked.sheet === "codes" ? [fieldCode(making, of(field))] : fieldSheet(making, of(field), day),
					),
				);
			});
		}
		case "team": {
			if (asked.sheet === "club") {
				const { tournament } = await ask(ClubPaperDocument, variables);
				const club = tournament?.team?.club;
				if (!tournament || !club) return null;
				return found(tournament, (making) => drawn(club.name, clubSheet(making, club, asked.path)));
			}
			const { tournament } = await ask(TeamPaperDocument, variables);
			const team = tournament?.team;
			if (!tournament || !team) return null;
			return found(tournament, (making) => {
				if (asked.sheet === "sheet") return drawn(team.name, teamSheet(making, team));
				const { placing, name, nation, category } = team;
				if (placing === null || placing.withdrawn) return drawn(name, [], whyUnplaced(category));
				const { position, among } = placing;
				return drawn(name, [diploma(making, { team: name, nation: nation.name, category: category.name, position, among })]);
			});
		}
		case "division":
		case "playoff": {
			const { tournament } = await ask(DivisionPaperDocument, variables);
			const division = tournament?.division;
			if (!tournament || !division) return null;
			const title = `${division.category.name}, ${division.title}`;
			return found(tournament, (making) => {
				if (asked.page === "playoff") return drawn(title, bracketPoster(making, division, asked.path));
				const { table } = division;
				const pages = table === null ? [] : groupTables(making, title, asked.path, [{ title: division.title, table }]);
				return drawn(title, pages, division.category.publishesTables ? "nothing" : "noResults");
			});
		}
		case "category":
			return readCategory(ask, asked, variables);
		case "categories":
			return readCategories(ask, asked, variables);
	}
}

const isOn = ({ zonedStartTime }: PaperMatch, day: string): boolean => zonedStartTime?.startsWith(day) ?? false;

/** The chosen day; else today if something is played then, else the first day with a match. */
function dayOf({ day }: PaperAsked, { today, startsAt }: PaperEdition, matches: readonly PaperMatch[]): string {
	if (day !== null) return day;
	if (matches.some((match) => isOn(match, today))) return today;
	const days = matches.flatMap(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) ?? []).sort();
	return days.find((one) => one > today) ?? days[0] ?? startsAt;
}

const slipsOf = (making: Making, { each }: PaperAsked, matches: readonly PaperMatch[], day: string, subject: string): Markup[] =>
	slips(
		making,
		matches.filter((match) => isOn(match, day)),
		{ each, subject },
	);
