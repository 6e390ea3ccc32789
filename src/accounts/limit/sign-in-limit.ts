import { keyOf, type LimitKey, type LimitName, type Limits, placeOf } from "./limits.ts";

/** An attempt in progress; it counts as wrong until it is reported as right. */
export type Attempt = { succeeded(): Promise<void> };

/**
 * Counts before the password is checked, so that a thousand guesses at once are a thousand. A stranger's guesses slow the account
 * down everywhere but in the places where its person has signed in before.
 * @param address the caller's, as limits see it
 * @throws RequestRefused 429
 */
export async function attemptSignIn(limits: Limits, email: string, address: string, now: Date): Promise<Attempt> {
	const person = keyOf(email);
	const here = keyOf(address);
	const place = placeOf(person, here);
	await limits.take("signInsOfAddress", here);
	await limits.take("wrongSignInsOfAddress", here);
	await limits.take("wrongSignInsOfPlace", place);
	const known = await limits.isKnownPlace(place, now);
	if (!known) await limits.take("wrongSignInsOfAccount", person);
	return {
		async succeeded() {
			const back: [LimitName, LimitKey][] = [["wrongSignInsOfAddress", here]];
			if (!known) back.push(["wrongSignInsOfAccount", person]);
			for (const [name, key] of back) await limits.giveBack(name, key);
			await limits.clear("wrongSignInsOfPlace", place);
			await limits.knowPlace(place, now);
		},
	};
}
