import type { ReporterProgramme } from "../../cup/reports/programme.ts";
import { type Unreached, unreached } from "./send-report.ts";

/** The answer: the field's matches, or why there are none. */
export type ProgrammeAnswer =
	| { readonly programme: ReporterProgramme; readonly offset: number }
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
		const programme = (await response.json()) as ReporterProgramme;
		return { programme, offset: Date.parse(programme.now) - (asked + Date.now()) / 2 };
	} catch {
		// The stored programme is shown.
		return { away: unreached() };
	}
}
