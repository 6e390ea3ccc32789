/** All values of the key "id" in plain JSON, at any depth. */
export function idsIn(data: unknown, found: Set<string> = new Set()): Set<string> {
	if (typeof data !== "object" || data === null) return found;
	if (Array.isArray(data)) {
		for (const item of data) idsIn(item, found);
		return found;
	}
	for (const [name, value] of Object.entries(data)) {
		if (name === "id" && typeof value === "string") found.add(value);
		else idsIn(value, found);
	}
	return found;
}
