import type { Database } from "../../database/database.ts";
import { type NotUndone, type UndoMode, type Undone, undoAct } from "../../results/acts/undo.ts";
import type { ChangeLanguage } from "../../results/record/import/change-words.ts";
import { faultIn } from "../faults-told.ts";
import { lineIn } from "./ledger-page.ts";

/** What each way of undoing an act would come to. */
export type UndoWays = {
	/** The act alone. */
	readonly whole: Undone | NotUndone;
	/** With what builds on it, and only what can go back: told where the act alone cannot. */
	readonly others: { readonly withLater: Undone | NotUndone; readonly partly: Undone | NotUndone } | null;
};

/** Ends a transaction without keeping anything of it. */
class NotKept extends Error {}

/**
 * What an undoing would do, by the very code that does it: done, looked at, and not kept. The ledger's numbers go on by it, which are no
 * count of anything.
 */
export async function undoWays(db: Database, cup: number, act: number, language: ChangeLanguage): Promise<UndoWays> {
	const whole = await tried(db, cup, act, "whole", language);
	if (!("refused" in whole) || whole.refused !== "built-on") return { whole, others: null };
	const withLater = await tried(db, cup, act, "with-later", language);
	return { whole, others: { withLater, partly: await tried(db, cup, act, "partly", language) } };
}

async function tried(
	db: Database,
	cup: number,
	act: number,
	mode: UndoMode,
	language: ChangeLanguage,
): Promise<Undone | NotUndone> {
	let done: Undone | NotUndone | undefined;
	try {
		await db.orm.transaction(async (orm) => {
			done = await undoAct({ ...db, orm }, cup, { act, mode, desk: "", language });
			throw new NotKept();
		});
	} catch (error) {
		if (!(error instanceof NotKept)) throw error;
	}
	if (done === undefined) throw new Error(`it could not be tried to undo act ${act}`);
	return "refused" in done ? notUndoneIn(language, done) : done;
}

/** What stands in the way of an undoing, in the words of who asks. */
export function notUndoneIn(language: ChangeLanguage, why: NotUndone): NotUndone {
	switch (why.refused) {
		case "built-on":
			return { ...why, later: why.later.map((act) => ({ ...act, lines: act.lines.map((line) => lineIn(language, line)) })) };
		case "faulty":
			return { ...why, faults: why.faults.map((fault) => faultIn(language, fault)) };
		default:
			return why;
	}
}
