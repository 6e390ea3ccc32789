import type { BrowserContext, Page } from "@playwright/test";
import { favour, keepToken, register } from "./account.ts";
import { expect, visit } from "./browser.ts";
import { keptKeys } from "./kept-pages.ts";
import type { PhoneNetwork } from "./phone-network.ts";

const GIRLS = { name: "Girls 15", shortName: "G15" };

/** A user who follows ASK IF of the small cup. @returns the token */
export async function aFollower(live: string): Promise<string> {
	const { token } = await register(live);
	const sweden = { name: "Sweden", code: "se" };
	await favour({ teamId: "g15-ask", teamName: "ASK IF", nation: sweden, category: GIRLS, year: "2026" }, token, live);
	return token;
}

const followers = new Map<string, Promise<string>>();
/** The same one in all tests that change nothing of theirs: a service makes so many accounts an hour. */
function theFollower(live: string): Promise<string> {
	const follower = followers.get(live) ?? aFollower(live);
	followers.set(live, follower);
	return follower;
}

/** A user's phone that has been online until everything was saved. @returns the user's token */
export async function followersPhone(
	page: Page,
	network: PhoneNetwork,
	live: string,
	follower = theFollower(live),
): Promise<string> {
	const token = await follower;
	await keepToken(page, token, network.address);
	await visit(page, `${network.address}/2026`);
	await expect.poll(() => keptKeys(page)).toContain("/saved/data/day");
	return token;
}

export async function cut(context: BrowserContext, network: PhoneNetwork): Promise<void> {
	network.turn("cut");
	await context.setOffline(true);
}

export async function restore(context: BrowserContext, network: PhoneNetwork): Promise<void> {
	network.turn("open");
	await context.setOffline(false);
}

/** The text of a page that is not saved. */
export const NOT_SAVED = "This page is not saved on this device";

/** The first match of the follower's week. */
export const weekMatch = (page: Page) =>
	page
		.getByRole("tabpanel")
		.getByRole("link", { name: /ASK IF/ })
		.first();
