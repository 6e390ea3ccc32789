import type { Fault } from "../../../results/record/fault.ts";
import { RECORD_PHRASES } from "../../../text/import/record-faults-sv.ts";

/** What an X or, of a number, an N of the English words stands for is kept: a name, what the author wrote, words that stand here too. */
const PHRASES: Readonly<Record<string, string>> = {
	...RECORD_PHRASES,
	"; or a slot such as 1A, 1st of group A, Winner of match 12, Bye":
		"; eller en plats som 1A, 1:a i grupp A, Vinnare match 12, Friplats",
	"X (X, and N more too)": "X (även X, och N till)",
	"X (X too)": "X (även X)",
	"line X": "rad X",
	"X (of X in the record)": "X (gäller X i registret)",

	// Files, headings and cells.
	"a cell beside the last column": "en cell till höger om sista kolumnen",
	"no more cells than headings: is a text with the separator in it not in quotes?":
		"inte fler celler än rubriker: saknas citattecken kring en text med skiljetecknet i?",
	"a column that is missing": "en kolumn som saknas",
	"a column that is not known, and not read": "en okänd kolumn, som inte läses",
	"a column that is not known, in a sheet with no other that says anything":
		"en okänd kolumn, i ett blad där ingen annan kolumn säger något",
	"one of the headings X": "någon av rubrikerna X",
	"a column of X.csv (docs/organise/csv.md)": "en kolumn i X.csv (docs/organise/csv.md)",
	"a column that stands twice (also as X)": "en kolumn som finns två gånger (även som X)",
	"each column once": "varje kolumn en gång",
	"a column without a heading (line X has a cell in it)": "en kolumn utan rubrik (rad X har en cell i den)",
	"a heading; it is not read": "en rubrik; kolumnen läses inte",
	"a heading “X”": "en rubrik ”X”",
	"a heading “X” or “X”": "en rubrik ”X” eller ”X”",
	"a file whose name is not known, and not read": "en fil med okänt namn, som inte läses",
	"one of the names of docs/organise/csv.md": "något av namnen i docs/organise/csv.md",
	"a second file of X": "en andra fil för X",
	"one of the two: the other is X": "en av de två: den andra är X",
	"a second row in X": "en andra rad i X",
	"one X a folder": "en X per mapp",
	"a sheet that is missing": "ett blad som saknas",
	"an empty file": "en tom fil",
	"headings, and rows below them": "rubriker, och rader under dem",
	"letters that are not UTF-8, read as Windows-1252": "bokstäver som inte är UTF-8, lästa som Windows-1252",
	"UTF-8, and å, ä and ö as they should be: export as “CSV UTF-8”":
		"UTF-8, och å, ä och ö som de ska vara: exportera som ”CSV UTF-8”",
	"a letter that was lost when the file was converted": "en bokstav som gick förlorad när filen gjordes om",
	"the letter: export once more as “CSV UTF-8”": "bokstaven: exportera en gång till som ”CSV UTF-8”",
	"a formula that failed": "en formel som misslyckades",
	"a value": "ett värde",
	"a quote that is never closed": "ett citattecken som aldrig avslutas",
	"a quote within a cell": "ett citattecken inuti en cell",
	"text after a closing quote": "text efter ett avslutande citattecken",
	"a quote in a cell written twice, and quotes around that cell, as a spreadsheet exports it":
		"citattecken i en cell skrivna två gånger, med citattecken kring cellen, så som ett kalkylblad exporterar",
	missing: "saknas",
	"not understood (“X”)": "förstås inte (”X”)",
	"X (“X”)": "X (”X”)",
	"one of the two": "en av de två",

	// Values.
	"not an id": "inget id",
	"its id": "dess id",
	"letters a–z, digits, dot, dash and underscore, at most 64, a letter or digit first":
		"bokstäver a–z, siffror, punkt, bindestreck och understreck, högst 64, först en bokstav eller siffra",
	"not such a number": "inget sådant tal",
	"a whole number, X": "ett heltal, X",
	"N or more": "N eller mer",
	"N to N": "N till N",
	"a number from X to X, such as 57.7089 or 57,7089": "ett tal från X till X, till exempel 57.7089 eller 57,7089",
	"a number, such as -3 or 1,5": "ett tal, till exempel -3 eller 1,5",
	"not a date": "inget datum",
	"no such month": "ingen sådan månad",
	"a date without its whole year": "ett datum utan hela årtalet",
	"a day that does not exist": "en dag som inte finns",
	"a time that does not exist": "en tid som inte finns",
	"not a time": "ingen tid",
	"a date as the spreadsheet counts days": "ett datum så som kalkylbladet räknar dagar",
	"a date that can be read in two ways": "ett datum som kan läsas på två sätt",
	"X or X, written so": "X eller X, skrivet så",
	"X: format the column as a date before exporting": "X: formatera kolumnen som datum före exporten",
	"a day without a time": "en dag utan tid",
	"a time such as 09:30; it has no start until then": "en tid som 09:30; till dess har matchen ingen start",
	"a time without a day": "en tid utan dag",
	"the day": "dagen",
	"a date such as 2026-07-13, 13/7 2026, 13.7.2026 or 13 juli 2026":
		"ett datum som 2026-07-13, 13/7 2026, 13.7.2026 eller 13 juli 2026",
	"no hours of a day": "inga tider för en dag",
	"a day and its hours, such as 2026-07-18 10:00-16:00, or 2026-07-19 closed":
		"en dag och dess tider, som 2026-07-18 10:00-16:00, eller 2026-07-19 stängt",
	"a time such as 09:30 or 9.30": "en tid som 09:30 eller 9.30",
	"another time than the date's cell has": "en annan tid än den i datumets cell",
	"X, or a day alone beside it": "X, eller bara en dag bredvid",
	"a time that the clocks of X pass over that night": "en tid som klockorna i X hoppar över den natten",
	"a time before or after they are put forward": "en tid före eller efter att de ställs fram",
	"a time that the clocks of X show twice that night: taken as the first":
		"en tid som klockorna i X visar två gånger den natten: tagen som den första",
	"that; or X in the column of the date, for the second": "den; eller X i datumets kolumn, för den andra",
	"not a score": "inget resultat",
	"two numbers, such as 2-1": "två tal, till exempel 2-1",
	"a score that the spreadsheet turned into a date": "ett resultat som kalkylbladet gjorde om till ett datum",
	"2-1: format the column as text and write it again, or use the columns home goals and away goals":
		"2-1: formatera kolumnen som text och skriv igen, eller använd kolumnerna hemmamål och bortamål",
	"half a score": "ett halvt resultat",
	"the goals of both sides": "båda lagens mål",
	"another score than in the two columns, X": "ett annat resultat än i de två kolumnerna, X",
	"the score once": "resultatet en gång",
	"not a minute": "ingen minut",
	"a minute such as 12, or 45+2": "en minut som 12, eller 45+2",
	"not three numbers": "inte tre tal",
	"points for win, draw and loss, such as 3/1/0": "poäng för vinst, oavgjort och förlust, till exempel 3/1/0",
	"neither yes nor no": "varken ja eller nej",
	"no such zone": "ingen sådan tidszon",
	"a zone such as Europe/Stockholm, or an offset such as +03:00": "en tidszon som Europe/Stockholm, eller ett avstånd som +03:00",
	"no zone": "ingen tidszon",
	"the zone of the cup's clocks: Europe/Stockholm, in cup.csv": "tidszonen för cupens klockor: Europe/Stockholm, i cup.csv",
	"no such nation": "ingen sådan nation",
	"a nation in English or Swedish, or its code (SE, SWE)": "en nation på engelska eller svenska, eller dess kod (SE, SWE)",
	"no such preset": "inga sådana regler",
	"one of X": "något av X",
	"no such criterion": "inget sådant kriterium",
	"head-to-head, X": "inbördes möten, X",
	"no such sport": "ingen sådan sport",
	"no such gender": "inget sådant kön",
	"no such type of stage": "ingen sådan typ av fas",
	"no such status": "ingen sådan status",
	"no such way to decide a match": "inget sådant sätt att avgöra en match",
	"no such period": "ingen sådan period",
	"no such event": "ingen sådan händelse",
	"no such fact": "inget sådant faktum",
	"no such outcome": "inget sådant utfall",
	"no such provider": "ingen sådan leverantör",
	"no such state": "inget sådant läge",
	"no such access": "ingen sådan tillgång",
	"nothing that can happen to their matches": "inget som kan hända med deras matcher",
	"nothing that is counted among the level teams": "inget som räknas mellan lag som är lika",
	"no such side": "ingen sådan sida",
	"home, away, or the team of a side": "hemma, borta, eller sidans lag",
	"home, away, none, or the team of a side": "hemma, borta, ingen, eller sidans lag",

	// Categories, groups and teams.
	"no such category": "ingen sådan klass",
	"a category of the sheet categories": "en klass i bladet klasser",
	"a club of the sheet clubs": "en förening i bladet klubbar",
	"a name that two categories have": "ett namn som två klasser har",
	"a category that an earlier row has": "en klass som en tidigare rad har",
	"each category once": "varje klass en gång",
	"categories.csv or klasser.csv, with the name of each category": "klasser.csv, med namnet på varje klass",
	"edition.csv or upplaga.csv, with first day and last day": "upplaga.csv, med första dag och sista dag",
	"boys, girls or mixed, where the name does not tell it": "pojkar, flickor eller mixed, där namnet inte säger det",
	"a category of age X that does not say whether its results are published":
		"en klass för X år som inte säger om dess resultat publiceras",
	"results published: no, as in Sweden up to age X; or yes":
		"resultat publiceras: nej, som i Sverige till och med X år; eller ja",
	"no such stage": "ingen sådan fas",
	"a stage of X": "en fas i X",
	"a stage that an earlier row has": "en fas som en tidigare rad har",
	"each stage of a category once": "varje fas i en klass en gång",
	"group or playoff, where the name does not tell it": "grupp eller slutspel, där namnet inte säger det",
	"no such group": "ingen sådan grupp",
	"no group X": "ingen grupp X",
	"a group of X": "en grupp i X",
	"a group of X: X": "en grupp i X: X",
	"a category with groups: X has none": "en klass med grupper: X har inga",
	"a group that two stages have": "en grupp som två faser har",
	"a column stage that tells which": "en kolumn fas som säger vilken",
	"a division that an earlier row has": "en grupp som en tidigare rad har",
	"each division of a stage once": "varje grupp i en fas en gång",
	"no groups before this match": "inga grupper före den här matchen",
	"a slot of a group": "en plats från en grupp",
	"no such playoff": "inget sådant slutspel",
	"no such playoff (“X”)": "inget sådant slutspel (”X”)",
	"a playoff of X": "ett slutspel i X",
	"a playoff or a stage of X": "ett slutspel eller en fas i X",
	"which playoff of X: there are several": "vilket slutspel i X: det finns flera",
	"positions that run backwards": "placeringar i bakvänd ordning",
	"a rest of nobody": "övriga som inga är",
	"positions and where they lead: 1-2 A, 3-4 B; or 1-2 A, rest B":
		"placeringar och vart de leder: 1-2 A, 3-4 B; eller 1-2 A, övriga B",
	"nobody goes on: there is no group stage": "ingen går vidare: det finns inget gruppspel",
	"a group stage, or a blank cell": "ett gruppspel, eller en tom cell",
	"no such club": "ingen sådan förening",
	"a club that an earlier row has": "en förening som en tidigare rad har",
	"a name that two clubs have": "ett namn som två föreningar har",
	"the club's id, or its nation beside it": "föreningens id, eller dess nation bredvid",
	"each club once; two of one name each with an id": "varje förening en gång; två med samma namn var sitt id",
	"the club's nation, or a nation in cup.csv for all that state none":
		"föreningens nation, eller en nation i cup.csv för alla som inte anger någon",
	"another nation than an earlier row has for this club": "en annan nation än en tidigare rad har för föreningen",
	"another nation than the sheet clubs has": "en annan nation än bladet föreningar har",
	"X; or a sheet clubs, with an id for each of two clubs of one name":
		"X; eller ett blad föreningar, med ett id för var och en av två med samma namn",
	"no such team": "inget sådant lag",
	"a team of X": "ett lag i X",
	"a team of X, not of X": "ett lag i X, inte i X",
	"a name that two teams have": "ett namn som två lag har",
	"the team's id": "lagets id",
	"a team that line X has": "ett lag som rad X har",
	"each team once; several of a club in a category with a suffix each: 1, 2":
		"varje lag en gång; flera från en förening i en klass med var sitt tillägg: 1, 2",
	"a seat that another team of the group has": "en plats som ett annat lag i gruppen har",
	"each seat once": "varje plats en gång",

	// Matches and places.
	"no such match": "ingen sådan match",
	"no such match in this category": "ingen sådan match i klassen",
	"no match X": "ingen match X",
	"the number or the id of a match": "en matchs nummer eller id",
	"the number or the id of a match of X": "nummer eller id för en match i X",
	"a number that X matches have": "ett nummer som X matcher har",
	"a number that only one has, or the match's id": "ett nummer som bara en har, eller matchens id",
	"a match that line X has": "en match som rad X har",
	"each match once": "varje match en gång",
	"each match once; two alike with an id each": "varje match en gång; två likadana med var sitt id",
	"a number that line X has too": "ett nummer som rad X också har",
	"each match with a number of its own": "varje match med ett eget nummer",
	"a match of a group and of a playoff": "en match i en grupp och i ett slutspel",
	"the match's group, or its playoff: the teams do not tell it": "matchens grupp, eller dess slutspel: lagen säger det inte",
	"a round of a group, in a playoff": "en omgång i en grupp, i ett slutspel",
	"a round of a playoff, in a group": "en omgång i ett slutspel, i en grupp",
	"final, semi-final 1, quarter-final 1, …": "final, semifinal 1, kvartsfinal 1, …",
	"a number; or a playoff in the column playoff, and no group":
		"ett tal; eller ett slutspel i kolumnen slutspel, och ingen grupp",
	"the playoff's round: final, semi-final 1, quarter-final 1": "slutspelets omgång: final, semifinal 1, kvartsfinal 1",
	"no such round": "ingen sådan omgång",
	"X matches are X": "X matcher är X",
	"its place in the round too, or its number": "dess plats i omgången också, eller dess nummer",
	"no X in the playoff": "ingen X i slutspelet",
	"a match of an earlier round": "en match i en tidigare omgång",
	"a slot that can be read in two ways": "en plats som kan läsas på två sätt",
	"it in words: 2nd of group F, or Loser of match 2": "den i ord: 2:a i grupp F, eller Förlorare match 2",
	"a walkover of a match that is X": "en walkover i en match som är X",
	"no such arena": "ingen sådan arena",
	"an arena of the sheet arenas": "en arena i bladet arenor",
	"an arena of the cup": "en av cupens arenor",
	"a new arena": "en ny arena",
	"an arena of the cup, unless it is meant": "en av cupens arenor, om det inte är meningen",
	"an arena that an earlier row has": "en arena som en tidigare rad har",
	"each arena once": "varje arena en gång",
	"no such field": "ingen sådan plan",
	"a field of X": "en plan på X",
	"a field of X in the sheet fields": "en plan på X i bladet planer",
	"a field of the sheet fields": "en plan i bladet planer",
	"a field that an earlier row has": "en plan som en tidigare rad har",
	"each field of an arena once": "varje plan på en arena en gång",
	"a field that two arenas have": "en plan som två arenor har",
	"its arena too: X": "dess arena också: X",
	"fewer than two teams": "färre än två lag",
	"the teams, the best first, with semicolons between": "lagen, det bästa först, med semikolon emellan",

	// What a cell that may not be blank should hold.
	"the arena's name": "arenans namn",
	"the field's arena": "planens arena",
	"the field's number or name": "planens nummer eller namn",
	"the match's number or id": "matchens nummer eller id",
	"the category's name": "klassens namn",
	"the club's name": "föreningens namn",
	"the group's or the playoff's name": "gruppens eller slutspelets namn",
	"the stage's name: Gruppspel, Slutspel A": "fasens namn: Gruppspel, Slutspel A",
	"the first day, such as 2026-07-13": "första dagen, till exempel 2026-07-13",
	"the last day, such as 2026-07-18": "sista dagen, till exempel 2026-07-18",
	"the kind of fact": "typen av faktum",
	"when it was": "när det var",
	"what happened": "vad som hände",
	"what was decided": "vad som beslutades",
	"the claim": "protesten",
	"the team's points, such as -3": "lagets poäng, till exempel -3",
	"a number, the better the lower": "ett tal, ju lägre desto bättre",
	"the group": "gruppen",
	"the team": "laget",
	"the team's category": "lagets klass",
	"the announcement's text": "meddelandets text",
	"of a group its number, from 1; of a playoff final, third place, semi-final 1, quarter-final 1, round of 16":
		"i en grupp dess nummer, från 1; i ett slutspel final, bronsmatch, semifinal 1, kvartsfinal 1, åttondelsfinal",

	// Best thirds, announcements, streams.
	"a match of another category, or of a group": "en match i en annan klass, eller i en grupp",
	"a match of the category's playoff": "en match i klassens slutspel",
	"a match that an earlier row gives to another group": "en match som en tidigare rad ger en annan grupp",
	"each match once for the same groups": "varje match en gång för samma grupper",
	"the groups whose third went through: A B C D": "grupperna vars trea gick vidare: A B C D",
	"one of the groups whose third went through": "en av grupperna vars trea gick vidare",
	"the group whose third plays it": "gruppen vars trea spelar den",
	"a group that is not among X": "en grupp som inte är bland X",
	"a column stage that names it": "en kolumn fas som nämner den",
	"no stage that this group could be of": "ingen fas som gruppen kan höra till",
	"no stage that this playoff could be of": "ingen fas som slutspelet kan höra till",
	"its category too, or the id in a column id: X": "dess klass också, eller id i en kolumn id: X",
	"half of what is said about streams": "hälften av det som sägs om sändningar",
	"what those without access read, and what those with it do": "vad de utan tillgång läser, och vad de med tillgång läser",
	"a button that leads nowhere": "en knapp som inte leder någonstans",
	"a link": "en länk",
	"an own page such as /2026/matches, or an address with https:, mailto: or tel:":
		"en egen sida som /2026/matches, eller en adress med https:, mailto: eller tel:",
	"a link that no button may have": "en länk som ingen knapp får ha",
	"an announcement for an arena and for more": "ett meddelande för en arena och för fler",
	"a stream that an earlier row has": "en sändning som en tidigare rad har",
	"each stream once; two of one field on one day with an id each":
		"varje sändning en gång; två från en plan samma dag med var sitt id",
	"what it shows: a match; or a field, with date, from and until":
		"vad den visar: en match; eller en plan, med datum, från och till",
	"not an address that can be played": "ingen adress som kan spelas",

	// What the record finds.
	"group X of X: X of X pairings": "grupp X i X: X av X möten",
	"a match for each two of its teams, or its table is never final; missing: X":
		"en match mellan alla lag i gruppen, annars blir tabellen aldrig slutgiltig; saknas: X",
	"X to be free; the other starts X": "att X är ledig; den andra börjar X",
	"a day outside the edition (X)": "en dag utanför upplagan (X)",
	"a day of edition X: X to X": "en dag i upplaga X: X till X",
	"an edition that ends before it starts": "en upplaga som slutar innan den börjar",
	"X or later": "X eller senare",
	"a team that plays itself": "ett lag som möter sig självt",
	"another team than the home side": "ett annat lag än hemmalaget",
	"a team of category X": "ett lag i klass X",
	"a team of category X, where the match is": "ett lag i klass X, där matchen är",
	"a team that has matches in another group: X": "ett lag som har matcher i en annan grupp: X",
	"its own group; or its matches changed as well": "lagets egen grupp; eller att även matcherna ändras",
	"a team that is not in group X": "ett lag som inte är i grupp X",
	"a team of group X, in a match of group X": "ett lag i grupp X, i en match i grupp X",
	"a match of two teams of one group: its own group, or other teams":
		"en match mellan två lag i samma grupp: dess egen grupp, eller andra lag",
	"a team of another group": "ett lag i en annan grupp",
	"a team named twice": "ett lag som nämns två gånger",
	"each team once, the best first": "varje lag en gång, det bästa först",
	"a finished match without a score": "en avslutad match utan resultat",
	"its score": "dess resultat",
	"a position that group X does not have": "en placering som grupp X inte har",
	"a position that no group has": "en placering som ingen grupp har",
	"a position that no group of N has": "en placering som ingen grupp om N lag har",
	"a fact that no rule of group X of X uses": "ett faktum som ingen regel i grupp X i X använder",
	"a fact that no rule of group X uses": "ett faktum som ingen regel i grupp X använder",
	"a fact that no rule of category X uses": "ett faktum som ingen regel i klass X använder",
	"X, which its criteria ask for; others where `criteria` of its rules name them":
		"X, som dess kriterier frågar efter; andra där kolumnen kriterier nämner dem",
	"a level playoff match (X) without its decision: nobody goes on":
		"en oavgjord slutspelsmatch (X) utan avgörande: ingen går vidare",
	"how it was decided, with the shoot-out's score or the winner of the lots":
		"hur den avgjordes, med straffläggningens resultat eller lottningens vinnare",
};

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const WHOLE = Object.entries(PHRASES)
	.filter(([english]) => !english.startsWith(";"))
	// The most literal first: "a team of X, not of X" before "a team of X".
	.sort(([a], [b]) => b.replaceAll("X", "").length - a.replaceAll("X", "").length)
	.map(([english, swedish]) => ({ swedish, pattern: patternOf(english) }));

