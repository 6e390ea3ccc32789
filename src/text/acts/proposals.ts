import type { FactCriterion } from "../../cup/rules.ts";
import type { Words } from "../language.ts";

export const PROPOSAL_TEXTS = {
	noSuchMatch: (id: string): Words => ({ en: `The cup has no match "${id}".`, sv: `Cupen har ingen match "${id}".` }),
	noMatchInEdition: (name: string, id: string): Words => ({
		en: `${name} has no match "${id}".`,
		sv: `${name} har ingen match "${id}".`,
	}),
	noOpponent: {
		en: "One side has no opponent: this match is not played.",
		sv: "Ena sidan har inget motstånd: matchen spelas inte.",
	},
	teamsUnknown: (en: string, missing: Words, sv: string): Words => ({
		en: `No result of ${en} is taken before both teams are known: it waits for ${missing.en}. Its slip can be parked until then.`,
		sv: `Inget resultat tas emot för ${sv} innan båda lagen är kända: den väntar på ${missing.sv}. Lappen kan läggas åt sidan till dess.`,
	}),
	onlyLiveAbandoned: { en: "Only a match that is being played is abandoned.", sv: "Bara en match som spelas kan avbrytas." },
	abandonedLevel: {
		en: "Level: one side goes on. Type its result with the shoot-out, or let it be played again.",
		sv: "Lika: en sida går vidare. Skriv resultatet med straffarna, eller låt matchen spelas om.",
	},
	reportWithdrawn: {
		en: "The reporter has taken it back meanwhile: drop it.",
		sv: "Rapportören har tagit tillbaka den under tiden: släng den.",
	},
	reportNotCounted: (verdict: string): Words => ({
		en: `As the match stands now it would not count: ${verdict}. Drop it.`,
		sv: "Som matchen står nu skulle den inte räknas. Släng den.",
	}),
	noSuchReport: (report: string): Words => ({
		en: `No report "${report}" of this match is held.`,
		sv: `Ingen rapport "${report}" om den här matchen hålls tillbaka.`,
	}),
	reportSettled: {
		en: "Somebody has let it through or dropped it already.",
		sv: "Någon har redan släppt igenom eller slängt den.",
	},
	opensBeforeClosing: {
		en: "A field is opened again after it is closed: give a later time.",
		sv: "En plan öppnar efter att den har stängts: ange en senare tid.",
	},
	notClosed: { en: "None of these fields is closed.", sv: "Ingen av planerna är stängd." },
	noSuchField: (unknown: string): Words => ({
		en: `The cup has no field "${unknown}".`,
		sv: `Cupen har ingen plan "${unknown}".`,
	}),
	groupOrStage: {
		en: "Say of which group it is, or of which stage that takes the best of several: one of the two.",
		sv: "Säg vilken grupp det gäller, eller vilket steg som tar de bästa av flera: ett av de två.",
	},
	nothingShared: {
		en: "These teams share no position that anything waits for. What is recorded already is undone in the ledger.",
		sv: "De här lagen delar ingen placering som något väntar på. Det som redan är inskrivet ångras i liggaren.",
	},
	winnerFirst: { en: "The winner stands first, with more than the other.", sv: "Vinnaren står först, med fler än den andra." },
	notStuck: {
		en: "Results fill this side, or it is filled. Only a side that no result can fill is filled by hand.",
		sv: "Resultaten fyller den här sidan, eller så är den fylld. Bara en sida som inga resultat kan fylla fylls för hand.",
	},
	groupNeedsTwo: {
		en: "A match of a group needs two teams. Call it off instead.",
		sv: "En gruppmatch behöver två lag. Ställ in den i stället.",
	},
	noTeamInCategory: (name: Words, named: string): Words => ({
		en: `${name.en} has no team "${named}".`,
		sv: `${name.sv} har inget lag "${named}".`,
	}),
	swapWithItself: { en: "A match cannot change places with itself.", sv: "En match kan inte byta plats med sig själv." },
	notStillToBegin: (called: string): Words => ({
		en: `Match ${called} is not still to begin: only such matches change places.`,
		sv: `Match ${called} ska inte längre börja: bara matcher som inte har börjat byter plats.`,
	}),
	scoreNeeded: {
		en: "Results of this category are told: give the score.",
		sv: "Den här klassens resultat visas: ange resultatet.",
	},
	noSuchTeam: (name: string, own: string): Words => ({
		en: `${name} has no team "${own}".`,
		sv: `${name} har inget lag "${own}".`,
	}),
	notWithdrawn: { en: "This team has not withdrawn.", sv: "Laget har inte dragit sig ur." },
	noScoreKept: {
		en: "No score is kept of this category: say that the match was played.",
		sv: "Inget resultat sparas i den här klassen: säg att matchen är spelad.",
	},
	calledOff: {
		en: "This match is called off. To play it after all, open it again first.",
		sv: "Matchen är inställd. Öppna den igen först om den ska spelas ändå.",
	},
	levelInPlayoff: {
		en: "Level: one side goes on. Give the shoot-out, or who won the lots.",
		sv: "Lika: en sida går vidare. Ange straffarna, eller vem som vann lottningen.",
	},
	categoryPlayed: (name: Words, numbers: string): Words => ({
		en: `${name.en} has been played: ${numbers}. Its rules are chosen before its first match.`,
		sv: `${name.sv} har spelats: ${numbers}. Reglerna väljs före klassens första match.`,
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
		en: `${own} has been drawn into no group yet.`,
		sv: `${own} är inte lottat i någon grupp än.`,
	}),
	differentStages: (one: string, other: string): Words => ({
		en: `${one} and ${other} play in different categories or stages.`,
		sv: `${one} och ${other} spelar i olika klasser eller steg.`,
	}),
	sameGroup: (one: string, other: string): Words => ({
		en: `${one} and ${other} are in one group already.`,
		sv: `${one} och ${other} är redan i samma grupp.`,
	}),
	playedInGroup: (numbers: string): Words => ({
		en: `One of the two has played in its group: ${numbers}. Teams change groups before their first match there.`,
		sv: `Ett av lagen har spelat i sin grupp: ${numbers}. Lag byter grupp före sin första match där.`,
	}),
	withdrawnAlready: { en: "This team has withdrawn already.", sv: "Laget har redan lämnat cupen." },
	notContested: {
		en: "Nothing waits to be decided about who played this match. What is decided already is undone in the ledger.",
		sv: "Inget väntar på beslut om vilka som spelade matchen. Det som redan är beslutat ångras i liggaren.",
	},
	nothingToProtest: {
		en: "This match has no result yet that anybody could protest against.",
		sv: "Matchen har inget resultat än att protestera mot.",
	},
	protestWaits: {
		en: "This team's protest against this match waits for its answer already.",
		sv: "Lagets protest mot den här matchen väntar redan på svar.",
	},
	noSuchProtest: (match: string, protest: string): Words => ({
		en: `Match "${match}" has no protest "${protest}".`,
		sv: `Match "${match}" har ingen protest "${protest}".`,
	}),
	protestAnswered: {
		en: "This protest has been answered. Undo that in the ledger to answer it otherwise.",
		sv: "Protesten är besvarad. Ångra svaret i liggaren för att svara något annat.",
	},
	noMatchThisYear: (match: string): Words => ({
		en: `The edition has no match "${match}".`,
		sv: `Årets cup har ingen match "${match}".`,
	}),
	teamHasLeft: (team: string): Words => ({ en: `${team} has withdrawn.`, sv: `${team} har lämnat cupen.` }),
	otherTeamAlready: (team: string): Words => ({
		en: `${team} is the other team of this match.`,
		sv: `${team} är matchens andra lag.`,
	}),
	noRest: (category: Words): Words => ({ en: `${category.en} has no rest set.`, sv: `${category.sv} har ingen vila satt.` }),
	sameRest: (category: Words, minutes: number): Words => ({
		en: `${category.en} already has ${minutes} minutes of rest.`,
		sv: `${category.sv} har redan ${minutes} minuters vila.`,
	}),
	rulesDoNotAsk: (facts: readonly FactCriterion[]): Words => ({
		en: `The rules of this category do not ask for this. They wait for ${facts.map((fact) => FACT_NAMES[fact].en).join(" or ") || "nothing that could be recorded"}.`,
		sv: `Klassens regler frågar inte efter det här. De väntar på ${facts.map((fact) => FACT_NAMES[fact].sv).join(" eller ") || "ingenting som kan skrivas in"}.`,
	}),
};

export const FACT_NAMES: Readonly<Record<FactCriterion, { readonly en: string; readonly sv: string }>> = {
	"fair-play": { en: "fair play", sv: "fair play" },
	ranking: { en: "the ranking", sv: "rankningen" },
	"shoot-out": { en: "a shoot-out", sv: "straffar" },
	lots: { en: "lots", sv: "lottning" },
};

/** What a slip can have wrong, by the box it stands in: the check of files says each in English alone. */
export const SLIP_FAULTS_SV = {
	status: "Så kan matchen inte ha slutat.",
	score: "Resultatet går inte ihop med hur matchen avgjordes: se efter på lappen.",
	halfTime: "Halvtidsresultatet går inte ihop med slutresultatet: inget lag har fler mål i halvtid.",
	regularTime: "Resultatet efter full tid går inte ihop med slutresultatet.",
	shootOut: "Straffar anges bara där det står lika, med fler för ena sidan.",
	decidedBy: "Så kan matchen inte ha avgjorts.",
	winner: "En vinnare anges bara efter lottning: hemma eller borta.",
	period: "En period anges bara medan matchen spelas.",
	minute: "En minut anges bara medan matchen spelas.",
};
