import { parse } from "csv-parse/sync";
import { EURO_2024 } from "./euro-2024.ts";
import { type PlayedEvent, sheetOf } from "./played-event.ts";
import { SIXTEEN_TEAMS } from "./sixteen-teams.ts";

/*
 * Boys 18, invented and worked by hand. Preliminary round: Ask beat Bro 30-25 and Dal 28-20, Bro beat Dal 27-22. Ek and Fur drew 24-24, Ek beat Gran 31-20, Fur
 * beat Gran 30-20; Ek is before Fur by goal difference. The main round of the first two of each begins with Ask – Bro and Ek – Fur. Ask 2 + 2 points, Ek and Fur
 * 1 + 2 and level with each other, of all matches Fur has +3 and Ek 0, Bro 0 + 2.
 */
const PRELIMINARY: readonly (readonly [group: string, home: string, away: string, score: string])[] = [
	["A", "Ask HF", "Bro HF", "30-25"],
	["A", "Ask HF", "Dal HF", "28-20"],
	["A", "Bro HF", "Dal HF", "27-22"],
	["B", "Ek HF", "Fur HF", "24-24"],
	["B", "Ek HF", "Gran HF", "31-20"],
	["B", "Fur HF", "Gran HF", "30-20"],
];
const MAIN_ROUND: readonly (readonly [home: string, away: string, score: string])[] = [
	["1A", "2B", "26-25"],
	["1B", "1A", "23-22"],
	["2A", "1B", "29-28"],
	["2B", "2A", "24-20"],
];
/** The final table of the main round: place, team, points carried, points, goals. */
export const MAIN_ROUND_TABLE = [
	[1, "Ask HF", 2, 4, "78-73"],
	[2, "Fur HF", 1, 3, "73-70"],
	[3, "Ek HF", 1, 3, "75-75"],
	[4, "Bro HF", 0, 2, "74-82"],
] as const;
/** Boys 18 between the first two of the main round; Girls 11, whose results are not published. */
type LastRow = readonly [category: string, playoff: string, round: string, home: string, away: string, score: string];
const LAST: readonly LastRow[] = [
	["P18", "A", "final", "1:a i grupp 1", "2:a i grupp 1", "27-31"],
	["F11", "", "", "Ask HF", "Bro HF", "9-4"],
	["F11", "", "", "Dal HF", "Ask HF", "5-9"],
	["F11", "", "", "Bro HF", "Dal HF", "7-6"],
	["F11", "A", "final", "1A", "2A", "7-3"],
];

/** Added to match numbers of F16. */
const RAISED = 200;

type Row = Readonly<Record<string, string>>;
/** The headings of an event's sheet, in the words of this cup's. */
const SWEDISH: Readonly<Record<string, string>> = {
	...{ number: "nummer", group: "grupp", playoff: "slutspel", round: "omgång", home: "hemma", away: "borta", score: "resultat" },
	...{ "regular time": "ordinarie tid", "shoot-out": "straffläggning", "decided by": "avgjord genom", club: "klubb" },
	...{ nation: "nation", kind: "typ", date: "datum", time: "tid", order: "ordning", team: "lag", points: "poäng" },
	...{ note: "anteckning", groups: "grupper", match: "match" },
};

function rowsOf({ sheets }: PlayedEvent, names: readonly string[], category: string): Row[] {
	const sheet = names.flatMap((name) => sheets[name] ?? [])[0] ?? "";
	const rows: Row[] = parse(sheet, { columns: true, delimiter: sheet.split("\n")[0]!.includes(";") ? ";" : "," });
	return rows.map((row) => ({
		...Object.fromEntries(Object.entries(row).map(([heading, cell]) => [SWEDISH[heading] ?? heading, cell])),
		klass: category,
	}));
}

function sheet(headings: readonly string[], rows: readonly Row[]): string {
	return sheetOf(";", [headings, ...rows.map((row) => headings.map((heading) => row[heading] ?? ""))]);
}

/** Numbers of an event's matches that no other event has. */
function raised(row: Row): Row {
	const number = (text = "") => text.replace(/^\d+$/, (own) => String(Number(own) + RAISED));
	const slot = (text = "") => text.replace(/(?<=match )\d+/, number);
	const { nummer, match, hemma, borta } = row;
	return { ...row, nummer: number(nummer), match: number(match), hemma: slot(hemma), borta: slot(borta) };
}

/** One match after the other on a field, nine a day. */
const timed = (rows: readonly Row[], plan: string): Row[] =>
	rows.map((row, at) => ({
		...{ ...row, datum: `2026-07-${String(6 + Math.floor(at / 9)).padStart(2, "0")}`, arena: "Heden", plan },
		tid: `${String(8 + (at % 9)).padStart(2, "0")}:00`,
	}));

