/** The workbooks of an edition, by what each has a sheet per category of. */
export const WORKBOOKS = ["matches", "placings", "tables"] as const;
export type Workbook = (typeof WORKBOOKS)[number];
