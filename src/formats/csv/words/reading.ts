/** What a text says, or what is wrong with it in the words of a Fault. */
export type Reading<Value> = { readonly value: Value } | { readonly wrong: string; readonly expected: string };
