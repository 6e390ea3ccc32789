export function storeCompiledCode(build: string, store: string): void;
export function removeStaleCode(store: string, builds: string): void;
