/**
 * Recomputes every table and bracket of an edition from a cup's export, to compare with the site:
 *
 *   npx cupboard export --out cup.json
 *   node scripts/recompute.mjs cup.json 2026
 *
 * It imports nothing of ours, and follows docs/organise/rules and docs/integrate/cup-file.md, not src/, so its agreement is independent
 * evidence. It writes JSON: `tables` by group, `brackets` by playoff, by their ids.
 */
import { readFileSync, realpathSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const ALL_FIGURES = ["points", "goal-difference", "goals-for"];
const MEETINGS = { headToHead: ALL_FIGURES };
const MEETINGS_AGAIN = { headToHead: ALL_FIGURES, again: true };
const FOOTBALL = { points: { win: 3, draw: 1, loss: 0 }, walkover: { winner: 3, loser: 0 }, withdrawn: "annul" };
const HANDBALL = { points: { win: 2, draw: 1, loss: 0 }, walkover: { winner: 10, loser: 0 }, withdrawn: "annul" };

const PRESETS = {
	gothia: { ...FOOTBALL, criteria: ["goal-difference", "goals-for", MEETINGS, "shoot-out"] },
	partille: { ...HANDBALL, criteria: [MEETINGS, "lots"] },
	lundaspelen: { ...HANDBALL, criteria: ["goal-difference", "goals-for", MEETINGS, "lots"] },
	ehf: {
		...HANDBALL,
		criteria: [MEETINGS, "goal-difference", "goals-for", "lots"],
		criteriaWhileRunning: ["goal-difference", "goals-for"],
	},
	"uefa-euro": { ...FOOTBALL, criteria: [MEETINGS_AGAIN, "goal-difference", "goals-for", "wins", "fair-play"] },
	"fifa-2022": { ...FOOTBALL, criteria: ["goal-difference", "goals-for", MEETINGS, "fair-play", "lots"] },
	"fifa-2026": { ...FOOTBALL, criteria: [MEETINGS_AGAIN, "goal-difference", "goals-for", "fair-play", "ranking"] },
	helsinki: { ...FOOTBALL, criteria: [MEETINGS_AGAIN, "goal-difference", "goals-for", "lots"] },
	arvika: { ...FOOTBALL, criteria: ["goal-difference", "goals-for", MEETINGS, "lots"] },
};

/** @param cup a cup's export, read */
export function recompute(cup, year) {
	const edition = cup.editions.find((one) => String(one.year) === String(year));
	if (!edition)
		throw new Error(`The export has no edition of ${year}; it has ${cup.editions.map((one) => one.year).join(", ")}.`);
	const matches = new Map(edition.matches.map((match) => [match.id, match]));
	const gone = new Set(edition.teams.filter((team) => team.withdrawn).map((team) => team.id));
	// Until a protest is answered its result counts, but no team goes on by it.
	const unanswered = (edition.facts ?? []).filter((fact) => fact.kind === "protest" && fact.outcome === undefined);
	const protested = new Set(unanswered.map((fact) => fact.match));
	const groups = new Map();
	const playoffs = [];
	const stageOf = new Map();
	for (const category of edition.categories) {
		for (const stage of category.stages) {
			const own = stage.rules ?? category.rules;
			const rules = { ...PRESETS[own.preset], ...own };
			for (const division of stage.divisions) {
				const own = edition.matches.filter((match) => match.division === division.id);
				if (stage.type === "group") groups.set(division.id, { division, rules, own });
				else playoffs.push({ division, own });
				stageOf.set(division.id, { category, stage, rules });
			}
		}
	}
	const tables = new Map();
	const under = new Set();

	function tableOf(id) {
		if (!tables.has(id)) {
			if (under.has(id)) return null;
			under.add(id);
			tables.set(id, reckon(groups.get(id)));
			under.delete(id);
		}
		return tables.get(id);
	}

	/** A team's id, "bye", or null. */
	function standing(match, side) {
		const { team, slot } = match[side];
		if (team !== undefined) return team;
		if (!slot || slot.kind === "bye") return slot ? "bye" : null;
		if (slot.kind === "position") {
			const table = tableOf(slot.division);
			const rows = table?.complete ? table.rows.filter((row) => row.position === slot.position) : [];
			// A team that left keeps the place it played for, and one that left without a match has none.
			return rows.length === 1 && (!rows[0].withdrawn || rows[0].played > 0) ? rows[0].team : null;
		}
		if (slot.kind === "best-of") return bestStanding(match, side, slot);
		if (slot.kind !== "winner" && slot.kind !== "loser") throw new Error(`A slot of kind ${slot.kind} is not recomputed.`);
		const from = matches.get(slot.match);
		const winner = protested.has(from.id) && byesOf(from).length === 0 ? null : winnerOf(from);
		if (winner === null) return null;
		// Which of two teams that both lost goes on is open; of two byes none does.
		if (winner === "none") return slot.kind === "winner" || byesOf(from).length === 2 ? "bye" : null;
		return standing(from, (slot.kind === "winner") === (winner === "home") ? "home" : "away");
	}

	/** The best of a position go on together: all the seats of the stage are filled, or none. */
	function bestStanding(match, side, { position }) {
		const { stage } = stageOf.get(match.division);
		const seats = edition.matches
			.filter((other) => stageOf.get(other.division).stage === stage)
			.flatMap((other) => ["home", "away"].map((where) => ({ match: other.id, where, slot: other[where].slot })))
			.filter((seat) => seat.slot?.kind === "best-of" && seat.slot.position === position);
		const candidates = [];
		for (const id of new Set(seats.flatMap((seat) => seat.slot.divisions))) {
			const table = tableOf(id);
			const rows = table?.complete ? table.rows.filter((row) => row.position === position) : [];
			if (rows.length !== 1 || (rows[0].withdrawn && rows[0].played === 0)) return null;
			candidates.push({ id, name: groups.get(id).division.name, table, row: rows[0] });
		}
		const went = bestOf(candidates, seats.length, stage);
		if (!went) return null;
		const from = stageOf.get(candidates[0].id).stage;
		const meets = stage.bestOf ?? from.bestOf ?? {};
		const said =
			meets[
				went
					.map((one) => one.name)
					.sort()
					.join("")
			] ??
			meets[
				went
					.map((one) => one.id)
					.sort()
					.join("")
			];
		const seated = said ? seatedAsSaid(seats, went, said) : theOnlySeating(seats, went);
		return seated?.[seats.findIndex((seat) => seat.match === match.id && seat.where === side)] ?? null;
	}

	/** Points, difference, goals, then recorded facts of the stage; null while the last seat is level. */
	function bestOf(candidates, seats, stage) {
		const sizes = new Set(candidates.map(({ table }) => table.rows.filter((row) => !row.withdrawn || row.played > 0).length));
		const short = sizes.size > 1 && stage.bestOfAgainstFirstTwo !== false;
		const figures = new Map(
			candidates.map(({ id, table, row }) => [row.team, short ? againstFirstTwo(groups.get(id), row.team, table.rows) : row]),
		);
		const facts = (edition.facts ?? []).filter((fact) => fact.stage === stage.id);
		const criteria = ["goal-difference", "goals-for", "fair-play", "ranking", "lots"];
		const levels = byValue([...figures.keys()], (team) => figures.get(team).points).flatMap((level) =>
			parted(level, criteria, { facts, figures }),
		);
		const best = [];
		for (const level of levels) if (best.length < seats) best.push(...level);
		return best.length === seats ? candidates.filter(({ row }) => best.includes(row.team)) : null;
	}

	function againstFirstTwo(group, team, rows) {
		const firstTwo = rows.filter((row) => row.position <= 2).map((row) => row.team);
		return figuresOf([team, ...firstTwo], sidesOf(group).played, group.rules).get(team);
	}

	function byesOf(match) {
		return ["home", "away"].filter((side) => standing(match, side) === "bye");
	}

	/** "home", "away", "none" of a playoff match that is decided; else null. */
	function winnerOf(match) {
		const byes = byesOf(match);
		if (byes.length > 0) return byes.length === 2 ? "none" : byes[0] === "home" ? "away" : "home";
		if (match.status !== "finished" && match.status !== "walkover") return null;
		return match.winner ?? ahead(match.shootOut) ?? ahead(match.score);
	}

	/** A group's matches that count, and whether more of them will. */
	function sidesOf({ division, rules, own }) {
		const sides = own.map((match) => ({ match, home: standing(match, "home"), away: standing(match, "away") }));
		const named = sides.flatMap(({ home, away }) => [home, away]).filter((team) => team !== null && team !== "bye");
		const played = [];
		let open = sides.length === 0;
		for (const { match, home, away } of sides) {
			if (match.status === "cancelled" || home === "bye" || away === "bye") continue;
			const left = [home, away].filter((team) => gone.has(team));
			if (left.length > 0 && rules.withdrawn === "annul") continue;
			const waits = match.status === "scheduled" || match.status === "postponed";
			if (waits && left.length > 0 && home !== null && away !== null) continue;
			if (match.status === "live") open = true;
			const score = home === null || away === null || waits ? null : scoreOf(match, rules);
			if (score) played.push({ id: match.id, home, away, ...score });
			else open = true;
		}
		const teams = [...new Set([...(division.teams ?? []), ...named])].filter((team) => !gone.has(team));
		const meet = (one, other) =>
			sides.some(({ home, away }) => (home === one && away === other) || (home === other && away === one));
		const lacks = teams.some((one, index) => teams.slice(index + 1).some((other) => !meet(one, other)));
		if (lacks && rules.allMeet !== false) open = true;
		return { played, open, named };
	}

	function reckon({ division, rules, own }) {
		const { played, open, named } = sidesOf({ division, rules, own });
		const teams = [...new Set([...(division.teams ?? []), ...named])];
		const criteria = open ? (rules.criteriaWhileRunning ?? rules.criteria) : rules.criteria;
		const ofGroup = (fact) => fact.division === division.id || (fact.kind === "ranking" && fact.stage === undefined);
		const facts = (edition.facts ?? []).filter(ofGroup);
		const figures = figuresOf(teams, played, rules);
		const annulled = rules.withdrawn === "annul" ? teams.filter((team) => gone.has(team)) : [];
		const ranked = byValue(
			teams.filter((team) => !annulled.includes(team)),
			(team) => figures.get(team).points,
		).flatMap((level) => parted(level, criteria, { played, rules, facts, figures }));
		if (annulled.length > 0) ranked.push(annulled);
		let position = 1;
		const rows = ranked.flatMap((level) => {
			const first = position;
			position += level.length;
			return level.map((team) => ({ position: first, team, withdrawn: gone.has(team), ...figures.get(team) }));
		});
		return { complete: !open && !played.some(({ id }) => protested.has(id)), rows };
	}

	return {
		tables: Object.fromEntries([...groups.keys()].map((id) => [id, tableOf(id)])),
		brackets: Object.fromEntries(
			playoffs.map(({ division, own }) => [
				division.id,
				own.map((match) => ({
					match: match.id,
					home: standing(match, "home"),
					away: standing(match, "away"),
					winner: winnerOf(match),
				})),
			]),
		),
	};
}

/** The team on each seat, by the cup's table. */
function seatedAsSaid(seats, went, said) {
	const seated = seats.map(({ match, slot }) =>
		went.find(({ id, name }) => (said[match] === id || said[match] === name) && slot.divisions.includes(id)),
	);
	return new Set(seated).size === seats.length && !seated.includes(undefined) ? seated.map(({ row }) => row.team) : null;
}

/** Tries every way to seat all teams; only a unique one decides. */
function theOnlySeating(seats, went) {
	const ways = [];
	const seat = (taken) => {
		if (taken.length === seats.length) ways.push(taken);
		else
			for (const one of went)
				if (!taken.includes(one) && seats[taken.length].slot.divisions.includes(one.id)) seat([...taken, one]);
	};
	seat([]);
	return ways.length === 1 ? ways[0].map(({ row }) => row.team) : null;
}

function ahead(score) {
	if (!score || score.home === score.away) return null;
	return score.home > score.away ? "home" : "away";
}

/** The goals that a table counts, and the side that gets the points: "home", "away", "level", "none". */
function scoreOf(match, { walkover }) {
	const given = match.status === "walkover" || match.decidedBy === "walkover";
	const winner = given
		? (match.winner ?? ahead(match.score))
		: match.winner === "none"
			? "none"
			: (ahead(match.score) ?? "level");
	if (!winner) return null;
	if (match.score) return { goals: match.score, winner };
	if (!given) return null;
	const goals = { home: walkover.loser, away: walkover.loser };
	if (winner !== "none") goals[winner] = walkover.winner;
	return { goals, winner };
}

function figuresOf(teams, played, { points, goalCap = Infinity }) {
	const figures = new Map(
		teams.map((team) => [
			team,
			{ played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 },
		]),
	);
	for (const { home, away, goals, winner } of played) {
		if (!figures.has(home) || !figures.has(away)) continue;
		for (const side of ["home", "away"]) {
			const own = figures.get(side === "home" ? home : away);
			const [scored, conceded] = side === "home" ? [goals.home, goals.away] : [goals.away, goals.home];
			own.played += 1;
			own.goalsFor += scored;
			own.goalsAgainst += conceded;
			own.goalDifference += Math.max(-goalCap, Math.min(goalCap, scored - conceded));
			const outcome = winner === "level" ? "drawn" : winner === side ? "won" : "lost";
			own[outcome] += 1;
			own.points += points[{ won: "win", drawn: "draw", lost: "loss" }[outcome]];
		}
	}
	return figures;
}

/** Lists of teams that have the same value, the highest first. */
function byValue(teams, worthOf) {
	const values = [...new Set(teams.map(worthOf))].sort((a, b) => b - a);
	return values.map((value) => teams.filter((team) => worthOf(team) === value));
}

const FIGURE = { points: "points", "goal-difference": "goalDifference", "goals-for": "goalsFor", wins: "won" };

function parted(level, criteria, evidence) {
	const [criterion, ...next] = criteria;
	if (level.length < 2 || criterion === undefined) return [level];
	if (typeof criterion === "object") return byMeetings(level, level, criterion.headToHead, criterion, next, evidence);
	const worthOf = FIGURE[criterion]
		? (team) => evidence.figures.get(team)[FIGURE[criterion]]
		: recorded(criterion, level, evidence.facts);
	if (!worthOf) return parted(level, next, evidence);
	return byValue(level, worthOf).flatMap((part) => parted(part, next, evidence));
}

/** The meetings of exactly those that are level; applied again, of all that were level when it began. */
function byMeetings(level, began, figures, criterion, next, evidence) {
	if (level.length < 2) return [level];
	const [figure, ...more] = figures;
	if (figure === undefined) {
		const again = criterion.again && level.length < began.length;
		return again ? byMeetings(level, level, criterion.headToHead, criterion, next, evidence) : parted(level, next, evidence);
	}
	const among = criterion.again ? began : level;
	if (!haveMet(among, evidence.played)) return parted(level, next, evidence);
	const meetings = figuresOf(among, evidence.played, evidence.rules);
	return byValue(level, (team) => meetings.get(team)[FIGURE[figure]]).flatMap((part) =>
		byMeetings(part, began, more, criterion, next, evidence),
	);
}

function haveMet(teams, played) {
	return teams.every((one, index) =>
		teams
			.slice(index + 1)
			.every((other) => played.some(({ home, away }) => (home === one && away === other) || (home === other && away === one))),
	);
}

/** By recorded facts about these teams, the latest first; null without one. */
function recorded(criterion, level, facts) {
	const own = facts.filter((fact) => fact.kind === criterion).sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
	if (criterion === "lots" || criterion === "shoot-out") {
		const order = own.find((fact) => level.every((team) => fact.order.includes(team)))?.order;
		return order ? (team) => -order.indexOf(team) : null;
	}
	const of = (team) => own.find((fact) => fact.team === team);
	if (!level.every(of)) return null;
	return (team) => (criterion === "ranking" ? -of(team).ranking : of(team).points);
}

function main([file, year]) {
	if (!file || !year) {
		process.stderr.write("node scripts/recompute.mjs EXPORT.json YEAR\n");
		process.exit(2);
	}
	process.stdout.write(`${JSON.stringify(recompute(JSON.parse(readFileSync(file, "utf8")), year))}\n`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) main(process.argv.slice(2));
