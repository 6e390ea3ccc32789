import type { LedgerPage } from "../../office/ledger/ledger-page.ts";
import { call } from "../session/calls.ts";
import type { ShownAct } from "../undo/shown-act.ts";
import { type FileWords, ledgerFile } from "./ledger-file.ts";
import { type LedgerFilter, queryOf } from "./ledger-filter.ts";

type Page = Pick<LedgerPage, "hasMore"> & { readonly acts: readonly ShownAct[] };

/** Downloads every act that a filter finds, as a file. */
export async function downloadLedger(filter: LedgerFilter, name: string, words: FileWords): Promise<void> {
	const acts: ShownAct[] = [];
	for (let before: number | undefined; ; before = acts.at(-1)?.id) {
		const page = await call<Page>("GET", `/ledger?whole=yes&${queryOf(filter, before)}`);
		acts.push(...page.acts);
		if (!page.hasMore || page.acts.length === 0) break;
	}
	const link = document.createElement("a");
	link.href = URL.createObjectURL(new Blob([ledgerFile(acts, words)], { type: "text/csv;charset=utf-8" }));
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
