import { isNationCode } from "../../../cup/nations/nation-code.ts";
import { nationExpected } from "../../../cup/nations/near-nations.ts";
import type { CupFileClub } from "../cup-file.ts";
import type { CupState } from "../cup-state.ts";
import { isZone } from "../zone.ts";
import type { Report } from "./fault-report.ts";
import { checkClosings, checkHours } from "./hours.ts";

const ZONE = "a time zone such as Europe/Stockholm, or an offset such as +03:00";

/** @param others the cup's editions that the import does not touch */
export function checkCup(
	state: CupState,
	others: readonly { readonly id: string; readonly year: number }[],
	report: Report,
): void {
	if (state.cup.zone !== undefined && !isZone(state.cup.zone))
		report.error(state.cup, ["zone"], { value: state.cup.zone, message: "no such time zone", expected: ZONE });
	for (const club of state.clubs) {
		if (report.states(club, "nation")) checkNation(club, report);
		checkPosition(club, report);
	}
	for (const arena of state.arenas) {
		if (report.isBroken(arena)) continue;
		checkHours(arena, report);
		for (const field of arena.fields) if (!report.isBroken(field)) checkClosings(field, report);
		if (arena.zone !== undefined && !isZone(arena.zone))
			report.error(arena, ["zone"], { value: arena.zone, message: "no such time zone", expected: ZONE });
	}
	const years = new Map(others.map(({ id, year }) => [year, id]));
	for (const edition of state.editions) {
		if (report.isBroken(edition)) continue;
		const holder = years.get(edition.year);
		if (holder !== undefined) {
			report.error(edition, ["year"], {
				value: edition.year,
				message: `a year that edition "${holder}" already has`,
				expected: "one edition per year; to update that one, use its id",
			});
		}
		years.set(edition.year, edition.id);
	}
}

/** Half a position is none. */
function checkPosition(club: CupFileClub, report: Report): void {
	if (report.isBroken(club) || (club.latitude === undefined) === (club.longitude === undefined)) return;
	const given = club.latitude === undefined ? "longitude" : "latitude";
	report.error(club, [given], {
		value: club[given],
		message: "half a position",
		expected: "both latitude and longitude, or neither",
	});
}

/** A code without a nation would show a missing flag. */
function checkNation(club: CupFileClub, report: Report): void {
	if (report.isBroken(club) || isNationCode(club.nation)) return;
	report.error(club, ["nation"], {
		value: club.nation,
		message: "no such nation code",
		expected: nationExpected("a nation code such as se, en or tpe", club.nation),
	});
}
