import { isMainRound, type MainRound, type PlayoffRound, placesOf } from "../../cup/playoffs/playoff-round.ts";
import { groupsWithin, groupTitle, groupWithin } from "../group-title.ts";
import { NAME_WORDS } from "../schema/names.ts";
import type { DayTexts, PossibleConflictDetails } from "./day-en.ts";

const MOST_NAMED = 3;
const AND = new Intl.ListFormat("sv");
const OR = new Intl.ListFormat("sv", { type: "disjunction" });
const oneOf = ({ teams, one }: PossibleConflictDetails): string => {
	if (teams.length === 0) return `Laget som kommer från ${one}`;
	if (teams.length > MOST_NAMED) return `Ett av ${teams.length} lag`;
	return OR.format(teams);
};
const all = (names: readonly string[]) =>
	names.length > MOST_NAMED + 2
		? `${names.slice(0, MOST_NAMED).join(", ")} och ${names.length - MOST_NAMED} till`
		: AND.format(names);

const matches = (count: number) => `${count} ${count === 1 ? "match" : "matcher"}`;

const ROUNDS: Readonly<Record<MainRound, string>> = {
	"round-of-128": "64-del",
	"round-of-64": "32-del",
	"round-of-32": "16-del",
	"round-of-16": "8-del",
	"quarter-final": "kvart",
	"semi-final": "semi",
	"third-place": "brons",
	final: "final",
};

const shortRound = (round: PlayoffRound): string => (isMainRound(round) ? ROUNDS[round] : `plats ${placesOf(round).join("–")}`);

