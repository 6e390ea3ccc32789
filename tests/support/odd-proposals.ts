import type { CupFileEdition, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { Lots } from "./lots.ts";
import { at, HOUR, type OddCup } from "./odd-cups.ts";

/** Something that the office may propose. */
export type OddProposal = { readonly kind: string; readonly [key: string]: unknown };

/** What the office proposes of its current edition, one after the other: whatever it may, and some of what it may not. */
export function proposalsOn({ file, now }: OddCup, seed: number, count: number): OddProposal[] {
	const lots = new Lots(seed + 2_000);
	const [edition] = file.editions as [CupFileEdition];
	const fields = file.arenas.flatMap((arena) => arena.fields.map(({ id }) => id));
	const groups = edition.categories.flatMap(({ stages }) =>
		stages.flatMap(({ divisions }) => divisions.filter(({ teams = [] }) => teams.length > 1)),
	);
	const match = () => lots.of(edition.matches).id;
	/** Mostly one that is so. */
	const matchThatIs = (...states: readonly CupFileMatch["status"][]) => {
		const such = edition.matches.filter(({ status }) => states.includes(status));
		return such.length > 0 && lots.is(0.8) ? lots.of(such).id : match();
	};
	const team = () => lots.of(edition.teams).id;
	const withdrawn = edition.teams.filter((one) => one.withdrawn);
	const score = () => ({ home: lots.within(0, 4), away: lots.within(0, 4) });
	const protests = (edition.facts ?? []).flatMap((fact) => (fact.kind === "protest" ? [fact] : []));
	const fact = () => {
		const { id: division, teams = [] } = lots.of(groups);
		const [one, other] = lots.some(teams, 2) as [string, string];
		return lots.of([
			{ kind: "lots", division, order: [one, other] },
			{ kind: "shoot-out", division, order: [one, other], score: [4, 3] },
			{ kind: "fair-play", division, points: teams.map((each) => ({ team: each, points: -lots.within(0, 4) })) },
			{ kind: "ranking", division, numbers: teams.map((each) => ({ team: each, ranking: lots.within(1, 9) })) },
		]);
	};
	const becomes = () =>
		lots.of([{ kind: "result", score: score() }, { kind: "walkover", absent: "home" }, { kind: "replay" }, { kind: "stands" }]);
	const onProtest = (kind: "uphold" | "reject") => () => {
		const protest = protests.length > 0 ? lots.of(protests) : { id: "nope", match: match() };
		return { match: protest.match, protest: protest.id, answer: "So it is", ...(kind === "uphold" && { becomes: becomes() }) };
	};
	const hoursOn = (from: number) => at(now.getTime() + from * HOUR);
	const KINDS: Readonly<Record<string, () => object>> = {
		result: () => ({ match: matchThatIs("scheduled", "live"), score: score() }),
		walkover: () => ({ match: match(), absent: lots.of(["home", "away", "both"]) }),
		postpone: () => ({ match: match() }),
		played: () => ({ match: match() }),
		reopen: () => ({ match: matchThatIs("finished", "walkover", "cancelled") }),
		park: () => ({ match: match(), reason: lots.of(["differs", "unclear"]), slip: { score: score() } }),
		shift: () => ({
			matches: lots.some(edition.matches, lots.within(1, 3)).map(({ id }) => id),
			minutes: lots.of([-30, 10, 25, 90]),
			later: lots.of(["move", "absorb", "stay"]),
		}),
		move: () => ({
			to: [
				{
					match: match(),
					...(lots.is(0.7) && { field: lots.of(fields) }),
					...(lots.is(0.6) && { date: lots.of([edition.startsOn, edition.endsOn]), minute: lots.within(32, 80) * 15 }),
				},
			],
		}),
		swap: () => ({ matches: lots.some(edition.matches, 2).map(({ id }) => id) }),
		fact: () => ({ fact: fact() }),
		abandon: () => ({ match: matchThatIs("live"), as: lots.of(["stands", "replay", "struck"]) }),
		protest: () => ({ match: matchThatIs("finished"), by: lots.of(["home", "away"]), claim: "A shirt that is not on the list" }),
		uphold: onProtest("uphold"),
		reject: onProtest("reject"),
		"close-fields": () => ({
			fields: [lots.of(fields)],
			from: hoursOn(lots.within(-1, 8)),
			until: hoursOn(lots.within(9, 30)),
			why: "Thunder",
		}),
		"open-fields": () => ({ fields: [lots.of(fields)] }),
		withdraw: () => ({ team: team(), played: lots.of(["stand", "struck"]), toCome: lots.of(["walkover", "cancelled"]) }),
		rejoin: () => ({ team: withdrawn.length > 0 ? lots.of(withdrawn).id : team(), toCome: lots.of(["played", "stay"]) }),
		"swap-groups": () => ({ teams: lots.some(edition.teams, 2).map(({ id }) => id) }),
		"give-points": () => ({ match: match(), team: team(), points: lots.of([-3, -1, 2]), reason: "By the jury's decision" }),
	};
	const kinds = Object.keys(KINDS);
	return Array.from({ length: count }, (_, number) => {
		const kind = number < kinds.length ? kinds[number]! : lots.of(kinds);
		return { kind, ...KINDS[kind]!() };
	});
}
