import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { alertDevice, deferredAlert } from "../accounts/tables/alert.ts";
import type { Database } from "../database/database.ts";
import { enqueue } from "../outbox/outbox.ts";
import { ALERT_TEXTS } from "../text/push/texts.ts";
import type { AlertContent } from "./entry.ts";
import { fittedBody } from "./fitted.ts";

const LASTS = 6 * 3_600_000;

/** Sends the alerts from quiet hours that have ended, as one. @param url of the page that shows all of them */
export async function sendQuietHoursDigest(database: Database, cup: number, now: Date, url: string): Promise<void> {
	await database.orm.transaction(async (tx) => {
		const isOver = and(eq(deferredAlert.cup, cup), lte(deferredAlert.until, now));
		const held = await tx
			.select()
			.from(deferredAlert)
			.where(isOver)
			.orderBy(asc(deferredAlert.id))
			.for("update", { skipLocked: true });
		if (held.length === 0) return;
		const ids = held.map(({ id }) => id);
		await tx.delete(deferredAlert).where(inArray(deferredAlert.id, ids));
		const devices = new Map<number, AlertContent[]>();
		for (const { device, content } of held) devices.set(device, [...(devices.get(device) ?? []), content as AlertContent]);
		const accounts = new Map(
			(
				await tx
					.select({ device: alertDevice.device, account: alertDevice.account })
					.from(alertDevice)
					.where(inArray(alertDevice.device, [...devices.keys()]))
			).map(({ device, account }) => [device, account]),
		);
		const entries = [...devices].flatMap(([device, contents]) => {
			const account = accounts.get(device);
			if (account === undefined) return [];
			const content = asOne(contents, url);
			const event = `held:${held.find((one) => one.device === device)!.id}`;
			const until = new Date(now.getTime() + LASTS);
			return [{ event, way: "alert" as const, recipient: `device:${device}`, account, topic: content.tag, content, until }];
		});
		await enqueue(tx, cup, entries, now);
	});
}

/** One alert in place of several; a single one is sent unchanged. */
function asOne(contents: readonly AlertContent[], url: string): AlertContent {
	const [first] = contents as [AlertContent];
	if (contents.length === 1) return first;
	const text = ALERT_TEXTS[first.language];
	const body = fittedBody(contents.map(({ title }) => `${title}.`));
	return { ...first, kind: "missed", title: text.missed(contents.length), body, tag: "missed", url, again: true };
}
