import type { IdentityTexts } from "../../../text/identity/texts.ts";

/** Confirmations of the profile, each with its section. */
export const SAYINGS = {
	name: ({ name }: IdentityTexts) => name.saved,
	told: ({ told }: IdentityTexts) => told.saved,
	email: ({ email }: IdentityTexts) => email.sent,
	photo: ({ photo }: IdentityTexts) => photo.saved,
	"no-photo": ({ photo }: IdentityTexts) => photo.removed,
	password: ({ password }: IdentityTexts) => password.saved,
	device: ({ devices }: IdentityTexts) => devices.revoked,
	devices: ({ devices }: IdentityTexts) => devices.othersRevoked,
} as const;
export type ProfileMessage = keyof typeof SAYINGS;

export function isProfileMessage(text: string | undefined): text is ProfileMessage {
	return text !== undefined && Object.hasOwn(SAYINGS, text);
}
