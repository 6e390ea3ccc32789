import { calendarSecret, renewCalendarSecret } from "../calendar.ts";
import { signedIn } from "../request/bearer.ts";
import type { Call, Caller } from "../request/caller.ts";
import type { Service } from "../service.ts";

/** GET /api/user/calendar: the address of the caller's own calendar. */
export const ownCalendar =
	(service: Service): Call =>
	async (caller) => {
		const { account } = await signedIn(service, caller);
		return caller.json({ url: addressOf(service, caller, await calendarSecret(service.orm, account.id, service.cup)) });
	};

/** POST /api/user/calendar: another address; the one before is dead. */
export const renewCalendar =
	(service: Service): Call =>
	async (caller) => {
		const { account } = await signedIn(service, caller);
		return caller.json({ url: addressOf(service, caller, await renewCalendarSecret(service.orm, account.id, service.cup)) });
	};

const addressOf = (service: Service, caller: Caller, secret: string): string =>
	`${service.originOf(caller)}/calendar/my-week/${secret}.ics`;
