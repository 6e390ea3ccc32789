import type { FactCriterion } from "../../cup/rules.ts";
import { groupWithin, type NamedGroup } from "../group-title.ts";
import type { Words } from "../language.ts";

export const PROPOSAL_TEXTS = {
	noSuchMatch: (id: string): Words => ({ en: `The cup has no match "${id}".`, sv: `Cupen har ingen match "${id}".` }),
	noMatchInEdition: (name: string, id: string): Words => ({
		en: `${name} has no match "${id}".`,
		sv: `${name} har ingen match "${id}".`,
	}),
	noOpponent: {
		en: "One side has no opponent, so this match is not played.",
		sv: "Ett av lagen har ingen motståndare, så matchen spelas inte.",
	},
	teamsUnknown: (en: string, missing: Words, sv: string): Words => ({
		en: `No result can be recorded for ${en} until both teams are known: it is waiting for ${missing.en}. Park the slip until then.`,
		sv: `Inget resultat kan föras in för ${sv} innan båda lagen är kända: den väntar på ${missing.sv}. Lägg lappen åt sidan till dess.`,
	}),
	onlyLiveAbandoned: { en: "Only a match that is being played can be abandoned.", sv: "Bara en match som spelas kan avbrytas." },
	abandonedLevel: {
		en: "The score is level, and one side goes through. Enter the result with the shoot-out, or choose to play the match again.",
		sv: "Det står lika, och ett lag går vidare. Skriv in resultatet med straffarna, eller välj att spela om matchen.",
	},
	abandonedLevelInGroup: {
		en: "The score is level, and a draw cannot stand in this group. Enter the result with the shoot-out, or choose to play the match again.",
		sv: "Det står lika, och matcherna i gruppen kan inte sluta oavgjort. Skriv in resultatet med straffarna, eller välj att spela om matchen.",
	},
	reportWithdrawn: {
		en: "The reporter has taken this report back. Discard it.",
		sv: "Rapportören har tagit tillbaka rapporten. Kasta den.",
	},
	reportNotCounted: (verdict: string): Words => ({
		en: `This report would not count now: ${verdict}. Discard it.`,
		sv: "Rapporten skulle inte räknas nu. Kasta den.",
	}),
	noSuchReport: (report: string): Words => ({
		en: `This match has no report "${report}" waiting for the office.`,
		sv: `Matchen har ingen rapport "${report}" som väntar på kansliet.`,
	}),
	reportSettled: {
		en: "Someone has already approved or discarded this report.",
		sv: "Någon har redan godkänt eller kastat rapporten.",
	},
	opensBeforeClosing: {
		en: "The field must reopen after it closes. Enter a later time.",
		sv: "Planen måste öppna efter att den har stängt. Ange en senare tid.",
	},
	notClosed: { en: "None of these fields is closed.", sv: "Ingen av planerna är stängd." },
	noSuchField: (unknown: string): Words => ({
		en: `The cup has no field "${unknown}".`,
		sv: `Cupen har ingen plan "${unknown}".`,
	}),
	groupOrStage: {
		en: "Choose either the group, or the stage that the best teams of several groups go to.",
		sv: "Välj antingen gruppen, eller fasen dit de bästa från flera grupper går.",
	},
	noTable: {
		en: "Points can only be given or deducted in a group with a table. This match is not in one.",
		sv: "Poäng kan bara ges eller dras av i en grupp med tabell. Den här matchen hör inte till någon.",
	},
	notInGroup: (group: NamedGroup): Words => ({
		en: `This team does not play in ${groupWithin(group, "en")}.`,
		sv: `Laget spelar inte i ${groupWithin(group, "sv")}.`,
	}),
	nothingShared: {
		en: "These teams do not share a position that needs a decision. To change a recorded decision, undo it in the Ledger.",
		sv: "De här lagen delar ingen placering som behöver avgöras. Ett avgörande som redan är infört ångrar du i Liggaren.",
	},
	winnerFirst: {
		en: "Enter the winner first, with more than the other team.",
		sv: "Skriv vinnaren först, med fler än det andra laget.",
	},
	notStuck: {
		en: "The results fill this side, or it is already filled. You can only fill a side by hand when no result can fill it.",
		sv: "Resultaten fyller den här platsen, eller så är den redan fylld. Bara en plats som inget resultat kan fylla går att fylla för hand.",
	},
	groupNeedsTwo: {
		en: "A group match needs two teams. Cancel it instead.",
		sv: "En gruppmatch behöver två lag. Ställ in den i stället.",
	},
	noTeamInCategory: (name: Words, named: string): Words => ({
		en: `${name.en} has no team "${named}".`,
		sv: `${name.sv} har inget lag "${named}".`,
	}),
	swapWithItself: { en: "A match cannot change places with itself.", sv: "En match kan inte byta plats med sig själv." },
	notStillToBegin: (called: string): Words => ({
		en: `Match ${called} has already begun. Only matches that have not begun can change places.`,
		sv: `Match ${called} har redan börjat. Bara matcher som inte har börjat kan byta plats.`,
	}),
	scoreNeeded: {
		en: "This category publishes its results. Enter the score.",
		sv: "Klassens resultat publiceras. Skriv in resultatet.",
	},
	noSuchTeam: (name: string, own: string): Words => ({
		en: `${name} has no team "${own}".`,
		sv: `${name} har inget lag "${own}".`,
	}),
	notWithdrawn: { en: "This team has not withdrawn.", sv: "Laget har inte dragit sig ur." },
	noScoreKept: {
		en: "No scores are recorded in this category. Mark the match as played instead.",
		sv: "Inga resultat sparas i den här klassen. Markera matchen som spelad i stället.",
	},
	calledOff: {
		en: "This match is cancelled. Take that back first if it will be played after all.",
		sv: "Matchen är inställd. Ta tillbaka det först om den ska spelas ändå.",
	},
	levelInPlayoff: {
		en: "The score is level, and one side goes through. Enter the shoot-out, or who won the drawing of lots.",
		sv: "Det står lika, och ett lag går vidare. Skriv in straffarna, eller vem som vann lottningen.",
	},
	levelInGroup: {
		en: "The score is level, and a draw cannot stand in this group. Enter the shoot-out, or who won the drawing of lots.",
		sv: "Det står lika, och matcherna i gruppen kan inte sluta oavgjort. Skriv in straffarna, eller vem som vann lottningen.",
	},
	categoryPlayed: (name: Words, numbers: string): Words => ({
		en: `${name.en} has already been played: ${numbers}. Rules can only be chosen before the category's first match.`,
		sv: `${name.sv} har redan spelats: ${numbers}. Reglerna kan bara väljas före klassens första match.`,
	}),
	sameRules: (name: Words, preset: string): Words => ({
		en: `${name.en} already has the rules ${preset}.`,
		sv: `${name.sv} har redan reglerna ${preset}.`,
	}),
	noSuchCategory: (name: string, asked: string): Words => ({
		en: `${name} has no category "${asked}".`,
		sv: `${name} har ingen klass "${asked}".`,
	}),
	notDrawn: (own: string): Words => ({
		en: `${own} has not been drawn into a group yet.`,
		sv: `${own} är inte lottat i någon grupp än.`,
	}),
	differentStages: (one: string, other: string): Words => ({
		en: `${one} and ${other} play in different categories or stages.`,
		sv: `${one} och ${other} spelar i olika klasser eller faser.`,
	}),
	sameGroup: (one: string, other: string): Words => ({
		en: `${one} and ${other} are already in the same group.`,
		sv: `${one} och ${other} är redan i samma grupp.`,
	}),
	playedInGroup: (numbers: string): Words => ({
		en: `One of the two has already played in its group: ${numbers}. A team can only change groups before its first match in the group.`,
		sv: `Ett av lagen har redan spelat i sin grupp: ${numbers}. Ett lag kan bara byta grupp före sin första match i gruppen.`,
	}),
	withdrawnAlready: { en: "This team has already withdrawn.", sv: "Laget har redan dragit sig ur." },
	notContested: {
		en: "There is nothing to decide about who played this match. To change an earlier decision, undo it in the Ledger.",
		sv: "Det finns inget att besluta om vilka som spelade matchen. Ett tidigare beslut ångrar du i Liggaren.",
	},
	nothingToProtest: {
		en: "This match has no result to protest against yet.",
		sv: "Matchen har inget resultat att protestera mot än.",
	},
	protestWaits: {
		en: "This team's protest against this match is already waiting for an answer.",
		sv: "Lagets protest mot den här matchen väntar redan på svar.",
	},
	noSuchProtest: (match: string, protest: string): Words => ({
		en: `Match "${match}" has no protest "${protest}".`,
		sv: `Match "${match}" har ingen protest "${protest}".`,
	}),
	protestAnswered: {
		en: "This protest has already been answered. To change the answer, undo it in the Ledger.",
		sv: "Protesten är redan besvarad. Ångra svaret i Liggaren om du vill ändra det.",
	},
	noMatchThisYear: (match: string): Words => ({
		en: `The edition has no match "${match}".`,
		sv: `Upplagan har ingen match "${match}".`,
	}),
	teamHasLeft: (team: string): Words => ({ en: `${team} has withdrawn.`, sv: `${team} har dragit sig ur.` }),
	otherTeamAlready: (team: string): Words => ({
		en: `${team} is already the other team in this match.`,
		sv: `${team} är redan matchens andra lag.`,
	}),
	noRest: (category: Words): Words => ({ en: `${category.en} has no rest time.`, sv: `${category.sv} har ingen vilotid.` }),
	sameRest: (category: Words, minutes: number): Words => ({
		en: `${category.en} already has ${minutes} minutes of rest.`,
		sv: `${category.sv} har redan ${minutes} minuters vilotid.`,
	}),
	rulesDoNotAsk: (facts: readonly FactCriterion[]): Words => ({
		en: `This category's rules do not ask for this. They ask for ${facts.map((fact) => FACT_NAMES[fact].en).join(" or ") || "nothing that can be recorded"}.`,
		sv: `Klassens regler frågar inte efter det här. De frågar efter ${facts.map((fact) => FACT_NAMES[fact].sv).join(" eller ") || "inget som kan föras in"}.`,
	}),
};

export const FACT_NAMES: Readonly<Record<FactCriterion, { readonly en: string; readonly sv: string }>> = {
	"fair-play": { en: "fair play", sv: "fair play" },
	ranking: { en: "the ranking", sv: "rankingen" },
	"shoot-out": { en: "a shoot-out", sv: "straffar" },
	lots: { en: "drawing of lots", sv: "lottning" },
};

/** Faults of a slip, by the box that has them: the check of files has each in English alone. */
export const SLIP_FAULTS_SV = {
	status: "Så kan matchen inte ha slutat.",
	score: "Resultatet går inte ihop med hur matchen avgjordes. Kontrollera lappen.",
	halfTime: "Halvtidsresultatet går inte ihop med slutresultatet: inget lag har fler mål i halvtid.",
	regularTime: "Resultatet efter ordinarie tid går inte ihop med slutresultatet.",
	shootOut: "Straffar anges bara när det står lika, och ett av lagen måste ha fler.",
	decidedBy: "Så kan matchen inte ha avgjorts.",
	winner: "En vinnare anges bara efter lottning: hemma eller borta.",
	period: "En period anges bara medan matchen spelas.",
	minute: "En minut anges bara medan matchen spelas.",
};
