import type { Report } from "../../cup/reports/report.ts";
import type { Language } from "../text/language.ts";
import { type Unreached, unreached } from "./send-report.ts";

type Words = Readonly<Record<Language, string>>;
export type ReportedSide = { readonly name: Words; readonly nation: string | null };

/** A match of the field, as `GET /api/report/programme` tells it (docs/formats/reporting.md). */
export type ReportedMatchData = {
	readonly id: string;
	readonly number: string | null;
	readonly start: string;
	readonly category: Words;
	readonly stage: Words;
	readonly type: "group" | "playoff";
	readonly halfMinutes: number | null;
	readonly home: ReportedSide;
	readonly away: ReportedSide;
	readonly log: readonly Report[];
};

export type Programme = {
	readonly now: string;
	readonly sport: "football" | "handball";
	readonly shirtNumbers: boolean;
	readonly reporter: string;
	readonly office: boolean;
	readonly fields: readonly { readonly id: string; readonly name: string; readonly arena: string }[];
	readonly field: string | null;
	readonly matches: readonly ReportedMatchData[];
};

/** What the call came to: the field's matches, or why not. */
export type ProgrammeAnswer =
	| { readonly programme: Programme; readonly offset: number }
	| { readonly refused: "revoked" | "not-yours" }
	| { readonly away: Unreached };

/** @returns with `offset`, by how many milliseconds the cup's clock is ahead of this phone's */
export async function askForProgramme(token: string, field: string | null): Promise<ProgrammeAnswer> {
	const asked = Date.now();
	try {
		const response = await fetch(`/api/report/programme${field === null ? "" : `?field=${encodeURIComponent(field)}`}`, {
			headers: { authorization: `Bearer ${token}` },
			cache: "no-store",
			credentials: "omit",
		});
		if (response.status === 401) return { refused: "revoked" };
		if (response.status === 403) return { refused: "not-yours" };
		if (!response.ok) return { away: "no-answer" };
		const programme = (await response.json()) as Programme;
		return { programme, offset: Date.parse(programme.now) - (asked + Date.now()) / 2 };
	} catch {
		// What was kept is shown.
		return { away: unreached() };
	}
}
