import type { Database } from "../../database/database.ts";
import { commitChange } from "../../results/acts/commit.ts";
import { CUP_FILE_FORMAT, type EditionRecord } from "../../results/record/cup-file.ts";
import { isError, printFault } from "../../results/record/fault.ts";
import { sourceWithoutLines } from "../../results/record/input/source.ts";
import type { Desk } from "../desk.ts";
import { announcementOf, enqueueNotifications, type Notification } from "./notification.ts";
import type { UndoneChange } from "./undone-change.ts";

type Told = {
	/** The undoing act. */
	readonly act: number;
	readonly desk: Desk;
	/** The server's clock. */
	readonly now: Date;
	/** The present state. */
	readonly record: EditionRecord;
	readonly preview: UndoneChange;
};

/**
 * Notifies the recipients of an act that it was undone. Undoing the undoing stops these notifications, as with every act. An announcement
 * is an act of its own, since an undoing only restores the earlier state.
 * @param db within the undoing's transaction
 */
export async function notifyUndone(db: Database, { act, desk, now, record, preview }: Told, asked: Notification): Promise<void> {
	await enqueueNotifications(db.orm, { act, preview, record, now }, asked);
	if (!asked.announcement) return;
	const announcements = [announcementOf(record, preview, asked, now)];
	const change = { format: CUP_FILE_FORMAT, cup: { id: record.cup.id }, editions: [{ id: record.edition.id, announcements }] };
	const head = { kind: "announce", desk: desk.name, deskId: desk.id } as const;
	const { faults } = await commitChange(db, head, [sourceWithoutLines("announce", change)]);
	const [fault] = faults.filter(isError);
	if (fault) throw new Error(`The undoing by act ${act} could not be announced: ${printFault(fault)}`);
}
