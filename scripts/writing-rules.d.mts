export const WORDS_OUT: ReadonlySet<string>;
export function subjectFault(subject: string): string | null;
