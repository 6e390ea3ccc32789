/** The removed and added lines between two texts, in order: "- was", "+ is", without unchanged ones. */
export function changedLines(before: readonly string[], after: readonly string[]): string[] {
	let [from, until] = [0, 0];
	while (from < before.length && from < after.length && before[from] === after[from]) from += 1;
	while (until < before.length - from && until < after.length - from && before.at(-1 - until) === after.at(-1 - until))
		until += 1;
	const [was, is] = [before.slice(from, before.length - until), after.slice(from, after.length - until)];
	// The longest that both have, from each place on.
	const common = Array.from({ length: was.length + 1 }, () => new Array<number>(is.length + 1).fill(0));
	for (let at = was.length - 1; at >= 0; at -= 1)
		for (let to = is.length - 1; to >= 0; to -= 1)
			common[at]![to] = was[at] === is[to] ? common[at + 1]![to + 1]! + 1 : Math.max(common[at + 1]![to]!, common[at]![to + 1]!);
	const changed: string[] = [];
	for (let at = 0, to = 0; at < was.length || to < is.length; ) {
		if (at < was.length && to < is.length && was[at] === is[to]) {
			at += 1;
			to += 1;
		} else if (to >= is.length || (at < was.length && common[at + 1]![to]! >= common[at]![to + 1]!)) {
			changed.push(`- ${was[at]}`);
			at += 1;
		} else {
			changed.push(`+ ${is[to]}`);
			to += 1;
		}
	}
	return changed;
}
