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
				const own = edition.matches.filter((match) => match.division === division.id || match.against === division.id);
				if (stage.type === "group") groups.set(division.id, { division, rules, own, stage, category });
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

	const pools = edition.categories.flatMap((category) => poolsOf(category, edition.matches));

	/** A seat for a rank has the team on it. All other seats of the stage are filled, or none. */
	function bestStanding(match, side, slot) {
		const { stage } = stageOf.get(match.division);
		const pool = pools.find(({ seats }) => seats.some((seat) => seat.match === match.id && seat.where === side));
		const candidates = [];
		for (const id of [...groups.keys()].filter((id) => pool.divisions.includes(id))) {
			const table = tableOf(id);
			const rows = table?.complete ? table.rows.filter((row) => row.position === pool.position) : [];
			if (rows.length !== 1 || (rows[0].withdrawn && rows[0].played === 0)) return null;
			candidates.push({ id, name: groups.get(id).division.name, table, row: rows[0] });
		}
		const levels = bestFirst(candidates, pool);
		if (slot.rank !== undefined) {
			const [one] = onRanks(levels, [slot.rank]) ?? [];
			return candidates.find(({ id, row }) => row.team === one && slot.divisions.includes(id))?.row.team ?? null;
		}
		const seats = pool.seats.filter((seat) => seat.stage === stage && seat.slot.rank === undefined);
		const ranks = pool.ranksOf.get(stage.id);
		const teams = ranks.length === seats.length ? onRanks(levels, ranks) : null;
		if (!teams) return null;
		const went = candidates.filter(({ row }) => teams.includes(row.team));
		const from = groups.get(went[0].id).stage;
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
		const seated = said ? seatedAsSaid(seats, went, said) : (theOnlySeating(seats, went) ?? seatedByRule(seats, went, stage));
		return seated?.[seats.findIndex((seat) => seat.match === match.id && seat.where === side)] ?? null;
	}

	/** Lists of level teams, by points, difference, goals, then recorded facts of the stages that they lead to. */
	function bestFirst(candidates, { stages }) {
		const sizes = new Set(candidates.map(({ table }) => table.rows.filter((row) => !row.withdrawn || row.played > 0).length));
		const setting = stages.map((stage) => stage.bestOfAgainstFirstTwo).find((one) => one !== undefined);
		const short = sizes.size > 1 && setting !== false;
		const figures = new Map(
			candidates.map(({ id, table, row }) => [row.team, short ? againstFirstTwo(groups.get(id), row.team, table.rows) : row]),
		);
		const facts = (edition.facts ?? []).filter((fact) => stages.some(({ id }) => id === fact.stage));
		const criteria = ["goal-difference", "goals-for", "fair-play", "ranking", "lots"];
		return byValue([...figures.keys()], (team) => figures.get(team).points).flatMap((level) =>
			parted(level, criteria, { facts, figures }),
		);
	}

	/** As few as possible meet their own group (`apart`); of those ways the first, by the order of groups and matches. */
	function seatedByRule(seats, went, { bestOfSeating }) {
		if (bestOfSeating === undefined) return null;
		const against = seats.map(({ match, where }) =>
			bestOfSeating === "apart" ? groupOn(matches.get(match), where === "home" ? "away" : "home") : null,
		);
		let best = null;
		const seat = (taken, cost) => {
			if (best && cost >= best.cost) return;
			if (taken.length === went.length) best = { taken, cost };
			else
				for (const [at, { slot }] of seats.entries()) {
					const { id } = went[taken.length];
					if (!taken.includes(at) && slot.divisions.includes(id)) seat([...taken, at], cost + (against[at] === id ? 1 : 0));
				}
		};
		seat([], 0);
		return best && seats.map((_, at) => went[best.taken.indexOf(at)].row.team);
	}

	/** The group that a side comes from by the programme; null if unknown. */
	function groupOn(match, side) {
		const { team, slot } = match[side];
		if (slot) return slot.kind === "position" ? slot.division : null;
		return team === undefined
			? null
			: ([...groups.keys()].find((id) => tableOf(id)?.rows.some((row) => row.team === team)) ?? null);
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

	/** Those of some matches that count, whether more of them will, and who is on their sides. */
	function countedOf(own, rules) {
		const sides = own.map((match) => ({ match, home: standing(match, "home"), away: standing(match, "away") }));
		const played = [];
		let open = false;
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
		return { sides, played, open };
	}

	/** A group's matches that count, and whether more of them will. */
	function sidesOf({ division, rules, own, stage }) {
		const { sides, played, open: awaits } = countedOf(own, rules);
		const groupOf = ({ against, division: home }, side) => (side === "away" ? (against ?? home) : home);
		const teamsIn = (id) =>
			sides
				.flatMap(({ match, ...on }) => ["home", "away"].filter((side) => groupOf(match, side) === id).map((side) => on[side]))
				.filter((team) => team !== null && team !== "bye");
		const named = teamsIn(division.id);
		const carried = carriedTo([...new Set([...(division.teams ?? []), ...named])], groups.get(division.id));
		let open = awaits || sides.length === 0 || carried.open;
		const meetings = [...sides, ...carried.among];
		const meet = (one, other) =>
			meetings.some(({ home, away }) => (home === one && away === other) || (home === other && away === one));
		const others = new Set(own.flatMap((match) => [match.division, match.against ?? match.division]));
		others.delete(division.id);
		const opponents = [...others].flatMap((id) => [...(groups.get(id).division.teams ?? []), ...teamsIn(id)]);
		const isHere = (team) => !gone.has(team);
		const teams = [...new Set([...(division.teams ?? []), ...named])].filter(isHere);
		// Two groups whose teams meet only those of the other are complete once all of them have met.
		const within = carried.among.length > 0 || own.some(({ against }) => against === undefined) || others.size === 0;
		const lacks = teams.some((one, index) =>
			(within ? teams.slice(index + 1) : opponents.filter(isHere)).some((other) => !meet(one, other)),
		);
		if (lacks && rules.allMeet !== false) open = true;
		return { played, open, named, carried, stage };
	}

	/** What a table begins with of the group stage before: figures, and the matches among its own teams. */
	function carriedTo(teams, { stage, category, rules }) {
		const none = { among: [], figures: new Map(), open: false };
		if (!stage.carries) return none;
		const before = category.stages
			.filter(({ type, rank }) => type === "group" && rank < stage.rank)
			.sort((a, b) => b.rank - a.rank)[0];
		const ids = before.divisions.map(({ id }) => id);
		const isOwn = (team) => teams.includes(team);
		const concerned = edition.matches.filter((match) => {
			if (!ids.includes(match.division)) return false;
			const both = [standing(match, "home"), standing(match, "away")].map(isOwn);
			return stage.carries === "among" ? both[0] && both[1] : both[0] || both[1];
		});
		const { played, open } = countedOf(concerned, groups.get(ids[0]).rules);
		const figures = figuresOf([...teams, ...played.flatMap(({ home, away }) => [home, away])], played, rules);
		if (stage.carries !== "half") return { among: played.filter(({ home, away }) => isOwn(home) && isOwn(away)), figures, open };
		const half = new Map([...figures].map(([team, { points }]) => [team, { points: Math.ceil(points / 2) }]));
		return { among: [], figures: half, open };
	}

	function reckon(group) {
		const { division, rules } = group;
		const { played, open, named, carried } = sidesOf(group);
		const teams = [...new Set([...(division.teams ?? []), ...named])];
		const criteria = open ? (rules.criteriaWhileRunning ?? rules.criteria) : rules.criteria;
		const ofGroup = (fact) => fact.division === division.id || (fact.kind === "ranking" && fact.stage === undefined);
		const facts = (edition.facts ?? []).filter(ofGroup);
		const figures = figuresOf([...teams, ...played.flatMap(({ home, away }) => [home, away])], played, rules);
		const annulled = rules.withdrawn === "annul" ? teams.filter((team) => gone.has(team)) : [];
		for (const { kind, team, points } of facts)
			if (kind === "points" && figures.has(team) && !annulled.includes(team)) figures.get(team).points += points;
		for (const team of teams)
			for (const [figure, more] of Object.entries(carried.figures.get(team) ?? {})) figures.get(team)[figure] += more;
		const ranked = byValue(
			teams.filter((team) => !annulled.includes(team)),
			(team) => figures.get(team).points,
		).flatMap((level) => parted(level, criteria, { played: [...carried.among, ...played], rules, facts, figures }));
		if (annulled.length > 0) ranked.push(annulled);
		let position = 1;
		const rows = ranked.flatMap((level) => {
			const first = position;
			position += level.length;
			return level.map((team) => ({ position: first, team, withdrawn: gone.has(team), ...figures.get(team) }));
		});
		const underProtest = [...carried.among, ...played].some(({ id }) => protested.has(id));
		return { complete: !open && !underProtest, rows };
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

/**
 * The teams on one position of several groups are compared with each other. `ranksOf`: the ranks that a stage's seats without a rank
 * share, by its lines of advancement; without one the best that are left, in the order of the stages.
 */
function poolsOf({ stages: unordered }, all) {
	const stages = [...unordered].sort((a, b) => a.rank - b.rank);
	const parts = [];
	for (const stage of stages) {
		const ids = stage.divisions.map(({ id }) => id);
		for (const { positions, best, to } of stage.advance ?? [])
			if (best) parts.push({ position: positions[0], divisions: ids, seats: [], lines: [{ best, to }], goes: [to] });
		for (const match of all.filter(({ division }) => ids.includes(division)))
			for (const where of ["home", "away"]) {
				const { slot } = match[where];
				if (slot?.kind !== "best-of") continue;
				const seat = { match: match.id, where, slot, stage };
				parts.push({ position: slot.position, divisions: slot.divisions, seats: [seat], lines: [], goes: [stage.id] });
			}
	}
	const pools = [];
	for (const part of parts) {
		const same = pools.filter(
			(pool) =>
				pool.position === part.position &&
				(pool.divisions.some((id) => part.divisions.includes(id)) ||
					pool.seats.some(({ stage }) => part.seats.some((seat) => seat.stage === stage))),
		);
		for (const pool of same) pools.splice(pools.indexOf(pool), 1);
		const joined = [...same, part];
		const every = (key) => [...new Set(joined.flatMap((one) => one[key]))];
		pools.push({
			...{ position: part.position, divisions: every("divisions"), seats: every("seats") },
			...{ lines: every("lines"), goes: every("goes") },
		});
	}
	return pools.map((pool) => withRanks(pool, stages));
}

function withRanks({ lines, seats, goes, ...pool }, stages) {
	const taken = new Set();
	const ranksOf = new Map(stages.map(({ id }) => [id, []]));
	const named = new Set(seats.map(({ slot }) => slot.rank));
	for (const { best, to } of lines)
		for (let rank = best[0]; rank <= best[1]; rank++) {
			if (!named.has(rank) && !taken.has(rank)) ranksOf.get(to).push(rank);
			taken.add(rank);
		}
	for (const rank of named) taken.add(rank);
	for (const stage of stages) {
		const wanted = seats.filter((seat) => seat.stage === stage && seat.slot.rank === undefined).length;
		for (let rank = 1; ranksOf.get(stage.id).length < wanted && rank <= pool.divisions.length; rank++) {
			if (taken.has(rank)) continue;
			taken.add(rank);
			ranksOf.get(stage.id).push(rank);
		}
	}
	const order = ({ stage }) => stages.indexOf(stage);
	return {
		...pool,
		seats: seats.toSorted((a, b) => order(a) - order(b)),
		...{ ranksOf, stages: stages.filter(({ id }) => goes.includes(id)) },
	};
}

/** @returns the teams on these ranks; null if one of them is level with a team on another rank */
function onRanks(levels, ranks) {
	const found = [];
	let before = 0;
	for (const level of levels) {
		const own = level.filter((_, at) => ranks.includes(before + at + 1));
		if (own.length > 0 && own.length < level.length) return null;
		found.push(...own);
		before += level.length;
	}
	return found.length === ranks.length ? found : null;
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

/**
 * The goals that a table counts, the side that gets the points ("home", "away", "level", "none"), and whether the match was decided
 * after full time, where level group matches are.
 */
function scoreOf(match, { walkover, drawnGroup }) {
	const given = match.status === "walkover" || match.decidedBy === "walkover";
	const decides = drawnGroup !== undefined && !given;
	const after = decides && match.status === "finished" ? (match.winner ?? ahead(match.shootOut)) : null;
	const winner = given
		? (match.winner ?? ahead(match.score))
		: match.winner === "none"
			? "none"
			: (ahead(match.score) ?? after ?? "level");
	if (!winner || (decides && winner === "level" && match.status === "finished")) return null;
	const wasLevel =
		!ahead(match.score) ||
		["extra-time", "golden-goal"].includes(match.decidedBy) ||
		(match.regularTime && !ahead(match.regularTime));
	const decided = decides && wasLevel && winner !== "level" && winner !== "none";
	if (match.score) return { goals: match.score, winner, decided };
	if (!given) return null;
	const goals = { home: walkover.loser, away: walkover.loser };
	if (winner !== "none") goals[winner] = walkover.winner;
	return { goals, winner, decided: false };
}

function figuresOf(teams, played, { points, bonus = [], goalCap = Infinity }) {
	const figures = new Map(
		teams.map((team) => [
			team,
			{ played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, goalDifference: 0, points: 0 },
		]),
	);
	for (const { home, away, goals, winner, decided } of played) {
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
			own.points += ((decided && points.decided) || points)[{ won: "win", drawn: "draw", lost: "loss" }[outcome]];
			for (const one of bonus) own.points += one.points * timesEarned(one, { outcome, scored, conceded });
		}
	}
	return figures;
}

function timesEarned(bonus, { outcome, scored, conceded }) {
	if (bonus.for === "each-goal") return Math.min(scored, bonus.most);
	if (bonus.for === "goals") return scored >= bonus.from ? 1 : 0;
	if (bonus.for === "clean-sheet") return conceded === 0 ? 1 : 0;
	if (bonus.for === "narrow-loss") return outcome === "lost" && conceded - scored <= bonus.by ? 1 : 0;
	throw new Error(`Bonus points for ${bonus.for} are not recomputed.`);
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
