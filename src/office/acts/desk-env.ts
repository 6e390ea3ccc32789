import type { Desk } from "../desk.ts";

/** What calls that do or tell of acts know of who calls. */
export type DeskEnv = { Variables: { desk: Desk } };
