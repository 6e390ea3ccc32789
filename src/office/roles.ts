import type { ActKind } from "../cup/office/act-kind.ts";
import type { Permission } from "../cup/office/permission.ts";
import type { Desk, Role } from "./desk.ts";

export type May = "everywhere" | "own arena" | "never";

/** The permissions of each role. An arena lead may act in one arena, and proposes elsewhere. */
export const MATRIX: { readonly [Of in Role]: { readonly [What in Permission]: May } } = {
	office: {
		shift: "everywhere",
		move: "everywhere",
		"close-field": "everywhere",
		result: "everywhere",
		decide: "everywhere",
		plan: "everywhere",
		publish: "everywhere",
		announce: "everywhere",
		"undo-any": "everywhere",
		"undo-own": "everywhere",
		withdraw: "everywhere",
		colleagues: "everywhere",
	},
	results: {
		shift: "never",
		move: "never",
		"close-field": "never",
		result: "everywhere",
		decide: "everywhere",
		plan: "never",
		publish: "never",
		announce: "never",
		"undo-any": "never",
		"undo-own": "everywhere",
		withdraw: "never",
		colleagues: "never",
	},
	arena: {
		shift: "own arena",
		move: "own arena",
		"close-field": "own arena",
		result: "own arena",
		decide: "never",
		plan: "never",
		publish: "never",
		announce: "never",
		"undo-any": "never",
		"undo-own": "own arena",
		withdraw: "never",
		colleagues: "never",
	},
};

/**
 * Whether a desk may do something.
 * @param where the arena that it happens at; null: at none, which no arena lead may do. Left out: whether it may anywhere at all
 */
export function mayDo(
	{ role, arena }: Pick<Desk, "role" | "arena">,
	deed: Permission,
	where?: { readonly arena: string | null },
): boolean {
	const may = MATRIX[role][deed];
	if (may !== "own arena") return may === "everywhere";
	return where === undefined || (arena !== null && where.arena === arena);
}

/** The permission that each act of the office or of a command needs. */
export const PERMISSION_OF: { readonly [Kind in ActKind]: Permission } = {
	...{ result: "result", walkover: "result", postpone: "result", played: "result", reopen: "result", park: "result" },
	...{ abandon: "result", "let-through": "result", drop: "result" },
	...{
		fact: "decide",
		"give-points": "decide",
		protest: "decide",
		uphold: "decide",
		reject: "decide",
		"as-played": "decide",
		award: "decide",
		"fill-slot": "decide",
	},
	...{ shift: "shift", move: "move", swap: "move", "close-fields": "close-field", "open-fields": "close-field" },
	...{
		withdraw: "withdraw",
		rejoin: "withdraw",
		"swap-groups": "plan",
		import: "plan",
		plan: "plan",
		rest: "plan",
		preset: "plan",
	},
	...{ publish: "publish", young: "publish", feature: "publish", stream: "publish", announce: "announce" },
	...{ reporter: "colleagues", undo: "undo-own" },
};

/**
 * Whether a desk may undo an act: any, or one of its own whose undoing it could propose now, by its present role and arena.
 * @param deeds what the act does; for an undoing, what doing it again does
 * @param arenas where; null: at none
 */
export const mayUndo = (
	desk: Desk,
	{
		deskId,
		deeds,
		arenas,
	}: { readonly deskId: string | null; readonly deeds: readonly Permission[]; readonly arenas: readonly (string | null)[] },
): boolean =>
	mayDo(desk, "undo-any") ||
	(deskId === desk.id &&
		arenas.every((arena) => mayDo(desk, "undo-own", { arena }) && deeds.every((deed) => mayDo(desk, deed, { arena }))));
