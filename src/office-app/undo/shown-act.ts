import type { LedgerPage } from "../../office/ledger/ledger-page.ts";

/** JSON has no dates, so an act's time is a text. */
export type ShownAct = LedgerPage["acts"][number] & { readonly mayUndo: boolean };
