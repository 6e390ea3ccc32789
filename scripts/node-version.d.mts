export function nodeVersionMessage(version: string): { readonly isError: boolean; readonly text: string } | null;
