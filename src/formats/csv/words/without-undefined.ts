/** The defined fields: undefined ones are left out, since a blank cell leaves a value unchanged. */
export function withoutUndefined<Fields extends object>(
	fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
	const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
	return Object.fromEntries(entries) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}
