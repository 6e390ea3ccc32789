import type { Page } from "@playwright/test";
import type { ReporterMatch, ReporterProgramme } from "../../src/cup/reports/programme.ts";
import type { Language } from "../../src/text/language.ts";

const side = (name: string) => ({ name: { en: name, sv: name }, nation: "se" });

/** A match of Heden 10 on 17 July without reports. */
export function fieldMatch(id: string, time: string, home: string, away: string): ReporterMatch {
	return {
		id,
		number: null,
		start: `2026-07-17T${time}:00+02:00`,
		category: { en: "B14", sv: "P14" },
		stage: { en: "Group 1", sv: "Grupp 1" },
		type: "group",
		halfMinutes: 20,
		home: side(home),
		away: side(away),
		log: [],
	};
}

export type SentReport = Readonly<Record<string, unknown>> & { readonly kind: string };

/**
 * Opens the reporter's page of a field with fictitious matches, so that no test reports on another's. The page's reports are answered as
 * counted.
 * @returns the reports sent, in order
 */
export async function openReporterPage(
	page: Page,
	address: string,
	told: Partial<ReporterProgramme>,
	language: Language = "en",
): Promise<SentReport[]> {
	const sent: SentReport[] = [];
	const programme: ReporterProgramme = {
		now: "2026-07-17T10:05:00+02:00",
		sport: "football",
		shirtNumbers: false,
		reporter: "r-1",
		office: false,
		fields: [{ id: "heden-10", name: "Heden 10", arena: "Heden" }],
		field: "heden-10",
		matches: [],
		...told,
	};
	await page.route("**/api/report/programme*", (route) => route.fulfill({ json: programme }));
	await page.route("**/api/report", (route) => {
		sent.push(route.request().postDataJSON() as SentReport);
		return route.fulfill({ json: { verdict: "counted", again: false } });
	});
	await page.goto(`${address}/report?lang=${language}#cbr_made-up-for-this-page`);
	return sent;
}
