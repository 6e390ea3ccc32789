/**
 * A maximum matching: assigns each as many as possible one of its choices, each choice once (Kuhn's augmenting paths).
 * @param choices of each, by index
 * @returns the choice assigned to each; null: none
 */
export function largestMatching(choices: readonly (readonly number[])[]): (number | null)[] {
	const holder = new Map<number, number>();
	for (const at of choices.keys()) place(at, new Set());
	const matched: (number | null)[] = choices.map(() => null);
	for (const [choice, at] of holder) matched[at] = choice;
	return matched;

	function place(at: number, tried: Set<number>): boolean {
		for (const choice of choices[at]!) {
			if (tried.has(choice)) continue;
			tried.add(choice);
			const other = holder.get(choice);
			if (other !== undefined && !place(other, tried)) continue;
			holder.set(choice, at);
			return true;
		}
		return false;
	}
}
