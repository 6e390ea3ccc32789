import type { ROLES } from "../accounts/tables/staff.ts";

export type Role = (typeof ROLES)[number];

/** An account of the office, never a person. */
export type Desk = {
	readonly id: string;
	readonly name: string;
	/** Two letters, for the avatar. */
	readonly initials: string;
	readonly role: Role;
	/** The arena's id, if it is an arena lead. */
	readonly arena: string | null;
};

/** "Results desk 1" is R1, "Arena lead Brygghagen" BR, "Office" OF: the last word distinguishes accounts. */
export function initialsOf(name: string): string {
	const words = name.split(/\s+/).filter((word) => word !== "");
	const last = words.at(-1) ?? "";
	if (words.length > 1 && /^\d+$/.test(last)) return `${[...(words[0] ?? "")][0] ?? ""}${[...last][0]}`.toUpperCase();
	return [...last].slice(0, 2).join("").toUpperCase();
}
