import type { Database } from "../../database/database.ts";
import type { NotUndone, UndoMode, Undone } from "../../results/acts/undo.ts";
import { writerTransaction } from "../../results/record/writer-lock.ts";
import type { Language } from "../../text/language.ts";
import type { CurrentEdition } from "../current-edition.ts";
import { faultIn } from "../fault-lines.ts";
import { type UndoAudience, undoNotification } from "../notifications/undo-notification.ts";
import { lineIn } from "./ledger-page.ts";

/** The effect of an undoing, and who was notified of the act. */
export type TriedUndo = Undone & { readonly told: UndoAudience | null };

/** The effect of each way of undoing an act. */
export type UndoWays = {
	/** The act alone. */
	readonly whole: TriedUndo | NotUndone;
	/** Together with later acts that depend on it, if all can be undone: given if the act alone cannot. */
	readonly others: { readonly withLater: TriedUndo | NotUndone; readonly partly: TriedUndo | NotUndone } | null;
};

/** Rolls back a transaction. */
class NotKept extends Error {}

/**
 * Previews an undoing by doing it, reading the result and rolling back, so that preview and undoing share their code. The ledger's
 * sequence skips a number by it, which does not matter.
 */
export async function undoWays(db: Database, cup: number, asked: Asked): Promise<UndoWays> {
	const whole = await tried(db, cup, "whole", asked);
	if (!("refused" in whole) || whole.refused !== "built-on") return { whole, others: null };
	const withLater = await tried(db, cup, "with-later", asked);
	return { whole, others: { withLater, partly: await tried(db, cup, "partly", asked) } };
}

type Asked = {
	readonly act: number;
	readonly language: Language;
	readonly current: CurrentEdition | undefined;
	/** The server's clock. */
	readonly now: Date;
};

async function tried(db: Database, cup: number, mode: UndoMode, asked: Asked): Promise<TriedUndo | NotUndone> {
	const { act, language } = asked;
	let done: TriedUndo | NotUndone | undefined;
	try {
		await writerTransaction(db, async (orm) => {
			const undone = await undoNotification({ ...db, orm }, cup, { ...asked, mode, desk: "" });
			done = "refused" in undone ? undone : { ...undone, told: undone.told?.by ?? null };
			throw new NotKept();
		});
	} catch (error) {
		if (!(error instanceof NotKept)) throw error;
	}
	if (done === undefined) throw new Error(`it could not be tried to undo act ${act}`);
	return "refused" in done ? notUndoneIn(language, done) : done;
}

/** What prevents an undoing, in the client's language. */
export function notUndoneIn(language: Language, why: NotUndone): NotUndone {
	switch (why.refused) {
		case "built-on":
			return { ...why, later: why.later.map((act) => ({ ...act, lines: act.lines.map((line) => lineIn(language, line)) })) };
		case "faulty":
			return { ...why, faults: why.faults.map((fault) => faultIn(language, fault)) };
		default:
			return why;
	}
}
