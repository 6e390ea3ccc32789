type Starting = { readonly zonedStartTime: string | null };

/** Streams by the day on which they begin, in the given order; those without a time come last, without a day. */
export function streamDays<Stream extends Starting>(
	streams: readonly Stream[],
): { readonly day: string | null; readonly streams: readonly Stream[] }[] {
	const days = new Map<string | null, Stream[]>();
	for (const stream of streams) {
		const day = stream.zonedStartTime?.slice(0, 10) ?? null;
		days.set(day, [...(days.get(day) ?? []), stream]);
	}
	const found = [...days].map(([day, own]) => ({ day, streams: own }));
	return [...found.filter(({ day }) => day !== null), ...found.filter(({ day }) => day === null)];
}
