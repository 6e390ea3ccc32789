import type { ROLES } from "../accounts/tables/staff.ts";

export type Role = (typeof ROLES)[number];

/** Who does something in the office: a desk, never a person. */
export type Desk = {
	readonly id: string;
	readonly name: string;
	/** Two letters, for the avatar. */
	readonly initials: string;
	readonly role: Role;
	/** Of an arena lead, the arena's id. */
	readonly arena: string | null;
};

/** "Results desk 1" is R1, "Arena lead Brygghagen" BR, "Office" OF: the last word tells desks apart. */
export function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter((word) => word !== "");
	const last = words.at(-1) ?? "";
	if (words.length > 1 && /^\d+$/.test(last)) return `${[...(words[0] ?? "")][0] ?? ""}${[...last][0]}`.toUpperCase();
	return [...last].slice(0, 2).join("").toUpperCase();
}
