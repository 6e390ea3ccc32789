import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { identityTextsIn } from "../../src/accounts/identity/text/texts.ts";
import { textsIn as accountTextsIn } from "../../src/accounts/text/texts.ts";
import { textsIn } from "../../src/site/text/language.ts";
import { reporterTexts } from "../../src/site/text/reporter/texts.ts";

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

/** Words and phrases that were replaced, and by what: they come back with a text that is written in haste. */
const RETIRED: Readonly<Record<"en" | "sv", readonly (readonly [RegExp, string])[]>> = {
	en: [
		[/(?<!e-)\bmails?\b/i, "e-mail, e-mails"],
		[/\bemail\b/i, "e-mail (but for SPEC §8's own message)"],
		[/\bthe letter\b/i, "an e-mail"],
		[/could not be had|are to come|All is sent/, "could not be fetched; No upcoming …; Everything has been sent"],
		[/\bWrite (a|an|your)\b/, "Enter"],
		[/what is marked/, "the fields marked"],
	],
	sv: [
		[/\bbrev(et|en|ens)?\b/i, "mejl"],
		[/\bTa bort (ditt |mitt )?konto|kontot togs bort|konto är borttaget/i, "Radera"],
		[/ej (satt|klart?)\b/i, "inte klar"],
		[/full tid/i, "ordinarie tid"],
		[/(måste|får) ha (minst|högst)/, "vara minst, vara högst"],
		[/\bregister\b|här finns ingenting/i, "said plainly"],
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

test.each(Object.entries(CATALOGUE))("§8 '%s' has one Swedish wording wherever it is said", (message, swedish) => {
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
		new RegExp(`[/\\\\]text[/\\\\](.*[/\\\\-])?${language}\\.ts$`).test(file),
	);

	test(`no text of the word lists says again what was replaced, in ${language}`, () => {
		expect(files.length).toBeGreaterThan(10);
		const found = files.flatMap((file) =>
			quotedIn(path.join(src, file))
				.filter((text) => !(text in CATALOGUE) && !text.startsWith("."))
				.flatMap((text) => RETIRED[language].flatMap(([words, instead]) => (words.test(text) ? [{ file, text, instead }] : []))),
		);
		expect(found).toEqual([]);
	});
}
