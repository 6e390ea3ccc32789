import type { PlayoffRound } from "../../cup/playoffs/playoff-round.ts";
import { foldName } from "../../cup/search/name-folding.ts";

/** The kind of matches that a round's name indicates. */
export type RoundName =
	| { readonly kind: "matchday" }
	| { readonly kind: "group"; readonly group: string }
	/** A match between teams level in a group, for the position (1954, 1958). */
	| { readonly kind: "group-playoff"; readonly group: string }
	/** `of`: the playoff's own name if there are several ("Path A"). */
	| { readonly kind: "playoff"; readonly round: PlayoffRound; readonly of: string | null; readonly replay: boolean }
	/** "Match for fifth place": a final of its own. */
	| { readonly kind: "place"; readonly name: string }
	/** "First round": unclear, so the matches decide. */
	| { readonly kind: "unknown"; readonly name: string; readonly of: string | null; readonly replay: boolean };

/** The rounds of a playoff as written in openfootball files, in their languages. Tried in order. */
const PLAYOFF_NAMES: readonly (readonly [PlayoffRound, RegExp])[] = [
	["third-place", /third place|3rd place|place 3|platz 3|tercer (lugar|puesto)|bronze|brons|tredje ?pris/],
	["semi-final", /^(1\/2 ?finals?|semi ?finals?|semi ?finales?|halbfinale|semifinal(er)?)$/],
	["quarter-final", /^(1\/4 ?finals?|quarter ?finals?|viertelfinale|cuartos de final|kvartsfinal(er)?)$/],
	["round-of-16", /(round|last|best) of 16|last 16|^1\/8|^eighth ?finals?$|^8th ?finals?$|achtelfinale|octavos|attondelsfinal/],
	["round-of-32", /(round|last|best) of 32|last 32|^1\/16|^sixteenth ?finals?$|sechzehntelfinale|dieciseisavos|sextondelsfinal/],
	["round-of-64", /(round|last|best) of 64|last 64|^1\/32/],
	["round-of-128", /(round|last|best) of 128|last 128|^1\/64/],
	["final", /^(grand )?(final|finals|finale|endspiel)$/],
];

const MATCHDAY =
	/^((match ?day|md|week|game ?week|game ?day|day|round|spieltag|jornada|omgang)\s*\d+|\d+\.? ?(spieltag|round|runde|omgang))$/;
const GROUP = /^(?:group|gruppe|grupp|pool|grupo|groupe)\s+(\w{1,3})$/;
/** "Group A, Matchday 1", "Group A | Matchday 1", "Matchday 1 (Group A)" */
const DAY_OF_GROUP = /[,:;|/]?\s*\b(match ?day|md|day|round|spieltag|jornada|omgang)\s*\d+\b\s*[,:;|/]?|[()]/g;
const GROUP_STAGE = /^(group|league) (stage|phase)|^gruppenphase|^gruppspel/;
const GROUP_PLAYOFF = /^(?:group|gruppe|grupp|pool)\s+(\w{1,3})[ ,]*(?:play ?offs?|tie ?break(?:er)?)$/;
const OTHER_PLACE = /^(?:match for |play ?off for )?(\d+(st|nd|rd|th)|fifth|seventh|ninth|eleventh)[ -]place/;
const REPLAY = /[,;]?\s*\(?replays?( of .*)?\)?$/i;

export function readRoundName(text: string): RoundName {
	const replay = REPLAY.test(text);
	const name = text.replace(REPLAY, "").trim();
	const plain = fold(name);
	if (MATCHDAY.test(plain) || GROUP_STAGE.test(plain)) return { kind: "matchday" };
	const [, group] = GROUP.exec(plain.replace(DAY_OF_GROUP, "").trim()) ?? [];
	if (group) return { kind: "group", group: group.toUpperCase() };
	const [, level] = GROUP_PLAYOFF.exec(plain) ?? [];
	if (level) return { kind: "group-playoff", group: level.toUpperCase() };
	const [last, ...before] = name
		.split(",")
		.map((part) => part.trim())
		.reverse();
	const of = before.length > 0 ? before.reverse().join(", ") : null;
	const round = PLAYOFF_NAMES.find(([, pattern]) => pattern.test(fold(last!)))?.[0];
	if (round) return { kind: "playoff", round, of, replay };
	if (OTHER_PLACE.test(plain)) return { kind: "place", name };
	return { kind: "unknown", name: last!, of, replay };
}

/** "Group A", "Gruppe A" and "A" are group A. */
export function groupName(text: string): string {
	return (GROUP.exec(fold(text))?.[1] ?? text.replace(/^(group|gruppe|grupp|pool|grupo|groupe)\s+/i, "")).toUpperCase();
}

const fold = (text: string): string => foldName(text).replace(/[-–—]/g, " ").replace(/\s+/g, " ").trim();
