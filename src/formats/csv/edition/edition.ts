import { nameKey } from "../../../cup/search/name-key.ts";
import { orNear } from "../../../cup/search/near-names.ts";
import type { CupFileAudience } from "../../../results/record/cup-file.ts";
import type { AnnouncementChange } from "../../../results/record/cup-file-change.ts";
import { categoryOf } from "../categories/categories.ts";
import { CUP } from "../columns/cup.ts";
import { ANNOUNCEMENTS, EDITION } from "../columns/edition.ts";
import { MATCHES } from "../columns/matches.ts";
import type { KeyOf } from "../columns/sheet.ts";
import type { Draft } from "../draft.ts";
import { bothLanguages } from "../file/both-languages.ts";
import type { Row } from "../file/row.ts";
import { reportWrongTeam, teamNamed } from "../lookup/team-named.ts";
import { startOf } from "../matches/start.ts";
import { readDay } from "../words/date.ts";
import { readId, readLink, readText, wholeNumber } from "../words/plain.ts";
import { readYesNo } from "../words/vocabularies.ts";
import { withoutUndefined } from "../words/without-undefined.ts";

type RecordedEdition = { readonly id: string; readonly year: number };

const PUBLISHED = ["clubs", "teams", "lot", "schedule"] as const;

/** @param recorded the recorded edition to use if there is only a sheet of matches */
export function readEdition(draft: Draft, recorded: RecordedEdition | undefined): void {
	const isOver = draft.isOverRecord && !draft.folder.has(EDITION);
	if (recorded && (isOver || draft.folder.hasOnly([CUP, MATCHES]))) {
		draft.edition = { id: recorded.id, year: recorded.year };
		return;
	}
	if (!draft.folder.has(EDITION)) {
		draft.faults.push({
			severity: "error",
			file: draft.folder.name,
			field: "edition.csv",
			value: undefined,
			message: "a sheet that is missing",
			expected: "edition.csv or upplaga.csv, with first day and last day",
		});
		return;
	}
	const row = draft.folder.onlyRow(EDITION);
	if (!row) return;
	const startsOn = row.needed("startsOn", readDay, "the first day, such as 2026-07-13");
	const endsOn = row.needed("endsOn", readDay, "the last day, such as 2026-07-18");
	if (startsOn && endsOn && startsOn > endsOn)
		row.error("endsOn", { message: "an edition that ends before it starts", expected: `${startsOn} or later` });
	const year = row.value("year", wholeNumber(1900, 9999)) ?? (startsOn && Number(startsOn.slice(0, 4)));
	const id = row.value("id", readId) ?? (year && String(year));
	if (!id || !year) return;
	const published = withoutUndefined(Object.fromEntries(PUBLISHED.map((flag) => [flag, row.value(flag, readYesNo)])));
	const info = bothLanguages(row, null, "infoEn", "infoSv");
	const hasAccessInfo = bothLanguages(row, null, "accessEn", "accessSv");
	if ((info && !hasAccessInfo) || (!info && hasAccessInfo)) {
		row.error(info ? "infoEn" : "accessEn", {
			message: "only one of the two texts about streams",
			expected: "one text for those without access, and one for those with it",
		});
	}
	draft.edition = {
		id,
		year,
		...withoutUndefined({ name: row.value("name", readText), startsOn, endsOn }),
		...(Object.keys(published).length > 0 && { published }),
		...(info && hasAccessInfo && { streamingInfo: { info, hasAccessInfo } }),
		...(info === null && hasAccessInfo === null && { streamingInfo: null }),
	};
	draft.defaults.set(draft.edition, { name: `${draft.cupName} ${year}` });
	draft.comesFrom(draft.edition, row, {
		id: "id",
		year: "year",
		name: "name",
		startsOn: "startsOn",
		endsOn: "endsOn",
		"published.clubs": "clubs",
		"published.teams": "teams",
		"published.lot": "lot",
		"published.schedule": "schedule",
		streamingInfo: "infoEn",
	});
}

export function readAnnouncements(draft: Draft): void {
	for (const [at, row] of draft.folder.rows(ANNOUNCEMENTS).entries()) {
		const id = row.value("id", readId) ?? `${draft.edition?.id ?? "x"}-${at + 1}`;
		if (draft.removes(row, "announcements", id)) continue;
		const text = inOneOrBoth(row);
		if (!text) row.error("text", { message: "missing", expected: "the announcement's text", value: undefined });
		const buttonText = bothLanguages(row, "button", "buttonEn", "buttonSv");
		const buttonLink = row.change("link", readLink);
		if (buttonText && !buttonLink && !row.isBroken)
			row.error("link", { message: "a button without a link", expected: "a link", value: undefined });
		const audience = audienceOf(row, draft);
		const publishedAt = startOf(row, ["date", "time"], undefined, draft, "error");
		const publishedUntil = startOf(row, ["untilDate", "untilTime"], undefined, draft, "error");
		if (!text || row.isBroken) continue;
		const noun = { id, text, ...withoutUndefined({ buttonText, buttonLink, audience, publishedAt, publishedUntil }) };
		draft.comesFrom(noun, row, {
			id: "id",
			text: "text",
			buttonText: "button",
			buttonLink: "link",
			publishedAt: "date",
			publishedUntil: "untilDate",
			"audience.arena": "arena",
			"audience.category": "category",
			"audience.team": "team",
		});
		draft.announcements.push(noun);
	}
}

/** A text under one language only is in that language only. */
function inOneOrBoth(row: Row<KeyOf<typeof ANNOUNCEMENTS>>): AnnouncementChange["text"] {
	const shared = row.value("text", readText);
	const [en, sv] = [row.value("textEn", readText) ?? shared, row.value("textSv", readText) ?? shared];
	return en === undefined && sv === undefined ? undefined : withoutUndefined({ en, sv });
}

/** @returns null if it is for everybody again; undefined if it is not stated, or its fault is reported */
function audienceOf(row: Row<KeyOf<typeof ANNOUNCEMENTS>>, draft: Draft): CupFileAudience | null | undefined {
	const [arena, name] = [row.change("arena", readText), row.change("team", readText)];
	const given = row.change("category", readText);
	if (arena && (given || name)) {
		row.error(given ? "category" : "team", {
			message: "an announcement for both an arena and something else",
			expected: "one of the two",
		});
		return undefined;
	}
	if (arena) {
		const found = draft.arenas.find(({ noun, name }) => noun.id === arena || nameKey(name) === nameKey(arena));
		const known = draft.arenas.map(({ name }) => name);
		if (!found) row.error("arena", { message: "no such arena", expected: orNear("one of the cup's arenas", arena, known) });
		return found && { kind: "arena", arena: found.noun.id };
	}
	if (!given && !name) return [arena, given, name].includes(null) ? null : undefined;
	const category = categoryOf(row, draft);
	if (!category) return undefined;
	if (!name) return { kind: "category", category: category.noun.id };
	const { team, wrong } = teamNamed(draft, category, name);
	if (wrong) reportWrongTeam(row, "team", wrong);
	return team && { kind: "team", team: team.noun.id };
}
