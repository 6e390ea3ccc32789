/** A text's value, or its fault in the words of a Fault. */
export type Reading<Value> = { readonly value: Value } | { readonly wrong: string; readonly expected: string };
