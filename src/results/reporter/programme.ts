import type { ProgrammedSide, ReporterProgramme } from "../../cup/reports/programme.ts";
import type { Database } from "../../database/database.ts";
import { shownTo } from "../../outbox/outbox.ts";
import { groupTitle, joinedGroups } from "../../text/group-title.ts";
import { NAME_WORDS } from "../../text/schema/names.ts";
import { zonedTime } from "../edition/building/zoned-time.ts";
import type { SideEntity, Words } from "../edition/entities.ts";
import type { ReadModelProvider } from "../edition/keeping/read-model-provider.ts";
import { ReadSession } from "../edition/reading/read-session.ts";
import { roundName, sideName } from "../graphql/schema/side-name.ts";
import { readCups } from "../record/read.ts";
import { clockOf } from "../record/read-clock.ts";
import { type ProgrammedMatch, type ProgrammedTeam, readProgramme, readReportedFields } from "../record/reporting/programme.ts";
import type { Reporter } from "../record/reporting/reporter.ts";
import { missingOfMatches } from "../record/reporting/waits-for-teams.ts";

/** The days before and after today whose matches a field's reporter sees: for late results, and the rest of the cup. */
const DAYS_BEFORE = 4;
const DAYS_AFTER = 14;
const DAY = 24 * 60 * 60_000;

/**
 * @param where `field`: its id; undefined: the only one that the token covers. `server`: the server's time
 * @returns null if the token does not cover the requested field
 */
export async function reporterProgramme(
	{ database, models }: { readonly database: Database; readonly models: ReadModelProvider },
	{ cup: id, ...reporter }: Reporter & { readonly cup: number },
	{ field: asked, server }: { readonly field: string | undefined; readonly server: Date },
): Promise<ReporterProgramme | null> {
	const cup = (await readCups(database)).find((one) => one.id === id);
	const fields = await readReportedFields(database, id, reporter);
	const field = asked === undefined ? (fields.length === 1 ? fields[0] : undefined) : fields.find((one) => one.id === asked);
	if (cup === undefined || (asked !== undefined && field === undefined)) return null;
	const now = models.now({ clock: clockOf(cup) });
	const around = { from: new Date(now.getTime() - DAYS_BEFORE * DAY), until: new Date(now.getTime() + DAYS_AFTER * DAY) };
	const matches = field === undefined ? [] : await readProgramme(database, id, field.id, around);
	const zone = field?.zone ?? cup.zone;
	const reading = new ReadSession(models);
	const open: string[] = [];
	for (const one of matches) if (!(await areSeated(reading, id, one))) open.push(one.match.id);
	const missing = await missingOfMatches(database.orm, id, open);
	return {
		now: zonedTime(now, zone),
		sport: cup.sport ?? "football",
		shirtNumbers: cup.shirtNumbers ?? false,
		reporter: reporter.id,
		office: reporter.office,
		fields: fields.map(({ id, name, arena }) => ({ id, name, arena })),
		field: field?.id ?? null,
		messages: field === undefined ? [] : await messagesOf(database, { cup: id, field: field.id, server }),
		matches: await Promise.all(
			matches.map(async (one) => ({
				id: one.match.id,
				number: one.match.number ?? null,
				start: zonedTime(one.match.start ?? now, zone),
				category: one.category,
				stage: stageOf(one),
				type: one.division.type,
				...(one.division.decidesDraws && { decidesDraws: true as const }),
				halfMinutes: one.halfMinutes,
				...(await sidesOf(reading, id, one)),
				shirtNumbers: one.shirtNumbers,
				confirmsResults: one.confirmsResults,
				...(missing.has(one.match.id) && { missing: missing.get(one.match.id)! }),
				log: one.log,
			})),
		),
	};
}

async function messagesOf(
	{ orm }: Database,
	{ cup, field, server }: { readonly cup: number; readonly field: string; readonly server: Date },
): Promise<NonNullable<ReporterProgramme["messages"]>> {
	const shown = await shownTo(orm, { cup, recipient: `field:${field}`, now: server });
	return shown.map(({ id, content }) => ({ id, ...(content as { readonly text: Words }) }));
}

function inBoth(words: (language: "en" | "sv") => string): Words {
	return { en: words("en"), sv: words("sv") };
}

function stageOf({ match, division: { name, against, type, title, namesStage } }: ProgrammedMatch): Words {
	const group = { name: joinedGroups(against === null ? [name] : [name, against]), stage: namesStage ? title : null };
	if (type === "group") return inBoth((language) => groupTitle(group, language));
	const round = { round: match.round, position: match.position ?? null };
	return inBoth((language) => `${title[language]}, ${roundName(round, language)}`);
}

/** Whether both teams are known, as far as the read model shows without a query of the record. */
async function areSeated(reading: ReadSession, cup: number, one: ProgrammedMatch): Promise<boolean> {
	if (one.home && one.away) return true;
	const shown = (await reading.open(cup, one.edition))?.match(one.match.id);
	return shown !== undefined && shown !== null && shown.home.team !== null && shown.away.team !== null;
}

/** The teams of a match's sides. For a slot the read model gives the team, as far as it is published. */
async function sidesOf(
	reading: ReadSession,
	cup: number,
	one: ProgrammedMatch,
): Promise<{ home: ProgrammedSide; away: ProgrammedSide }> {
	const edition = one.home && one.away ? null : await reading.open(cup, one.edition);
	const entity = edition?.match(one.match.id) ?? null;
	const side = (team: ProgrammedTeam | null, shown: SideEntity | undefined): ProgrammedSide => {
		if (team) return { name: inBoth(() => team.name), nation: team.nation };
		if (!edition || !shown) return { name: inBoth((language) => NAME_WORDS[language].notYetKnown), nation: null };
		const nation = shown.team === null ? null : edition.get("team", shown.team).nation;
		return { name: inBoth((language) => sideName(edition, shown, language)), nation };
	};
	return { home: side(one.home, entity?.home), away: side(one.away, entity?.away) };
}
