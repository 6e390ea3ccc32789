import type { BackupTable } from "../src/database/backup/tables.ts";

type Shapes = { readonly tables: readonly BackupTable[]; readonly leftOut: readonly string[] };

/** @param snapshot drizzle-kit's account of all tables */
export function shapesOf(snapshot: object): Shapes;
/** @returns the newest migration's name, and the shapes of its tables by drizzle-kit's snapshot */
export function newest(): { readonly version: string; readonly shapes: Shapes };