const preliminary = PRELIMINARY.map(
	([grupp, hemma, borta, resultat]): Row => ({ fas: "Förrunda", grupp, hemma, borta, resultat }),
);
const mainRound = MAIN_ROUND.map(([hemma, borta, resultat]): Row => ({ fas: "Mellanrunda", grupp: "1", hemma, borta, resultat }));
const boys18 = [...preliminary, ...mainRound].map((row): Row => ({ ...row, klass: "P18" }));
const last = LAST.map(
	([klass, slutspel, omgång, hemma, borta, resultat]): Row => ({ klass, slutspel, omgång, hemma, borta, resultat }),
);
const ofBoys18 = [...new Map(PRELIMINARY.flatMap(([group, home, away]) => [home, away].map((team) => [team, group] as const)))];
const F11 = ["Ask HF", "Bro HF", "Dal HF"];

/**
 * One handball cup with the formats of several, by sheets alone: a main round with carried points (P18), playoffs A, B and C with all
 * places played out (P16), four best thirds of 24 teams by an official table (F16), and a young category (F11).
 */
export const IMPORTED_FORMATS: Readonly<Record<string, string>> = {
	"cup.csv": "tidszon;sport;nation\nEurope/Stockholm;handboll;Sverige\n",
	"upplaga.csv": sheet(
		["första dag", "sista dag", "klubbar publicerade", "lag publicerade", "lottning publicerad", "spelschema publicerat"],
		[
			{
				...{ "första dag": "2026-07-06", "sista dag": "2026-07-11", "klubbar publicerade": "ja", "lag publicerade": "ja" },
				...{ "lottning publicerad": "ja", "spelschema publicerat": "ja" },
			},
		],
	),
	"klasser.csv": sheet(
		["namn", "kortnamn", "regler", "vidare", "resultat publiceras"],
		[
			{ namn: "Pojkar 18", kortnamn: "P18", regler: "ehf" },
			{ namn: "Pojkar 16", kortnamn: "P16", regler: "partille", vidare: "1-2 A, 3 B, 4 C" },
			{ namn: "Flickor 16", kortnamn: "F16", regler: "uefa-euro", vidare: "1-2 A, fyra bästa treorna A" },
			{ namn: "Flickor 11", kortnamn: "F11", regler: "partille", vidare: "1-2 A", "resultat publiceras": "nej" },
		],
	),
	"faser.csv": sheet(
		["klass", "namn", "titel (en)", "titel (sv)", "typ", "vidare", "medtagna resultat"],
		[
			{
				...{ klass: "P18", namn: "Förrunda", "titel (en)": "Preliminary round", "titel (sv)": "Förrunda", typ: "grupp" },
				vidare: "1-2 Mellanrunda",
			},
			{
				...{ klass: "P18", namn: "Mellanrunda", "titel (en)": "Main round", "titel (sv)": "Mellanrunda", typ: "grupp" },
				...{ vidare: "1-2 A", "medtagna resultat": "inbördes" },
			},
			{ klass: "P18", namn: "Slutspel A" },
			...["Gruppspel", "Slutspel A", "Slutspel B", "Slutspel C"].map((namn): Row => ({ klass: "P16", namn })),
			...["Gruppspel", "Slutspel A"].map((namn): Row => ({ klass: "F16", namn })),
			...["Gruppspel", "Slutspel A"].map((namn): Row => ({ klass: "F11", namn })),
		],
	),
	"lag.csv": sheet(
		["klubb", "nation", "klass", "grupp"],
		[
			...ofBoys18.map(([klubb, grupp]): Row => ({ klubb, klass: "P18", grupp })),
			...rowsOf(SIXTEEN_TEAMS, ["lag.csv"], "P16"),
			...rowsOf(EURO_2024, ["teams.csv"], "F16"),
			...F11.map((klubb): Row => ({ klubb, klass: "F11", grupp: "A" })),
		],
	),
	"matcher.csv": sheet(
		[
			...["nummer", "datum", "tid", "arena", "plan", "klass", "fas", "grupp", "slutspel", "omgång", "hemma", "borta", "resultat"],
			...["ordinarie tid", "straffläggning", "avgjord genom", "walkover"],
		],
		[
			...timed(
				[...boys18, ...last].map((row, at): Row => ({ ...row, nummer: String(101 + at) })),
				"1",
			),
			...timed(rowsOf(SIXTEEN_TEAMS, ["matcher.csv"], "P16"), "2"),
			...timed(rowsOf(EURO_2024, ["matches.csv"], "F16").map(raised), "3"),
		],
	),
	"bästa treor.csv": sheet(["klass", "grupper", "match", "grupp"], rowsOf(EURO_2024, ["best-thirds.csv"], "F16").map(raised)),
	"fakta.csv": sheet(
		["klass", "typ", "datum", "tid", "grupp", "ordning", "lag", "poäng", "anteckning"],
		[...rowsOf(SIXTEEN_TEAMS, ["fakta.csv"], "P16"), ...rowsOf(EURO_2024, ["facts.csv"], "F16")],
	),
};
