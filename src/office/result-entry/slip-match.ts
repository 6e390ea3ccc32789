import { and, asc, eq, isNull } from "drizzle-orm";
import { divisionsOf } from "../../cup/match/divisions-of.ts";
import { mustBeDecided } from "../../cup/match/must-be-decided.ts";
import type { Ending, SlipMatch, SlipSide } from "../../cup/office/slip.ts";
import { placeName } from "../../cup/place-name.ts";
import { rulesOf } from "../../cup/presets.ts";
import type { Stated } from "../../cup/reports/report.ts";
import { reportedMatch } from "../../cup/reports/reported-match.ts";
import { type Database, type Orm, SNAPSHOT } from "../../database/database.ts";
import { act } from "../../results/acts/act-table.ts";
import { placedMatch } from "../../results/acts/proposals/match-of.ts";
import { zonedTime } from "../../results/edition/building/zoned-time.ts";
import type { CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";
import { filledCategory } from "../../results/record/filled-category.ts";
import { missingNamed } from "../../results/record/naming/missing-named.ts";
import { namedGroups } from "../../results/record/naming/named-groups.ts";
import { teamName } from "../../results/record/naming/teams-named.ts";
import { match as matches } from "../../results/record/nouns/match.ts";
import { readCategoryOfMatch } from "../../results/record/read.ts";
import { readLog } from "../../results/record/reporting/log.ts";
import { isYoung } from "../../results/record/young-category.ts";
import { joinedGroups } from "../../text/group-title.ts";
import type { CurrentEdition } from "../current-edition.ts";

/**
 * @param desk the id of the desk that looks: its own earlier slips are marked
 * @returns the matches of that printed number, or of that id: none, one, or those that share a number
 */
export function slipMatches(db: Database, current: CurrentEdition, number: string, desk?: string): Promise<SlipMatch[]> {
	const { cup, edition } = current;
	return db.orm.transaction(async (orm) => {
		const numbered = await orm
			.select({ id: matches.id })
			.from(matches)
			.where(and(eq(matches.cup, cup), eq(matches.edition, edition), eq(matches.number, number)))
			.orderBy(asc(matches.ordinal));
		const ids = numbered.length > 0 ? numbered.map(({ id }) => id) : [number];
		const found: SlipMatch[] = [];
		for (const id of ids) {
			const record = await readCategoryOfMatch(orm, cup, id);
			if (record && record.edition.id === edition) found.push(await slipMatch(orm, record, id, { ...current, desk }));
		}
		return found;
	}, SNAPSHOT);
}

type Looking = Pick<CurrentEdition, "cup" | "now"> & { readonly desk: string | undefined };

async function slipMatch(orm: Orm, record: EditionRecord, id: string, { cup, now, desk }: Looking): Promise<SlipMatch> {
	const { match, category, stage } = placedMatch(record, id)!;
	const standing = filledCategory(record, category).sides.get(id)!;
	const place = placeOf(record, match.field);
	const zone = place?.zone ?? record.cup.zone;
	const zoned = (instant: string | undefined) => (instant === undefined ? null : zonedTime(instant, zone));
	const desks = await saidByDesks(orm, cup, id, desk);
	const field = await saidByField(orm, record, match, {
		halves: halfMinutes(category, stage),
		confirms: category.confirmsResults ?? false,
	});
	const young = isYoung(category);
	const groups = namedGroups([category]);
	// Scores of the young are not shown, in the office either.
	const told = (ending: Ending): Ending => (young ? { ...ending, score: null, shootOut: null, winner: null } : ending);
	const said = [...(field ? [{ ...field, who: place?.name ?? null }] : []), ...desks.said];
	return {
		id,
		number: match.number ?? null,
		category: { id: category.id, name: category.shortName },
		isYoung: young,
		stage: {
			type: stage.type,
			...(stage.type === "group" && mustBeDecided("group", rulesOf(stage.rules ?? category.rules)) && { decidesDraws: true }),
			division: joinedGroups(divisionsOf(match).map((id) => groups.get(id)!.name)),
			title: stage.title,
			...(groups.get(match.division)!.stage && { namesStage: true as const }),
			round: match.round,
		},
		start: zoned(match.start),
		ended: zoned(match.ended),
		place: place?.name ?? null,
		isNotBegun: match.status === "scheduled" && match.start !== undefined && Date.parse(match.start) > now.getTime(),
		isBye: standing.home.bye || standing.away.bye,
		sides: { home: side(record, standing.home.team, "home"), away: side(record, standing.away.team, "away") },
		stands: { ...told(endingOf(match)), halfTime: young ? null : (match.halfTime ?? null) },
		said: said
			.map(({ at, ending, ...one }) => ({ ...one, at: zonedTime(at, zone), ending: told(ending) }))
			.sort((a, b) => Date.parse(a.at) - Date.parse(b.at)),
		isParked: desks.isParked,
		missing: missingNamed(record, id),
	};
}

function placeOf({ arenas }: EditionRecord, field: string | undefined) {
	for (const { name, zone, fields } of arenas) {
		const own = fields.find(({ id }) => id === field);
		if (own) return { name: placeName(name, own.name), zone };
	}
	return undefined;
}

function side({ edition, clubs }: EditionRecord, id: string | null, which: "home" | "away"): SlipSide {
	const team = edition.teams.find((one) => one.id === id);
	if (!team) return { team: null, name: null, nation: null, shirts: null };
	const nation = clubs.find((club) => club.id === team.club)?.nation ?? null;
	return { team: team.id, name: teamName(team, clubs), nation, shirts: team.shirts?.[which] ?? null };
}

type Halves = { readonly halves?: number | undefined; readonly minutesPerHalf?: number | undefined };
function halfMinutes(category: Halves, stage: Halves): number | null {
	const halves = stage.halves ?? category.halves;
	return halves === 2 ? (stage.minutesPerHalf ?? category.minutesPerHalf ?? null) : null;
}

const endingOf = (match: CupFileMatch | Stated): Ending => ({
	status: match.status,
	score: match.score ?? null,
	shootOut: match.shootOut ?? null,
	decidedBy: match.decidedBy ?? null,
	winner: match.winner ?? null,
});

/** The result of the field's own reports, regardless of the office's changes since; null if they do not end the match. */
async function saidByField(
	orm: Orm,
	{ cup }: EditionRecord,
	match: CupFileMatch,
	{ halves, confirms }: { readonly halves: number | null; readonly confirms: boolean },
) {
	const log = (await readLog(orm, cup.id, match.id)).filter(({ sender, kind }) => sender === "field" && kind !== "statement");
	if (log.length === 0) return null;
	const shootOutBy = cup.sport === "handball" ? "seven-metre-throws" : "penalties";
	const { stated, confirmedBy } = reportedMatch(log, { halfMinutes: halves, shootOutBy });
	if (stated.status === "scheduled" || stated.status === "live") return null;
	const last = log.reduce((latest, { at }) => (Date.parse(at) > Date.parse(latest) ? at : latest), log[0]!.at);
	return { by: "field" as const, at: last, ending: endingOf(stated), ...(confirms && { confirmedBy }) };
}

/** Results entered by desks that have not been undone, the newest last. */
async function saidByDesks(orm: Orm, cup: number, id: string, looking: string | undefined) {
	const rows = await orm
		.select({ desk: act.desk, deskId: act.deskId, at: act.at, kind: act.kind, proposal: act.proposal })
		.from(act)
		.where(and(eq(act.cup, cup), eq(act.match, id), isNull(act.undoneBy)))
		.orderBy(asc(act.id));
	const said = rows.flatMap(({ desk, deskId, at, proposal }) => {
		const ending = proposal && endingOfProposal(proposal);
		return ending ? [{ by: "desk" as const, who: desk, ...(deskId === looking && { isOwn: true as const }), at, ending }] : [];
	});
	return { said, isParked: rows.at(-1)?.kind === "park" };
}

type Kept = { readonly kind: string } & Partial<Record<"score" | "shootOut" | "decidedBy" | "winner" | "absent", unknown>>;

/** A proposal as stored. */
export function endingOfProposal(proposal: Kept): Ending | null {
	const none = { score: null, shootOut: null, decidedBy: null, winner: null };
	const given = proposal as { [Key in keyof Ending]?: Ending[Key] } & { readonly absent?: "home" | "away" | "both" };
	if (proposal.kind === "result")
		return {
			status: "finished",
			score: given.score ?? null,
			shootOut: given.shootOut ?? null,
			decidedBy: given.decidedBy ?? null,
			winner: given.winner ?? null,
		};
	if (proposal.kind === "walkover")
		return {
			...none,
			status: "walkover",
			winner: { home: "away", away: "home", both: "none" }[given.absent ?? "both"] as Ending["winner"],
		};
	if (proposal.kind === "postpone") return { ...none, status: "postponed" };
	if (proposal.kind === "played") return { ...none, status: "finished" };
	return null;
}
