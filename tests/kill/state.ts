/** What is written while processes are killed, each counted from one on. */
export const KINDS = ["result", "fact", "favourite", "pass"] as const;
export type Kind = (typeof KINDS)[number];

/** A record's content: of each kind the last one written. */
export type State = { readonly isImported: boolean } & Readonly<Record<Kind, number>>;

export const NOTHING: State = { isImported: false, result: 0, fact: 0, favourite: 0, pass: 0 };

/** @returns what is missing, or there without having been written */
export function faults(known: State, found: State): string[] {
	const said: string[] = [];
	if (known.isImported && !found.isImported) said.push("the cup was imported, and is not there");
	for (const kind of KINDS) {
		// One that was being written may be there without having been acknowledged; results begin again after the 89th.
		const may = kind === "result" ? [known[kind], (known[kind] + 1) % 90] : [known[kind], known[kind] + 1];
		if (!may.includes(found[kind])) said.push(`${kind} ${known[kind]} was acknowledged, and ${found[kind]} is there`);
	}
	return said;
}
