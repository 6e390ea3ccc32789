import type { CupFileFact } from "../record/cup-file.ts";

/** A fact without its id and time. */
export type StatedFact = CupFileFact extends infer Fact ? (Fact extends CupFileFact ? Omit<Fact, "id" | "at"> : never) : never;

const LONGEST = 64;

/** The subject of a fact: a new fact on the same subject replaces it. */
function aboutOf(fact: StatedFact): string {
	if (fact.kind === "as-played") return `${fact.kind} ${fact.match} ${fact.team} ${fact.instead ?? ""}`;
	if ("match" in fact) return `${fact.kind} ${fact.match} ${("team" in fact && fact.team) || ""}`;
	const among = placeOf(fact) ?? "";
	return `${fact.kind} ${among} ${"order" in fact ? [...fact.order].sort().join(" ") : fact.team}`;
}

/** The group, or the stage that admits the best of several groups. */
function placeOf(fact: StatedFact): string | undefined {
	return ("division" in fact && fact.division) || ("stage" in fact && fact.stage) || undefined;
}

/** @returns the id of the fact on the same subject, if any; else a new one that names its subject */
export function factId(said: StatedFact, present: readonly CupFileFact[]): string {
	const same = present.find((fact) => aboutOf(fact) === aboutOf(said));
	if (same) return same.id;
	const subject = "match" in said ? said.match : "team" in said ? said.team : placeOf(said);
	const taken = new Set(present.map(({ id }) => id));
	for (let number = 1; ; number++) {
		const end = number === 1 ? "" : `-${number}`;
		const id = `${`${said.kind}-${subject}`.slice(0, LONGEST - end.length)}${end}`;
		if (!taken.has(id)) return id;
	}
}
