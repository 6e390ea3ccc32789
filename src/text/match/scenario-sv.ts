import type { MarginWords, ScenarioTexts } from "./scenario-en.ts";

const COUNTED = ["noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio", "elva", "tolv"];
const goals = (count: number): string => `${COUNTED[count] ?? count} mål`;
const by: MarginWords = (from, to) =>
	to === null ? `med minst ${goals(from)}` : from === to ? `med ${goals(from)}` : `med ${from}–${to} mål`;

const listed = new Intl.ListFormat("sv-SE");
const anyOf = new Intl.ListFormat("sv-SE", { type: "disjunction" });

export const scenarioSv: ScenarioTexts = {
	title: "Det här krävs",
	allCertain: (stage) => `Klart vilka som når ${stage}`,
	headline: {
		through: "Vidare, vad som än händer",
		cannotReach: (stage) => `Kan inte nå ${stage}`,
		cases: "Se alla fall",
		tooEarly: "För tidigt att säga",
		elsewhere: "Andra grupper avgör",
		asItStands: "Vidare som det står",
		drawIsEnough: "Oavgjort räcker",
		winIsEnough: (least) => (least === 1 ? "Vinst räcker" : `Vinst med ${goals(least)} räcker`),
		mustWin: (least) => (least === 1 ? "Måste vinna" : `Måste vinna med minst ${goals(least)}`),
		mustNotLose: "Får inte förlora",
		mustNotLoseBy: (more) => `Får inte förlora med mer än ${goals(more)}`,
		mayLose: (most) => `Får förlora med högst ${goals(most)}`,
		defeatIsEnough: (most) => `Förlust med ${most === 1 ? "" : "högst "}${goals(most)} räcker`,
		throughIf: (condition) => `Vidare om ${condition}`,
		winOr: (least, own, condition, must) =>
			`Seger med minst ${goals(least)}, ${own === null ? `annars ${annars(must)}` : `eller ${own} om ${condition}`}`,
		ownOr: {
			draw: "oavgjort",
			win: (from) => (from === 1 ? "seger" : `seger med ${goals(from)}`),
			lose: (most) => `förlust med högst ${goals(most)}`,
		},
		winElse: (least, condition) => `Seger med minst ${goals(least)}, annars vidare om ${condition}`,
		and: (own, must) => `${own}, och ${must}`,
		evenThen: (own, condition) => `${own}, och även då bara om ${condition}`,
		onlyIf: (condition) => `Vidare bara om ${condition}`,
		drawIsEnoughIf: (condition) => `Oavgjort räcker om ${condition}`,
		winIsEnoughIf: (least, condition) => `${least === 1 ? "Vinst" : `Vinst med ${goals(least)}`} räcker om ${condition}`,
		defeatIsEnoughIf: (most, condition) => `Även förlust med ${goals(most)} räcker om ${condition}`,
		afterwards: (only, decides) => `${only}; sedan ${inverted(decides)}`,
	},
	joined: {
		and: (parts) => listed.format(parts),
		or: (parts) => anyOf.format(parts),
		orElse: (parts) => parts.join(", eller om "),
		also: (parts) => parts.join(", och "),
		either: (parts) => `antingen ${parts.join(" eller ")}`,
	},
	terms: {
		WINS_BY_AT_MOST: (team, _opponent, most) => `${team} inte vinner med mer än ${goals(most)}`,
		DOES_NOT_WIN: (team) => `${team} inte vinner`,
		LOSES: (team) => `${team} förlorar`,
		LOSES_BY_AT_LEAST: (team, _opponent, least) => `${team} förlorar med minst ${goals(least)}`,
		DRAWS: (team, opponent) => `${team} spelar oavgjort mot ${opponent}`,
		DOES_NOT_DRAW: (team, opponent) => `${team} inte spelar oavgjort mot ${opponent}`,
		WINS_BY_NO_MORE: (team, _opponent, most) => `${team} vinner med ${most === 1 ? "" : "högst "}${goals(most)}`,
	},
	must: {
		WINS_BY_AT_MOST: (team, _opponent, most) => `${team} får inte vinna med mer än ${goals(most)}`,
		DOES_NOT_WIN: (team) => `${team} får inte vinna`,
		LOSES: (team) => `${team} måste förlora`,
		LOSES_BY_AT_LEAST: (team, _opponent, least) => `${team} måste förlora med minst ${goals(least)}`,
		DRAWS: (team, opponent) => `${team} måste spela oavgjort mot ${opponent}`,
		DOES_NOT_DRAW: (team, opponent) => `${team} får inte spela oavgjort mot ${opponent}`,
		WINS_BY_NO_MORE: (team, _opponent, most) => `${team} måste vinna med ${most === 1 ? "" : "högst "}${goals(most)}`,
	},
	against: (team, time) => (time === null ? `Mot ${team}.` : `Mot ${team}, ${time}.`),
	matter: (matches) => `${listed.format(matches)} spelar också roll.`,
	othersDecide: "andra grupper avgör",
	bestEnough: (place, points, difference) =>
		`${place} med ${points} poäng${difference === null ? "" : ` och ${difference}`} räcker säkert.`,
	noMatchLeft: "De har ingen match kvar.",
	goesTo: (team, stage) => `${team} går till ${stage}.`,
	playsOnIn: (team, stage) => `${team} spelar vidare i ${stage}.`,
	left: (count) =>
		`${count} ${count === 1 ? "match" : "matcher"} återstår i gruppen. Det exakta svaret kommer före sista omgången.`,
	noRule: "Ingen regel skiljer dem åt.",
	slotEmpty: "Platsen i slutspelet är tom tills det är registrerat.",
	nowPlace: (place) => `Som det står: ${place}.`,
	placeSure: (place) => `På ${place} plats.`,
	placeWith: {
		WIN: (place) => `${place} med vinst.`,
		DRAW: (place) => `${place} med oavgjort.`,
		LOSE: (place) => `${place} även med förlust.`,
	},
	ifThey: {
		WIN: (margin, what) => `Om de vinner${margin === null ? "" : ` ${margin}`}: ${what}`,
		DRAW: (_margin, what) => `Om de spelar oavgjort: ${what}`,
		LOSE: (margin, what) => `Om de förlorar${margin === null ? "" : ` ${margin}`}: ${what}`,
	},
	try: {
		title: "Testa ett resultat",
		matchesLeft: (count) => `${count} ${count === 1 ? "match" : "matcher"} kvar`,
		yours: "Ditt test. Inte ett resultat.",
		clear: "Rensa",
		table: "Om det slutar så här",
		more: (team) => `Ett mål till för ${team}`,
		fewer: (team) => `Ett mål färre för ${team}`,
		up: (places) => `upp ${places} jämfört med nu`,
		down: (places) => `ner ${places} jämfört med nu`,
		footnote: "Bara på den här skärmen. Inget skickas, sparas eller delas.",
		failed: "Matcherna gick inte att hämta. Försök igen.",
		again: "Försök igen",
	},
	own: { WIN: "Vinst", DRAW: "Oavgjort", LOSE: "Förlust" },
	row: {
		through: "Vidare",
		throughPlace: (place) => `Vidare, ${place}.`,
		whatever: (others) => `Vad som än händer i ${others === 1 ? "den andra matchen" : "de andra matcherna"}.`,
		cannot: (stage) => `Kan inte nå ${stage}.`,
		instead: (stage) => `${stage} i stället.`,
		throughIf: (condition) => `Vidare om ${condition}.`,
		notThrough: "Inte vidare.",
		otherwise: (decides) => `Annars ${inverted(decides)}.`,
		otherwiseOnlyIf: (condition, decides) => `Annars bara om ${condition}: då ${inverted(decides)}.`,
		onlyIf: (condition, decides) => `Bara om ${condition}: då ${inverted(decides)}.`,
		cases: "Det beror på mer än ett resultat.",
		byMargin: (margin, what) => `${margin.charAt(0).toUpperCase()}${margin.slice(1)}: ${what}`,
	},
	by,
	marks: {
		THROUGH: (stage) => `Klart för ${stage}`,
		CAN: (stage) => `Kan ännu nå ${stage}`,
		CANNOT: (stage) => `Kan inte nå ${stage}`,
		LEVEL: () => "Lika",
		ELSEWHERE: () => "Andra grupper avgör",
	},
	decides: (code, shootOut) => {
		switch (code) {
			case "GOALS_FOR":
				return "gjorda mål avgör";
			case "GOAL_DIFFERENCE":
				return "målskillnaden avgör";
			case "WINS":
				return "antalet vinster avgör";
			case "FAIR_PLAY":
				return "fair play avgör";
			case "RANKING":
				return "rankingen avgör";
			case "LOTS":
				return "lotten avgör";
			case "SHOOT_OUT":
				return `${shootOut.toLowerCase()} avgör`;
			case "HEAD_TO_HEAD_POINTS":
			case "HEAD_TO_HEAD_GOAL_DIFFERENCE":
			case "HEAD_TO_HEAD_GOALS_FOR":
				return "inbördes möte avgör";
			case "POINTS":
			case null:
				return "ingen regel skiljer dem åt";
		}
	},
	grid: {
		caption: (team, rival) => `Var ${team} hamnar, efter sitt eget resultat och ${genitive(rival)}`,
		win: (margin) => (margin === null ? "vinst" : `vinst ${margin}`),
		draw: "oavgjort",
		lose: (margin) => (margin === null ? "förlust" : `förlust ${margin}`),
		doNotWin: "vinner inte",
		doNotLose: "förlorar inte",
		any: "alla resultat",
		margin: (from, to) => (to === null ? `${from}+` : from === to ? `${from}` : `${from}–${to}`),
		between: (from, to) => `${from} till ${to}`,
		now: "Nu",
		other: "Andra platser",
		counted: (count) =>
			`Alla möjliga resultat i ${count === 1 ? "matchen" : `de ${count} matcherna`} som är kvar, enligt cupens regler.`,
		decidesLater: "En senare regel avgör",
	},
	cases: {
		title: "Alla fall",
		caption: (team) => `Vad ${team} når, efter sitt eget resultat och de andra matcherna`,
		others: "Andra matcher",
		place: "Plats",
		any: "Vad som än händer",
		results: {
			HOME: (home, away) => `${home} slår ${away}`,
			DRAW: (home, away) => `${home} och ${away} spelar oavgjort`,
			AWAY: (home, away) => `${away} slår ${home}`,
			HOME_OR_DRAW: (home, away) => `${away} slår inte ${home}`,
			DRAW_OR_AWAY: (home, away) => `${home} slår inte ${away}`,
			HOME_OR_AWAY: (home, away) => `${home} och ${away} spelar inte oavgjort`,
		},
	},
	roads: {
		title: "Om vi slutar …",
		asItStands: "som det står",
		why: { WIN: "om vi vinner", DRAW: "om vi spelar oavgjort", LOSE: "om vi förlorar" },
		sameArena: "Samma arena",
		way: (km, minutes, from) =>
			`${km.toFixed(1).replace(".", ",")} km, cirka ${minutes} min till fots${from === null ? "" : ` från ${from}`}`,
		now: (place) => (place === null ? "nu" : `nu ${place}`),
		decided: "klart",
		more: (count) => `eller ${count} till`,
		onward: "Sedan",
		otherGroups: "Bara de bästa i grupperna går vidare. Andra grupper avgör vilka de möter.",
		leftOver: "Andra grupper avgör vilka som hamnar här och vilka de möter.",
		ranks: (from, to, of) => {
			if (from === 1) return to === 1 ? `om bäst av ${of}` : `om bland de ${to} bästa av ${of}`;
			if (from === to && to < of) return `om nummer ${from} av ${of}`;
			if (to === of && from === 2) return `om inte bäst av ${of}`;
			return to === of ? `om inte bland de ${from - 1} bästa av ${of}` : `om nummer ${from} till ${to} av ${of}`;
		},
		ending: (places) => `${listed.format(places)} plats leder inte vidare.`,
		gone: (places) => `${listed.format(places)} plats är inte längre möjlig.`,
		noteBeforeSchedule: "Möjliga vägar enligt lottningen. Tider och planer kommer med spelprogrammet.",
		note: "Möjliga vägar. Tider och planer kommer från cupens spelprogram; vägen är en uppskattning, inte uppmätt längs gatorna.",
	},
};

/** "annars får Brisheim FK inte vinna": after an adverb the verb comes before its subject. */
function annars(must: string): string {
	const [, who, verb, rest] = /^(.*?) (får|måste) (.*)$/.exec(must) ?? [];
	return verb ? `${verb} ${who} ${rest}` : must;
}

/** "annars avgör målskillnaden". */
function inverted(decides: string): string {
	if (decides.endsWith(" avgör")) return `avgör ${decides.slice(0, -" avgör".length)}`;
	return decides.replace(/^ingen regel skiljer dem åt$/, "skiljer ingen regel dem åt");
}

/** "Brisheims", but "Fyrås": a name that ends in s, x or z has no further s. */
const genitive = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`);
