import { expect, test } from "vitest";
import { groupName, readRoundName } from "./round-name.ts";

const playoff = (round: string, more = {}) => ({ kind: "playoff", round, of: null, replay: false, ...more });

test.each([
	["Matchday 12", { kind: "matchday" }],
	["3. Spieltag", { kind: "matchday" }],
	["Group A", { kind: "group", group: "A" }],
	["Group 4", { kind: "group", group: "4" }],
	["Group A, Matchday 1", { kind: "group", group: "A" }],
	["Matchday 3 (Group B)", { kind: "group", group: "B" }],
	["Group C | Matchday 2", { kind: "group", group: "C" }],
	["Matchday 2 / Group C", { kind: "group", group: "C" }],
	["Grupo D, Jornada 1", { kind: "group", group: "D" }],
	["Group 2 Play-off", { kind: "group-playoff", group: "2" }],
	["Round of 32", playoff("round-of-32")],
	["Round of 16", playoff("round-of-16")],
	["Achtelfinale", playoff("round-of-16")],
	["Quarter-finals", playoff("quarter-final")],
	["Quarterfinals", playoff("quarter-final")],
	["Quarter-final", playoff("quarter-final")],
	["Semifinals", playoff("semi-final")],
	["Halbfinale", playoff("semi-final")],
	["Third-place match", playoff("third-place")],
	["Match for third place", playoff("third-place")],
	["Third place play-off", playoff("third-place")],
	["3rd Place Play-off", playoff("third-place")],
	["Spiel um Platz 3", playoff("third-place")],
	["Final", playoff("final")],
	["Quarter-finals, Replays", playoff("quarter-final", { replay: true })],
	["UEFA Play-offs, Path A, Semi-finals", playoff("semi-final", { of: "UEFA Play-offs, Path A" })],
	["Match for fifth place", { kind: "place", name: "Match for fifth place" }],
	["First round", { kind: "unknown", name: "First round", of: null, replay: false }],
	["First round, Replays", { kind: "unknown", name: "First round", of: null, replay: true }],
	["Preliminary round", { kind: "unknown", name: "Preliminary round", of: null, replay: false }],
	["Final Round", { kind: "unknown", name: "Final Round", of: null, replay: false }],
])("%s", (text, round) => {
	expect(readRoundName(text)).toEqual(round);
});

test("a group has one name however it is written", () => {
	expect(["Group A", "A", "Gruppe a", "group 10"].map(groupName)).toEqual(["A", "A", "A", "10"]);
});
