import type { Context } from "hono";
import type { Permission } from "../cup/office/permission.ts";
import { NOT_YOURS } from "../text/office-server/refusals.ts";
import type { Desk } from "./desk.ts";
import { OfficeRefused } from "./refused.ts";
import { mayDo } from "./roles.ts";
import type { DeskSession } from "./staff/session.ts";

/** The context of every call of the office. */
export type OfficeEnv = { Variables: { desk: Desk; session: DeskSession } };
export type OfficeContext = Context<OfficeEnv>;

/** @returns the calling account @throws OfficeRefused 403 if it may not do that there */
export function deskThatMay(context: OfficeContext, deed: Permission, where?: { readonly arena: string | null }): Desk {
	const { desk } = context.var;
	if (!mayDo(desk, deed, where)) throw new OfficeRefused(403, NOT_YOURS);
	return desk;
}
