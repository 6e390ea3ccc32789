import type { LedgerPage } from "../../office/ledger/ledger-page.ts";

/** JSON has no dates: an act's time is a text as it is. */
export type ShownAct = LedgerPage["acts"][number] & { readonly mayUndo: boolean };
