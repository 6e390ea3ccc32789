/** The English word for a sport's playing surface, within a sentence and at its beginning. */
export type Ground = { readonly field: string; readonly Field: string };
export const FIELD: Ground = { field: "field", Field: "Field" };
export const COURT: Ground = { field: "court", Field: "Court" };