export const daySv: DayTexts = {
	day: "Dagen",
	days: "Dagar",
	loading: "Hämtar …",
	failed: "Dagen kunde inte läsas in.",
	again: "Försök igen",
	empty: "Inga matcher den här dagen.",
	wants: "Väntar på resultat",
	late: "Sena planer",
	fromFields: "Från planerna",
	decisions: "Avgöranden",
	more: (count) => `${count} till`,
	nothing: "Inget att göra",
	level: (score) => `lika ${score}, straffar saknas`,
	ended: (time) => `slut ${time}, ingen rapport`,
	minutes: (count) => `${count} min`,
	next: (time, after) => `nästa ${time}, ${after} efter den`,
	noneAfter: "inget mer i dag",
	onTime: "i tid",
	shift: "Förskjut",
	move: "Flytta",
	swap: "Byt plats",
	find: "Hitta platser",
	postpone: "Skjut upp",
	selected: "vald",
	chosen: (count) => (count === 1 ? "vald" : "valda"),
	clear: "Rensa urvalet",
	select: (count) => `Välj ${count}`,
	all: { arenas: "Alla arenor", categories: "Alla klasser", states: "Alla lägen" },
	filters: { arena: "Arena", category: "Klass", state: "Läge", from: "Från", until: "till" },
	now: "Nu",
	width: "Kolumnernas bredd",
	widths: { S: "Smala", M: "Mellan", L: "Breda" },
	asList: "Lista",
	asGrid: "Schema",
	fields: (count, live) => `${count} ${count === 1 ? "plan" : "planer"} · ${live} spelas`,
	grid: "Dagens spelprogram, en rad per plan",
	field: (name, late) => `${name}, ${late}`,
	columns: { time: "Tid", number: "Nummer", place: "Plats", category: "Klass", match: "Match", state: "Läge" },
	states: {
		upcoming: "kommande",
		live: "pågår",
		finished: "slut",
		postponed: "uppskjuten",
		cancelled: "inställd",
		wants: "väntar på resultat",
	},
	group: (group) => groupTitle(group, "sv"),
	round: (playoff, round) => `Slutspel ${playoff} · ${shortRound(round)}`,
	shortRound,
	legend: { live: "Pågår", toCome: "Kommande", finished: "Slut", wants: "Väntar på resultat", boys: "Pojkar", girls: "Flickor" },
	slot: {
		position: (position, group) => NAME_WORDS.sv.positionOf(position, groupWithin(group, "sv")),
		best: (position, { groups, stage, rank }) =>
			NAME_WORDS.sv.bestOf(position, { count: groups.length, groups: groupsWithin(groups, stage, "sv"), rank }),
		winner: (match) => `Vinnare match ${match}`,
		loser: (match) => `Förlorare match ${match}`,
		of: {
			winner: (round, position) => `Vinnare ${round} ${position}`,
			loser: (round, position) => `Förlorare ${round} ${position}`,
		},
		bye: "Frirond",
		nobody: "Inte avgjort",
	},
	cell: (number, from, until, place, category, sides, state) =>
		`${number}, ${from} till ${until}, ${place}, ${category}, ${sides}, ${state}`,
	wouldBe: (time, place) => `skulle bli ${time}${place === null ? "" : `, ${place}`}`,
	postponed: "Uppskjuten",
	walkover: "w.o.",
	proposed: "Förslag, inget är ändrat",
	titles: {
		shift: (count) => `Förskjut ${matches(count)}`,
		move: (count) => `Flytta ${matches(count)}`,
		swap: "Låt två matcher byta plats",
		postpone: (number) => `Skjut upp ${number}`,
		places: (count) => `Hitta platser för ${matches(count)}`,
	},
	subtitle: (places, from, until) => (from === until ? `${places}, ${from}` : `${places}, från ${from} till ${until}`),
	min: "min",
	later: "Minuter senare",
	less: "5 minuter mindre",
	plus: "5 minuter mer",
	ways: { move: "Allt därefter flyttas också", absorb: "Låt pauserna ta upp det", stay: "Bara de här" },
	waysOf: "Det som kommer efter",
	mark: { impossible: "omöjlig", againstRules: "mot era regler", noticed: "att notera" },
	verdict: { impossible: "omöjliga", againstRules: "mot era regler", noticed: "att notera", noRules: "inga regler angivna" },
	verdictSaid: (count, impossible, rules, noticed) =>
		`${matches(count)}. ${impossible} omöjliga, ${rules === null ? "inga regler angivna" : `${rules} mot era regler`}, ${noticed} att notera`,
	unset: {
		rest: (categories) => `Ingen vilotid är angiven för ${all(categories)}.`,
		hours: (arenas) => `Inga öppettider är angivna för ${all(arenas)}.`,
		ways: (arenas) => `Ingen kartposition är angiven för ${all(arenas)}, så tiden dit kontrolleras inte.`,
	},
	mayConflict: {
		team: (said) => `${oneOf(said)} kan få spela ${said.one} och ${said.other} samtidigt.`,
		rest: (said) => `${oneOf(said)} kan få ${said.minutes} min vila före ${said.other}; er regel är ${said.needed}.`,
		way: (said) => `${oneOf(said)} kan få ${said.minutes} min på sig till ${said.other}; vägen dit tar ungefär ${said.needed}.`,
		rule: ({ teams, matches, rule }) => {
			const isNamed = teams.length > 0 && teams.length <= MOST_NAMED;
			const when = isNamed ? `Om ${OR.format(teams)} når dit` : "Beroende på vilka som når dit";
			return `${when} bryter ${AND.format(matches)} mot er regel: ${rule}`;
		},
	},
	conflicts: {
		field: ({ one, other, place }) => `${one} och ${other} är på ${place} samtidigt.`,
		team: ({ team, one, other }) => `${team} spelar ${one} och ${other} samtidigt.`,
		feeder: ({ one, other }) => `${other} börjar innan ${one} är slut, och ${one} avgör vilka som spelar i den.`,
		closed: ({ one, place, from }) => `${one} är på ${place}, som är stängd från ${from}.`,
		rest: ({ team, minutes, needed, other }) => `${team} får ${minutes} min vila före ${other}; er regel är ${needed}.`,
		way: ({ team, minutes, needed, other }) =>
			`${team} har ${minutes} min på sig till ${other}; vägen dit tar ungefär ${needed}.`,
		hours: ({ one, place, minutes, edge }) =>
			edge === "closes"
				? `${one} slutar ${minutes} min efter att ${place} stänger.`
				: `${one} börjar ${minutes} min innan ${place} öppnar.`,
		size: ({ one, place, size }) => `${one} är på ${place} (${size}), en storlek som klassen inte får använda.`,
		rule: ({ matches, rule }) => `${AND.format(matches)} bryter mot er regel: ${rule}`,
	},
	moreConflicts: (count) => `${count} till av samma slag`,
	oldAndNew: "Gamla och nya tider",
	judged: "kontrollerat med alla ändringar gjorda",
	showAll: (count) => `Visa alla ${count}`,
	told: "Vilka får veta",
	toldHow: "sidor och kalendrar ändras ändå",
	teams: () => "lag",
	toldBoxes: {
		teams: () => "lag",
		followers: () => "följare",
		reporters: (count) => (count === 1 ? "rapportör" : "rapportörer"),
	},
	byMail: (leaders, followers) =>
		leaders + followers === 0
			? "Ingen kan nås med mejl: inga ledare eller följare har bett om det."
			: `Kan nås med mejl: ${leaders} ledare, ${followers} följare.`,
	sentTo: ({ leaders, followers, reporters }) => {
		const mails = [...(leaders > 0 ? [`${leaders} ledare`] : []), ...(followers > 0 ? [`${followers} följare`] : [])];
		const ways = [
			...(mails.length > 0 ? [`${mails.join(" och ")} med mejl`] : []),
			...(reporters > 0 ? [`${reporters} ${reporters === 1 ? "rapportör på sin sida" : "rapportörer på sina sidor"}`] : []),
		];
		return ways.length === 0 ? "Ingen kunde nås. Ingen får veta det." : `Meddelas: ${ways.join(", ")}.`;
	},
	announceToo: {
		all: "Meddela det på webbplatsen, till alla",
		arena: "Meddela det på webbplatsen, på den här arenan",
		category: "Meddela det på webbplatsen, till den här klassen",
		team: "Meddela det på webbplatsen, till det här laget",
	},
	messageIn: { en: "Meddelande på engelska", sv: "Meddelande på svenska" },
	bothLanguages: "Skriv meddelandet på båda språken.",
	tellToo: "Meddela andra också",
	andTell: (action) => `${action} och meddela`,
	withoutTelling: (action) => `${action} utan att meddela`,
	why: "Varför",
	whyHow: "sparas i liggaren; inga barns namn",
	settle: "Lös det omöjliga först.",
	leaveOut: "Ta inte med",
	judging: "Kontrollerar …",
	committing: "Sparar …",
	nothingMoves: "Inget flyttas: matchen har börjat eller ligger redan där.",
	commit: (count) => `Flytta ${count}`,
	commitSwap: "Låt dem byta",
	commitPostpone: "Skjut upp",
	canBeUndone: "Kan ångras.",
	changedWhileYouLooked: (changed, of) => `${changed} av de ${of} ändrades medan du tittade`,
	lookOnceMore: "Kontrollerat på nytt med de senaste ändringarna. Titta en gång till.",
	drop: "Kasta förslaget",
	moved: (count, teams) => `${count === 1 ? "1 match flyttad" : `${count} matcher flyttade`}, ${teams} lag berörs.`,
	swapped: "De två har bytt plats.",
	isPostponed: "Uppskjuten.",
	undo: "Ångra",
	undone: "Ångrat.",
	noNetwork: "Inget svar. Inget är ändrat; försök igen.",
	plans: "Tre förslag",
	plansHow: "alla är möjliga",
	searching: "Letar efter platser …",
	noPlan: "Inget förslag hittades. Gör en annan plan fri, tillåt senare tider eller skjut upp en av dem.",
	goals: { "fewest-moves": "Minst antal flyttar", "least-delay": "Minst försening", "same-arena": "Samma arena" },
	measures: {
		moved: "Matcher som flyttas",
		longestDelay: "Längsta försening",
		otherArena: "Byter arena",
		againstRules: "Mot era regler",
		teams: "Lag som berörs",
		lastEnd: "Sista matchen slutar",
	},
	carry: "Pilarna flyttar den, Enter sätter ner den, Esc avbryter.",
	keys: {
		cell: "ruta",
		select: "välj",
		shift: "förskjut",
		move: "flytta",
		step: "±5 min",
		choose: "välj",
		doIt: "gör det",
		drop: "kasta förslaget",
		close: "stäng",
		plan: "välj förslag",
	},
	notYours: "Det här får du inte ändra. Fråga kansliet.",
};
