import { createPush } from "../alerts/push.ts";
import { startAlerting } from "../alerts/start-alerting.ts";
import { startPlaying } from "../demo/playing/start-playing.ts";
import { startApplyingParked } from "../results/acts/apply-parked.ts";
import { startTimedPublishing } from "../results/acts/timed-publication.ts";
import { startAnnouncing } from "../results/record/announcing.ts";
import { startBackups } from "./backups/start-backups.ts";
import type { Ending } from "./end-in-time.ts";
import { pushSubject } from "./push-subject.ts";
import type { ProcessContext, Services } from "./services.ts";

/** Starts the process's background tasks. @returns how each is stopped, with its name in the log */
export async function startTasks(
	{ environment, brand, log, database, now }: ProcessContext,
	{ models, ask, vapidKeys, backups }: Services,
): Promise<readonly Ending[]> {
	const { cup, sport } = brand;
	const failed = (message: string) => (error: unknown) => log.error({ err: error }, message);
	const played = startPlaying(database, cup, {
		now,
		onError: failed("the demo could not be played on; it will be tried again"),
	});
	const announced = startAnnouncing(database, cup, {
		now,
		onError: failed("announcements could not be let out; it will be tried again"),
	});
	const published = startTimedPublishing(database, cup, {
		now,
		onError: failed("what is to go out at its time could not be published; it will be tried again"),
	});
	const applied = startApplyingParked(database, cup, {
		onChange: (listener) => models.onChange(listener),
		onError: failed("results that waited for their teams could not be recorded; it will be tried again"),
	});
	const alerted = await startAlerting({
		...{ database, models, cup, sport, now, ask },
		push: createPush({
			keys: vapidKeys,
			subject: environment.vapidSubject ?? pushSubject(environment.publicUrl, environment.mailFrom),
			standIn: environment.pushStandIn,
			now,
		}),
		onError: failed("alerts could not be told; it will be tried again"),
		onParked: (parked) => log.warn(parked, "a push service does not answer; its alerts wait"),
	});
	const backedUp = startBackups(backups, failed("backups could not be looked after"));
	return [
		["demo", () => played.stop()],
		["announcements", () => announced.stop()],
		["publication", () => published.stop()],
		["parked results", () => applied.stop()],
		["alerts", () => alerted.stop()],
		["backups", () => backedUp.stop()],
	];
}
