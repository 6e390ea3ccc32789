import type { Context } from "hono";
import type { Permission } from "../cup/office/permission.ts";
import { NOT_YOURS } from "../text/office-server/refusals.ts";
import type { Desk } from "./desk.ts";
import { OfficeRefused } from "./refused.ts";
import { mayDo } from "./roles.ts";
import type { DeskSession } from "./staff/session.ts";

/** What every call of the office is made with. */
export type OfficeEnv = { Variables: { desk: Desk; session: DeskSession } };
export type OfficeContext = Context<OfficeEnv>;

/** @returns the desk that calls @throws OfficeRefused 403 where it may not do that there */
export function deskThatMay(context: OfficeContext, deed: Permission, where?: { readonly arena: string | null }): Desk {
	const { desk } = context.var;
	if (!mayDo(desk, deed, where)) throw new OfficeRefused(403, NOT_YOURS);
	return desk;
}
