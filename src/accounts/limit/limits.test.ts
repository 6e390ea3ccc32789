import { describe, expect, it } from "vitest";
import { textsIn } from "../../text/accounts/texts.ts";
import { tooMany } from "../request/refused.ts";
import { keyOf, LIMITS } from "./limits.ts";

describe("how often a client may", () => {
	it("is counted for each thing by itself, in so many seconds", () => {
		const [quarter, hour] = [900, 3600];
		expect(Object.fromEntries(Object.entries(LIMITS).map(([name, { points, duration }]) => [name, [points, duration]]))).toEqual({
			signInsOfAddress: [100, 300],
			wrongSignInsOfAddress: [30, quarter],
			wrongSignInsOfPlace: [10, quarter],
			wrongSignInsOfAccount: [50, hour],
			registrationsOfAddress: [30, hour],
			resetRequestsOfAddress: [20, hour],
			resetMailsOfAccount: [3, hour],
			newPasswordsOfAddress: [20, hour],
			noticesOfAccount: [1, 24 * hour],
			identityOfAccount: [30, 600],
			newAddressesOfAccount: [5, hour],
			photosOfAccount: [20, hour],
			checkoutsOfAccount: [20, 600],
			subscriptionsOfAccount: [20, 600],
			testAlertsOfAccount: [5, 600],
		});
	});

	it("has a wait in minutes and in seconds that is long enough: a client that returns then is accepted", () => {
		const told = (seconds: number) => {
			const { status, headers, tell } = tooMany(seconds);
			return [status, headers.retryAfter, tell(textsIn("en").refusals)];
		};
		const says = (minutes: string) => `Too many attempts. Try again in ${minutes}.`;
		expect(told(0.2)).toEqual([429, 1, says("a minute")]);
		expect(told(60)).toEqual([429, 60, says("a minute")]);
		expect(told(60.1)).toEqual([429, 61, says("2 minutes")]);
		expect(told(899.5)).toEqual([429, 900, says("15 minutes")]);
	});

	it("counts an e-mail address in any case as the same person, and stores no address", () => {
		expect(keyOf("Astrid@Cup.Example")).toBe(keyOf("astrid@cup.example"));
		expect(keyOf("astrid@cup.example")).toMatch(/^[0-9a-f]{32}$/);
		expect(keyOf("astrid@cup.example")).not.toBe(keyOf("astri@cup.example"));
	});
});
