import { and, asc, eq, gt, sql } from "drizzle-orm";
import { staff, staffInvitation } from "../../accounts/tables/staff.ts";
import type { Orm } from "../../database/database.ts";
import { type Desk, initialsOf } from "../desk.ts";
import type { Invited } from "./invitation.ts";
import type { StaffRow } from "./session.ts";

/** A desk as the list of colleagues has it. */
export type Colleague = Desk & {
	readonly email: string;
	readonly until: string | null;
	/** Whether the invitation has been accepted. */
	readonly isIn: boolean;
	/** When the valid invitation was made; null: there is none. */
	readonly invitedAt: Date | null;
	readonly lastSeenAt: Date | null;
	readonly hasCodes: boolean;
};

/** @returns a cup's desks in the order of their making */
export async function colleaguesOf(orm: Orm, cup: number, now: Date): Promise<Colleague[]> {
	const rows = await orm
		.select({ staff, invitedAt: staffInvitation.createdAt })
		.from(staff)
		.leftJoin(staffInvitation, and(eq(staffInvitation.staff, staff.id), gt(staffInvitation.expiresAt, now)))
		.where(eq(staff.cup, cup))
		.orderBy(asc(staff.id));
	return rows.map(({ staff: { id, name, email, role, arena, until, passwordHash, totpSecret, lastSeenAt }, invitedAt }) => ({
		...{ id: String(id), name, email, role, arena, until, invitedAt, lastSeenAt },
		initials: initialsOf(name),
		isIn: passwordHash !== null,
		hasCodes: totpSecret !== null,
	}));
}

/** The outcome of a change: the last office account that can sign in cannot be removed. */
export type Changed = "changed" | "unknown" | "last-office";

/** One at a time: two offices that remove each other at once would leave none. */
async function lockDesks(tx: Orm, cup: number): Promise<void> {
	await tx.execute(sql`select id from staff where cup = ${cup} order by id for update`);
}

async function isLastOffice(tx: Orm, cup: number, id: number): Promise<boolean> {
	const offices = await tx
		.select({ id: staff.id })
		.from(staff)
		.where(
			and(eq(staff.cup, cup), eq(staff.role, "office"), sql`${staff.passwordHash} is not null`, sql`${staff.until} is null`),
		);
	return offices.length === 1 && offices[0]?.id === id;
}

export function removeDesk(orm: Orm, cup: number, id: number): Promise<Changed> {
	return orm.transaction(async (tx) => {
		await lockDesks(tx, cup);
		if (await isLastOffice(tx, cup, id)) return "last-office";
		const gone = await tx
			.delete(staff)
			.where(and(eq(staff.cup, cup), eq(staff.id, id)))
			.returning({ id: staff.id });
		return gone.length > 0 ? "changed" : "unknown";
	});
}

/** Changes an account's name and permissions; its sessions stay open. */
export function changeDesk(orm: Orm, cup: number, id: number, now: Omit<Invited, "email">): Promise<Changed> {
	return orm.transaction(async (tx) => {
		await lockDesks(tx, cup);
		if ((now.role !== "office" || now.until !== null) && (await isLastOffice(tx, cup, id))) return "last-office";
		const changed = await tx
			.update(staff)
			.set(now)
			.where(and(eq(staff.cup, cup), eq(staff.id, id)))
			.returning({ id: staff.id });
		return changed.length > 0 ? "changed" : "unknown";
	});
}

/** Whether anybody can sign in as the office: until then a first start may create that account. */
export async function hasOffice(orm: Orm, cup: number): Promise<boolean> {
	const [there] = await orm
		.select({ id: staff.id })
		.from(staff)
		.where(and(eq(staff.cup, cup), eq(staff.role, "office"), sql`${staff.passwordHash} is not null`))
		.limit(1);
	return there !== undefined;
}

export async function deskWith(orm: Orm, cup: number, id: number): Promise<StaffRow | undefined> {
	const [found] = await orm
		.select()
		.from(staff)
		.where(and(eq(staff.cup, cup), eq(staff.id, id)));
	return found;
}
