import { z } from "zod";
import { idOf } from "../../request/fields.ts";
import { payload } from "../../request/payload.ts";
import { RequestRefused } from "../../request/refused.ts";
import { revokeDeviceOf, revokeOtherDevices } from "../../token/device.ts";
import { endOtherSessions } from "../session.ts";
import { profileForm } from "./profile-form.ts";

const form = z.object({ device: z.string().transform(idOf) });

/** POST /profile/devices: signs one device out. If it opened this visit, the visit ends too. */
export const signOutDevice = profileForm("devices", async (caller, { service, session }) => {
	const { device } = await payload(caller, form);
	if (device === undefined) throw new RequestRefused(404, "notFound");
	await revokeDeviceOf(service.orm, session.account.id, device);
	return "device";
});

/** POST /profile/devices/others: signs all devices out but the one that opened this visit. */
export const signOutOtherDevices = profileForm("devices", async (_caller, { service, session }) => {
	await service.orm.transaction(async (tx) => {
		await revokeOtherDevices(tx, session.account.id, session.device);
		await endOtherSessions(tx, session);
	});
	return "devices";
});
