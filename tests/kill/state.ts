/** What is written while processes are killed, each counted from one on. */
export const KINDS = ["result", "fact", "favourite", "pass"] as const;
export type Kind = (typeof KINDS)[number];

/** What a record holds: of each kind the last that was written. */
export type State = { readonly isImported: boolean } & Readonly<Record<Kind, number>>;
