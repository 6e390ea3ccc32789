/**
 * Does something while no other tab of this site does it.
 * @returns what `act` returns; where the browser has no locks, or blocks them together with the site's data, `act` runs at once
 */
export async function inTurn<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
	let hasBegun = false;
	const begun = () => {
		hasBegun = true;
		return act();
	};
	try {
		return await navigator.locks.request(name, begun);
	} catch (error) {
		if (hasBegun) throw error;
		return act();
	}
}
