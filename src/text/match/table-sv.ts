import { capital } from "../capital.ts";
import type { CriterionName, RecordedName, rankedByEn, TableTexts } from "./table-en.ts";

const WORDS = ["", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio"];
const NTH = ["", "första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde", "nionde", "tionde"];
const PLACED = ["", "ettan", "tvåan", "trean", "fyran", "femman", "sexan", "sjuan", "åttan", "nian", "tian"];
const AHEAD = ["", "etta", "tvåa", "trea", "fyra", "femma", "sexa", "sjua", "åtta", "nia", "tia"];
const word = (count: number): string => WORDS[count] ?? `${count}`;
const nth = (position: number): string => NTH[position] ?? `${position}:e`;
const placed = (position: number): string => PLACED[position] ?? `lag ${position}`;
const listed = new Intl.ListFormat("sv", { type: "conjunction" });
const either = new Intl.ListFormat("sv", { type: "disjunction" });

const UNTIL: Readonly<Record<RecordedName, string>> = {
	LOTS: "lotten har avgjort",
	FAIR_PLAY: "fair play-poäng är registrerade",
	RANKING: "deras ranking är registrerad",
};

const UNRECORDED: Readonly<Partial<Record<CriterionName, string>>> = {
	FAIR_PLAY: "poängen är inte registrerade för alla lag ännu",
	RANKING: "rankingen är inte registrerad för alla lag ännu",
};

export const rankedBySv: typeof rankedByEn = (shootOut, recorded) => {
	const until: Readonly<Partial<Record<CriterionName, string>>> = { ...UNTIL, SHOOT_OUT: recorded };
	const criteria: Readonly<Record<CriterionName, string>> = {
		POINTS: "Poäng",
		GOAL_DIFFERENCE: "Målskillnad",
		GOALS_FOR: "Gjorda mål",
		WINS: "Vinster",
		FAIR_PLAY: "Fair play",
		RANKING: "Ranking",
		SHOOT_OUT: shootOut,
		LOTS: "Lottning",
		HEAD_TO_HEAD_POINTS: "Inbördes möte, poäng",
		HEAD_TO_HEAD_GOAL_DIFFERENCE: "Inbördes möte, målskillnad",
		HEAD_TO_HEAD_GOALS_FOR: "Inbördes möte, gjorda mål",
	};
	return {
		criterion: (code, pass) => `${criteria[code]}${pass > 1 ? ", igen" : ""}`,
		criterionWithin: (code) => (code === "HEAD_TO_HEAD_POINTS" ? "inbördes möte" : criteria[code].toLowerCase()),
		undecided: (code, why) =>
			why === "NOT_ALL_MET"
				? "Inbördes möte räknas inte förrän alla har mött varandra."
				: `${criteria[code]}: ${UNRECORDED[code] ?? "inget är registrerat ännu"}.`,
		shares: (names, position, facts) => {
			const ends = facts.flatMap((code) => until[code] ?? []);
			const share = `${listed.format(names)} delar ${nth(position)} plats`;
			return ends.length === 0 ? `${share}: ingen regel skiljer dem åt.` : `${share} tills ${either.format(ends)}.`;
		},
	};
};

export const tableSv: TableTexts = {
	table: "Tabell",
	liveTable: "tabell",
	caption: (group) => `Tabell för ${group}`,
	position: "Placering",
	team: "Lag",
	heads: {
		played: { short: "S", long: "Spelade" },
		won: { short: "V", long: "Vunna" },
		drawn: { short: "O", long: "Oavgjorda" },
		lost: { short: "F", long: "Förlorade" },
		goals: { short: "Mål", long: "Gjorda och insläppta mål" },
		goalDifference: { short: "+/−", long: "Målskillnad" },
		form: { short: "Form", long: "Form, äldst först" },
		points: { short: "P", long: "Poäng" },
	},
	outcomes: {
		WON: { letter: "V", word: "vinst" },
		DRAWN: { letter: "O", word: "oavgjort" },
		LOST: { letter: "F", word: "förlust" },
	},
	inProgress: "pågår",
	allColumns: "Alla kolumner",
	fewerColumns: "Färre kolumner",
	given: (team, points, note) => `${team}: ${points < 0 ? "avdrag" : "tillägg"} med ${Math.abs(points)} poäng. ${note}`,
	provisional: "Preliminär",
	withdrawn: "Utgått",
	levelOnPoints: "Lika på poäng: tryck för att se varför",
	whyThisOrder: "Varför den här ordningen?",
	onPoints: (points) => `${points} poäng`,
	levelTitle: (teams, points) => `${capital(word(teams))} lag på ${points} poäng`,
	rule: "Regel",
	...rankedBySv("Straffläggning", "en straffläggning är registrerad"),
	puts: (criterion, places) =>
		`${criterion} gör ${listed.format(places.map(({ name, position }) => `${name} till ${AHEAD[position] ?? `nummer ${position}`}`))}.`,
	putsAhead: (criterion, names) => `${criterion} sätter ${listed.format(names)} före de andra.`,
	nextRule: (criterion) => `Nästa regel om det ändå är lika: ${criterion}.`,
	sharesForNow: (names, position) => `${listed.format(names)} delar ${nth(position)} plats just nu.`,
	goTo: (from, to) => {
		if (from === to) return `${capital(placed(from))} går till`;
		if (from === 1) return `De ${word(to)} främsta går till`;
		if (to === from + 1) return `${capital(placed(from))} och ${placed(to)} går till`;
		return `${capital(placed(from))} till ${placed(to)} går till`;
	},
	carries: {
		ALL: "Tabellen börjar med lagens alla resultat i gruppspelet före.",
		AMONG: "Tabellen börjar med resultaten mellan de här lagen i gruppspelet före.",
		HALF: "Varje lag börjar med hälften av sina poäng från gruppspelet före, avrundat uppåt.",
	},
	brought: (team, { played, points, goalsFor, goalsAgainst }) =>
		`${team}: ${points} poäng${played === 0 ? "" : `, ${goalsFor}–${goalsAgainst}`}`,
	bestGoTo: (position, { from, to, of }, stage) => {
		const count = to - from + 1;
		const best = count === 1 ? "den bästa" : `de ${word(count)} bästa`;
		const others = count === 1 ? "den sista" : "alla övriga";
		const numbers = count === 1 ? `nummer ${from}` : `nummer ${from} till ${to}`;
		const who = from === 1 ? best : to === of ? others : numbers;
		return `${capital(placed(position))}: ${who} av ${word(of)} går till ${stage}.`;
	},
	allRules: "Alla rangordningsregler",
	legendAndRules: "Tecken och regler",
	underProtest: "Ett resultat är under protest. Tabellen räknar det, men inget lag går vidare förrän protesten är avgjord.",
	notPlayedYet: "Ingen match är spelad ännu. Tabellen börjar med det första resultatet.",
};
