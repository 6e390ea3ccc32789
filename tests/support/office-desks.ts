import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashPassword } from "../../src/accounts/password/hash.ts";
import type { Database } from "../../src/database/database.ts";
import type { Role } from "../../src/office/desk.ts";
import { acceptInvitation, addDesk, inviteDesk } from "../../src/office/staff/invitation.ts";
import { openSession } from "../../src/office/staff/session.ts";

/** The password of every desk of a browser test's server. */
export const DESK_PASSWORD = "four lighthouses at sea";

/** Where a server of the browser tests writes the sessions of its desks. */
export const deskFile = (port: number): string => path.join(tmpdir(), `cupboard-desks-${port}.json`);

export const deskSecret = (port: number, role: Role): string =>
	(JSON.parse(readFileSync(deskFile(port), "utf8")) as Record<Role, string>)[role];

/** Makes a desk of each role, and a session of each. @returns the sessions' secrets */
export async function seatedDesks(
	{ orm }: Database,
	cup: number,
	arena: string | undefined,
): Promise<Partial<Record<Role, string>>> {
	const passwordHash = await hashPassword(DESK_PASSWORD);
	const now = new Date();
	const secrets: Partial<Record<Role, string>> = {};
	for (const [role, name] of [
		["office", "Office"],
		["results", "Results desk 1"],
		["arena", "Arena lead"],
	] as const) {
		if (role === "arena" && arena === undefined) continue;
		const invited = { name, email: `${role}@cup.example`, role, arena: role === "arena" ? (arena ?? null) : null, until: null };
		const row = await addDesk(orm, cup, invited, now);
		if (row === undefined) continue;
		await acceptInvitation(orm, cup, await inviteDesk(orm, row.id, now), { passwordHash, now });
		secrets[role] = await openSession(orm, row.id, { way: "password", device: "A browser test", now });
	}
	return secrets;
}
