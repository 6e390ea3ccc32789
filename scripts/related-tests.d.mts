export function relatedTests(changed: readonly string[]): { readonly near: readonly string[]; readonly far: readonly string[] };
