export function lintedFiles(changed: readonly string[]): string[];
export function changesImports(changed: readonly string[], added: readonly string[], diff: string): boolean;
