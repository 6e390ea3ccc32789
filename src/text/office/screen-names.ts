import { OUT_PARTS } from "./out-parts.ts";

// "Publish" alone is a step of Plan, too.
const en = { ...OUT_PARTS.en, publish: "Publishing", fromSheet: "From a sheet" };
const sv: typeof en = { ...OUT_PARTS.sv, publish: "Publicering", fromSheet: "Från ett kalkylblad" };

/** A part of Publishing, or the import of a sheet in Plan. */
export type OfficeScreen = keyof typeof en;

/** The names by which Find or do finds the screens of the office's role, beside the steps of Plan. */
export const SCREEN_NAMES = { en, sv };
