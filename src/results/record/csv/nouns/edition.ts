import type { Draft } from "../draft.ts";
import { ANNOUNCEMENTS, EDITION } from "../sheets/edition.ts";
import { readDate } from "../words/date.ts";
import { given } from "../words/given.ts";
import { readId, readText, wholeNumber } from "../words/plain.ts";
import { bothLanguages } from "../words/text.ts";
import { readYesNo } from "../words/vocabularies.ts";

const PUBLISHED = ["clubs", "teams", "lot", "schedule"] as const;

export function readEdition(draft: Draft): void {
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
	const startsOn = row.needed("startsOn", readDate, "the first day, such as 2026-07-13");
	const endsOn = row.needed("endsOn", readDate, "the last day, such as 2026-07-18");
	if (startsOn && endsOn && startsOn > endsOn)
		row.error("endsOn", { message: "an edition that ends before it starts", expected: `${startsOn} or later` });
	const year = row.value("year", wholeNumber(1900, 9999)) ?? (startsOn && Number(startsOn.slice(0, 4)));
	const id = row.value("id", readId) ?? (year && String(year));
	if (!id || !year) return;
	const published = given(Object.fromEntries(PUBLISHED.map((flag) => [flag, row.value(flag, readYesNo)])));
	const info = bothLanguages(row, null, "infoEn", "infoSv");
	const hasAccessInfo = bothLanguages(row, null, "accessEn", "accessSv");
	if ((info && !hasAccessInfo) || (!info && hasAccessInfo)) {
		row.error(info ? "infoEn" : "accessEn", {
			message: "half of what is said about streams",
			expected: "what those without access read, and what those with it do",
		});
	}
	draft.edition = {
		id,
		year,
		...given({ name: row.value("name", readText), startsOn, endsOn }),
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
		const text = bothLanguages(row, "text", "textEn", "textSv");
		if (!text) row.error("text", { message: "missing", expected: "the announcement's text", value: undefined });
		const buttonText = bothLanguages(row, "button", "buttonEn", "buttonSv");
		const buttonLink = row.change("link", readText);
		if (buttonText && !buttonLink)
			row.error("link", { message: "a button that leads nowhere", expected: "a link", value: undefined });
		if (!text || row.isBroken) continue;
		const noun = { id, text, ...given({ buttonText, buttonLink }) };
		draft.comesFrom(noun, row, { id: "id", text: "text", buttonText: "button", buttonLink: "link" });
		draft.announcements.push(noun);
	}
}
