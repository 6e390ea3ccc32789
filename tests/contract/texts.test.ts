import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { textsIn as accountTextsIn } from "../../src/text/accounts/texts.ts";
import { identityTextsIn } from "../../src/text/identity/texts.ts";
import { reporterTexts } from "../../src/text/reporter/texts.ts";
import { textsIn } from "../../src/text/texts.ts";

const src = path.resolve(import.meta.dirname, "..", "..", "src");

/** SPEC §8's messages, each with its one Swedish wording (DESIGN §6). */
const CATALOGUE: Readonly<Record<string, string>> = {
	"Nothing has been published yet": "Inget är publicerat ännu",
	"You have no favourite teams selected": "Du har inte valt några favoritlag",
	"No matches are live": "Inga matcher pågår",
	"No results": "Inga träffar",
	"Try searching for something else": "Försök söka på något annat",
	"You need to sign in to access this content": "Du måste logga in för att se innehållet",
	"You dont have access to this match": "Du har inte tillgång till den här matchen",
	"This game has not started yet or no livereport is available": "Matchen har inte börjat eller saknar liverapport",
	"Instructions sent. Check your email": "Instruktioner skickade. Kolla din e-post",
};

/** Words and phrases that were replaced, with their replacements: they tend to return in hasty texts. */
const RETIRED: Readonly<Record<"en" | "sv", readonly (readonly [RegExp, string])[]>> = {
	en: [
		[/(?<!e-)\bmails?\b/i, "e-mail, e-mails"],
		[/\bemail\b/i, "e-mail (but for SPEC §8's own message)"],
		[/\bthe letter\b/i, "an e-mail"],
		[/could not be had|are to come|All is sent/, "could not be fetched; No upcoming …; Everything has been sent"],
		[/\bWrite (a|an|your)\b/, "Enter"],
		[/what is marked/, "the fields marked"],
		[/With one: alerts/, "With an account you get alerts, …"],
		[/results don[’']t answer/, "No answer from the results service"],
		[/Very many pages/, "Your network is loading a lot of pages"],
		[/^To where you were/, "Back to where you were"],
		[/^Scroll on$/, "Scroll forward"],
		[/sign-in is kept/, "You are still signed in"],
		[/^Waits: /, "Waiting. …"],
		[/, in one\.$/, "in one alert"],
		[/cannot be alerted/, "cannot get alerts"],
		[/One less for/, "One fewer for"],
		[/May lose by/, "Can afford to lose by up to"],
		[/^Can still$/, "Can still reach …"],
		[/^3\. in|^Best \d+\. of/, "3rd in A, Best 3rd of A, B, C"],
		[/\bw\/o\b/, "w.o."],
		[/^Wants a result/, "Needs a result"],
		[/match ends so|^Broken off|^Look at it$|^Let it go$/, "no match ends like that; Abandoned; View; Discard"],
		[/no scores go out|Out to the people/, "No scores are published for …; Publishing"],
		[/Something else stands there|would not hold together|Something in this is not/, "act-calls.ts has the words"],
	],
	sv: [
		[/\bbrev(et|en|ens)?\b/i, "mejl"],
		[/\bTa bort (ditt |mitt )?konto|kontot togs bort|konto är borttaget/i, "Radera"],
		[/ej (satt|klart?)\b/i, "inte klar"],
		[/full tid/i, "ordinarie tid"],
		[/(måste|får) ha (minst|högst)/, "vara minst, vara högst"],
		[/\bregister\b|här finns ingenting/i, "said plainly"],
		[/Med ett: avis/, "Med ett konto får du aviseringar, …"],
		[/Resultaten svarar inte/, "Resultattjänsten svarar inte"],
		[/^Dit du var/, "Tillbaka dit du var"],
		[/så snart kontot svarar/, "så snart kontotjänsten svarar"],
		[/, i ett\.$/, "samlat i en avisering"],
		[/\butslagen\b/, "utslaget (laget)"],
		[/^Dags att gå/, "När ni ska gå"],
		[/^Vad krävs/, "Det här krävs"],
		[/alla lagens poäng/, "poängen är inte registrerade för alla lag ännu"],
		[/^I dag sparat|behöver ett nät/, "Dagen är sparad; kräver uppkoppling"],
		[/^Spela$/, "Spela upp"],
		[/\bsajt/i, "webbplats"],
		[/\bbord(et|en|ens|ets|s)?\b/i, "plats, konto"],
		[/överallt annars|^Ditt lösenord nu|Den som inga har/, "på alla andra enheter; Nuvarande lösenord; Den som saknar dem"],
		[
			/^Färst|^Släpp urvalet|^Allt efter |Inte din att/,
			"Minst antal flyttar; Rensa urvalet; Allt därefter …; Det här får du inte ändra",
		],
		[/\bkategori(n|er|erna|ns)?\b/i, "klass"],
		[/command line/, "kommandoraden"],
		[/\b1 nationer\b/, "1 nation"],
	],
};

type Leaf = { readonly at: string; readonly en: unknown; readonly sv: unknown };

function leaves(en: unknown, sv: unknown, at = ""): Leaf[] {
	if (typeof en !== "object" || en === null) return [{ at, en, sv }];
	return Object.entries(en).flatMap(([name, one]) => leaves(one, (sv as Record<string, unknown>)?.[name], `${at}.${name}`));
}

const TABLES: readonly Leaf[] = [
	...leaves(textsIn("en"), textsIn("sv"), "site"),
	...leaves(reporterTexts("en", "football"), reporterTexts("sv", "football"), "reporter"),
	...leaves(accountTextsIn("en"), accountTextsIn("sv"), "accounts"),
	...leaves(identityTextsIn("en"), identityTextsIn("sv"), "identity"),
];

test.each(Object.entries(CATALOGUE))("§8 '%s' has the same Swedish wording everywhere", (message, swedish) => {
	const said = TABLES.filter(({ en }) => en === message);
	expect(said.length).toBeGreaterThan(0);
	for (const { at, sv } of said) expect(sv, at).toBe(swedish);
	expect(TABLES.filter(({ en, sv }) => sv === swedish && en !== message)).toEqual([]);
});

/** What is quoted in a text table's source: the texts, also those that are made with a figure or a name. */
function quotedIn(file: string): string[] {
	return [...readFileSync(file, "utf8").matchAll(/"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)].map(
		([, plain, made]) => plain ?? made?.replace(/\$\{[^}]*\}/g, "…") ?? "",
	);
}

for (const language of ["en", "sv"] as const) {
	const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
		new RegExp(`^text[/\\\\](.*[/\\\\-])?${language}\\.ts$`).test(file),
	);

	test(`no text of the word lists has a wording that was replaced, in ${language}`, () => {
		expect(files.length).toBeGreaterThan(10);
		const found = files.flatMap((file) =>
			quotedIn(path.join(src, file))
				.filter((text) => !(text in CATALOGUE) && !text.startsWith("."))
				.flatMap((text) => RETIRED[language].flatMap(([words, instead]) => (words.test(text) ? [{ file, text, instead }] : []))),
		);
		expect(found).toEqual([]);
	});
}