function patternOf(english: string): RegExp {
	const source = escaped(english).replace(/\bX\b/g, "(.+?)").replace(/\bN\b/g, "(\\d+)");
	return new RegExp(`^${source}$`, "su");
}

const NEAR = /^(.*); near: (.*)$/su;
const OR_SLOT = "; or a slot such as 1A, 1st of group A, Winner of match 12, Bye";

/** @returns the words in Swedish; as they are where nobody has put them into it */
export function wordsInSwedish(words: string): string {
	if (words.endsWith(OR_SLOT)) return wordsInSwedish(words.slice(0, -OR_SLOT.length)) + PHRASES[OR_SLOT];
	const [, before, names] = NEAR.exec(words) ?? [];
	if (before !== undefined) return `${wordsInSwedish(before)}; liknar: ${names}`;
	for (const { pattern, swedish } of WHOLE) {
		const found = pattern.exec(words);
		if (!found) continue;
		const parts = found.slice(1).map(wordsInSwedish);
		return swedish.replace(/\b[XN]\b/g, () => parts.shift() ?? "");
	}
	return words;
}

/** A fault as it is said to those whose sheet has Swedish headings. */
export const faultInSwedish = (fault: Fault): Fault => ({
	...fault,
	message: wordsInSwedish(fault.message),
	expected: wordsInSwedish(fault.expected),
	language: "sv",
});
