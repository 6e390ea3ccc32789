import { deskSv } from "./desk-sv.ts";
import type { OfficeTexts } from "./en.ts";
import { frameSv, signInSv } from "./frame-sv.ts";

export const sv: OfficeTexts = { frame: frameSv, signIn: signInSv, desk: deskSv };
