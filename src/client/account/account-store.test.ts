import { describe, expect, test } from "vitest";
import { aService, aStorage } from "../../../tests/support/an-account-service.ts";
import { hasAllAccess } from "../../cup/all-access.ts";
import { createAccountStore } from "./account-store.ts";
import { accountCalls } from "./calls.ts";
import { choosableField, choosableTeam } from "./choosable.ts";
import { AccountRefusal } from "./refused.ts";
import { savedAccount } from "./saved-account.ts";
import { tokenIn, USER_TOKEN } from "./token.ts";

const FYRSKEN = {
	teamId: "12",
	year: 2026,
	teamName: "IF Fyrsken",
	nation: "Sweden",
	nationCode: "se",
	category: "Boys 16",
	catShort: "B16",
};
const HEDEN = [1, 2, 3].map((number) => ({ arenaId: "2", fieldId: `20${number}`, fieldName: `Heden ${number}`, year: 2026 }));
const fyrsken = choosableTeam(FYRSKEN);
const NO_NETWORK = () => Promise.reject(new TypeError("Failed to fetch"));

/** A tab with its storage; another tab shares the storage and the service. */
function aTab({ service = aService(), storage = aStorage(), signedIn = false } = {}) {
	if (signedIn) storage.setItem(USER_TOKEN, "1|secret");
	const token = tokenIn(() => storage);
	const logged: string[] = [];
	let told = 0;
	let dropped = 0;
	const waiting: { act: () => Promise<void>; wait: number }[] = [];
	const account = createAccountStore({
		calls: accountCalls(() => ({ base: "", language: "sv", token: token.read() }), service.send),
		token,
		saved: savedAccount(() => storage, token),
		dropSaved: () => {
			dropped += 1;
		},
		alone: (act) => act(),
		tell: () => {
			told += 1;
		},
		log: (message) => logged.push(message),
		later: (act, wait) => {
			const one = { act, wait };
			waiting.push(one);
			return () => {
				const at = waiting.indexOf(one);
				if (at >= 0) waiting.splice(at, 1);
			};
		},
	});
	const asked = () => service.asked.map(({ method, path }) => `${method} ${path}`);
	/** Advances the clock to the next timer. @returns how long that was, in ms */
	const waited = async () => {
		const [next] = waiting.splice(0, 1);
		if (next === undefined) throw new Error("Nothing waits");
		await next.act();
		return next.wait;
	};
	return { account, service, storage, logged, asked, waiting, waited, told: () => told, dropped: () => dropped };
}

const teams = ({ account }: ReturnType<typeof aTab>) => account.state().user?.favourite_teams.map(({ teamName }) => teamName);

describe("§4 Auth", () => {
	test("§4 Auth: sign-in obtains a token, stores it under user-token, sends it as a bearer header and loads the user", async () => {
		const tab = aTab();
		expect(await tab.account.signIn({ email: "maja@example.se", password: "right password" })).toBe(true);
		expect(tab.storage.getItem("user-token")).toBe("2|secret");
		expect(tab.asked()).toEqual(["POST /sanctum/token", "GET /api/user"]);
		expect(tab.service.asked[1]?.headers.get("authorization")).toBe("Bearer 2|secret");
		expect(tab.account.state()).toMatchObject({ auth: true, user: { name: "Maja Andersson" } });
	});

	test("§4 Auth: register obtains a token, stores it and loads the user", async () => {
		const tab = aTab();
		const registering = {
			name: "Maja",
			email: "m@example.se",
			password: "right password",
			password_confirmation: "right password",
		};
		expect(await tab.account.register(registering)).toBe(true);
		expect(tab.asked()).toEqual(["POST /sanctum/register", "GET /api/user"]);
		expect(tab.service.asked[0]?.body).toMatchObject(registering);
		expect(tab.storage.getItem(USER_TOKEN)).toBe("2|secret");
	});

	test("§4 Auth: a refused sign-in stores no token and shows the error at its field", async () => {
		const tab = aTab();
		const refused = await tab.account.signIn({ email: "maja@example.se", password: "wrong" }).catch((error: unknown) => error);
		expect(refused).toBeInstanceOf(AccountRefusal);
		expect(refused).toMatchObject({ status: 422, fields: { email: ["These do not match."] } });
		expect(tab.storage.getItem(USER_TOKEN)).toBeNull();
		expect(tab.account.state().auth).toBe(false);
	});

	test("§4 Auth: a successful user load marks signed in; purchases, pin_match and pin_year are copied into the main state", async () => {
		const tab = aTab({ signedIn: true });
		expect(tab.account.state()).toMatchObject({ auth: false, user: null, phase: "start" });
		await tab.account.reload();
		const { auth, main } = tab.account.state();
		expect(auth).toBe(true);
		expect(main).toEqual({ purchases: [{ type: "tournament_pass", year: 2026 }], pin_match: "412", pin_year: 2026 });
		expect(hasAllAccess(main.purchases, 2026)).toBe(true);
		expect(hasAllAccess(main.purchases, 2025)).toBe(false);
	});

	test("§4 Auth: a failed user load marks signed out; the token stays, and signs in again when the network is back", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("GET /api/user", NO_NETWORK);
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ auth: false, user: null, main: { purchases: [], pin_match: null } });
		expect(tab.storage.getItem(USER_TOKEN)).toBe("1|secret");
		expect(tab.logged).toEqual(["The user could not be loaded"]);
		tab.service.instead.clear();
		await tab.account.reload();
		expect(tab.account.state().auth).toBe(true);
	});

	test("§4 Auth: a 401 to an old token does not end a session that another tab has started meanwhile", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("GET /api/user", async () => {
			tab.storage.setItem(USER_TOKEN, "2|secret");
			return Response.json({}, { status: 401 });
		});
		await tab.account.reload();
		expect([tab.storage.getItem(USER_TOKEN), tab.dropped(), tab.account.state().auth]).toEqual(["2|secret", 0, false]);
	});

	test("§4 Auth: a failing server, or an answer that is no user, preserves the token; 401 does not", async () => {
		for (const answer of [new Response("no", { status: 503 }), new Response("<html>"), Response.json({ hello: "wifi" })]) {
			const tab = aTab({ signedIn: true });
			tab.service.instead.set("GET /api/user", async () => answer);
			await tab.account.reload();
			expect(tab.account.state().auth).toBe(false);
			expect(tab.storage.getItem(USER_TOKEN)).toBe("1|secret");
		}
		const tab = aTab({ signedIn: true });
		tab.service.tokens.clear();
		await tab.account.reload();
		expect(tab.account.state().auth).toBe(false);
		expect(tab.storage.getItem(USER_TOKEN)).toBeNull();
	});

	test("§4 Auth: what answers 200 and is no user, as a captive portal does, is a failed load", async () => {
		const user = aService().user;
		for (const answer of [
			{ ...user, name: undefined },
			{ ...user, id: "1" },
			{ ...user, favourite_teams: {} },
			{ ...user, favourite_teams: [{ welcome: "wifi" }] },
			{ ...user, purchases: ["tournament_pass"] },
			[user],
			"<html>Welcome to the arena's wifi</html>",
		]) {
			const tab = aTab({ signedIn: true });
			tab.service.instead.set("GET /api/user", async () => Response.json(answer));
			await tab.account.reload();
			expect(tab.account.state(), JSON.stringify(answer)).toMatchObject({ auth: false, unreached: true });
			expect(tab.storage.getItem(USER_TOKEN)).toBe("1|secret");
		}
	});

	test("an unreachable account service is reported once, and asked again, doubling the wait each time, until it answers", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("GET /api/user", NO_NETWORK);
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ auth: false, user: null, unreached: true, notice: { kind: "unreached" } });
		tab.account.dismissNotice();
		for (const wait of [2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 120_000, 120_000]) {
			const waited = await tab.waited();
			expect(waited).toBeGreaterThanOrEqual(wait);
			expect(waited).toBeLessThanOrEqual(2 * wait);
			expect(tab.account.state()).toMatchObject({ auth: false, unreached: true, notice: null });
			expect(tab.waiting, "one try at a time").toHaveLength(1);
		}
		tab.account.askAgain();
		expect(tab.account.state().notice?.kind).toBe("unreached");
		tab.service.instead.clear();
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ auth: true, unreached: false, notice: null });
		expect(tab.waiting).toEqual([]);
	});

	test("a user who has not loaded after 4 s is shown from this device's data, and updated when loaded; nothing is requested twice", async () => {
		const storage = aStorage();
		const before = aTab({ signedIn: true, storage });
		await before.account.reload();
		const tab = aTab({ storage, service: before.service });
		const come: (() => void)[] = [];
		before.service.instead.set("GET /api/user", () => {
			return new Promise((resolve) => come.push(() => resolve(Response.json(before.service.user))));
		});
		const loading = tab.account.reload();
		expect(tab.account.state()).toMatchObject({ phase: "loading", own: null });
		expect(tab.waiting).toHaveLength(1);
		expect(await tab.waited()).toBe(4_000);
		expect(tab.account.state()).toMatchObject({ phase: "known", unreached: true, user: null, notice: null });
		expect(tab.account.state().own?.favourite_teams).toEqual(before.account.state().user?.favourite_teams);
		come[0]!();
		await loading;
		expect(tab.account.state()).toMatchObject({ auth: true, unreached: false });
		expect([come.length, tab.waiting]).toEqual([1, []]);

		const nobody = aTab({ signedIn: true });
		nobody.service.instead.set("GET /api/user", () => new Promise(() => undefined));
		void nobody.account.reload();
		await nobody.waited();
		expect(nobody.account.state(), "of whom nothing is kept").toMatchObject({ phase: "loading", unreached: false });
	});

	test("a pin that the service refuses is reverted to the one before", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("PUT /api/user/pin", async () => Response.json({ message: "No such match." }, { status: 422 }));
		await tab.account.pin({ match: "7", year: 2025 }, "IF Fyrsken – Osaka");
		expect(tab.account.state()).toMatchObject({ main: { pin_match: "412", pin_year: 2026 }, notice: { kind: "notPinned" } });
		expect(tab.waiting).toEqual([]);
	});

	test("a pin pressed without a network is shown, waits, and is sent when there is one", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("PUT /api/user/pin", NO_NETWORK);
		await tab.account.pin({ match: "7", year: 2025 }, "IF Fyrsken – Osaka");
		expect(tab.account.state()).toMatchObject({ main: { pin_match: "7", pin_year: 2025 }, notice: { kind: "waits" } });
		await tab.waited();
		expect(tab.account.state()).toMatchObject({ main: { pin_match: "7" }, notice: { kind: "waits" } });
		tab.service.instead.clear();
		await tab.waited();
		expect(tab.account.state()).toMatchObject({ main: { pin_match: "7", pin_year: 2025 }, notice: null });
		expect(tab.service.user).toMatchObject({ pin_match: "7", pin_year: 2025 });
		expect(tab.waiting).toEqual([]);
	});

	test.each([true, false])(
		"a pin whose call is cut off by leaving the page, hidden before: %s, is the next page's",
		async (isHiddenFirst) => {
			const tab = aTab({ signedIn: true });
			await tab.account.reload();
			let cutOff = (_: Error): void => undefined;
			tab.service.instead.set("DELETE /api/user/pin", () => new Promise((_, reject) => (cutOff = reject)));
			const unpinned = tab.account.pin(null, "IF Fyrsken – Osaka");
			await expect.poll(() => tab.asked().at(-1)).toBe("DELETE /api/user/pin");
			if (isHiddenFirst) tab.account.keepUnsaid();
			cutOff(new TypeError("Load failed"));
			await unpinned;
			expect(tab.account.state()).toMatchObject({ main: { pin_match: null } });

			tab.service.instead.clear();
			const next = aTab({ service: tab.service, storage: tab.storage });
			const shown = new Set<string | null>();
			next.account.subscribe(() => next.account.state().auth && shown.add(next.account.state().main.pin_match));
			await next.account.reload();
			expect([...shown], "never the one that was unpinned").toEqual([null]);
			expect(tab.service.user.pin_match).toBeNull();
			await next.account.reload();
			expect(tab.asked().filter((call) => call.startsWith("DELETE"))).toHaveLength(2);
		},
	);

	test("of two pins that are pressed at once the last one counts, whichever answer is late", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await Promise.all([
			tab.account.pin(null, "IF Fyrsken – Osaka"),
			tab.account.pin({ match: "7", year: 2025 }, "IF Fyrsken – Osaka"),
			tab.account.pin({ match: "8", year: 2025 }, "IF Fyrsken – Lyon"),
		]);
		expect(tab.service.user.pin_match).toBe("8");
		expect(tab.account.state()).toMatchObject({ main: { pin_match: "8", pin_year: 2025 } });
		expect(tab.asked().filter((call) => call.endsWith("/api/user/pin"))).toHaveLength(1);
	});

	test("a pin that a page has left unsent is another account's neither to see nor to send", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("DELETE /api/user/pin", () => new Promise(() => undefined));
		void tab.account.pin(null, "IF Fyrsken – Osaka");
		await expect.poll(() => tab.asked().at(-1)).toBe("DELETE /api/user/pin");
		tab.account.keepUnsaid();
		const phone = aTab();
		await phone.account.signIn({ email: "maja@example.se", password: "right password" });
		tab.storage.setItem(USER_TOKEN, phone.storage.getItem(USER_TOKEN)!);
		const other = aTab({ service: phone.service, storage: tab.storage });
		await other.account.reload();
		expect(other.asked().filter((call) => call.startsWith("DELETE"))).toEqual([]);
		expect(other.account.state()).toMatchObject({ auth: true, main: { pin_match: "412" } });
	});

	test("this device's data of one account is not shown to another, and is deleted when another signs in", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		tab.storage.setItem(USER_TOKEN, "3|another");
		const other = aTab({ storage: tab.storage });
		other.service.instead.set("GET /api/user", NO_NETWORK);
		await other.account.reload();
		expect(other.account.state().own?.favourite_teams ?? []).toEqual([]);
		const before = other.dropped();
		await other.account.signIn({ email: "maja@example.se", password: "right password" });
		expect([other.dropped() - before, other.account.state().user]).toEqual([1, null]);
	});

	test("while an account cannot be reached, favourites and the pin are left alone", async () => {
		const tab = aTab({ signedIn: true });
		tab.service.instead.set("GET /api/user", NO_NETWORK);
		await tab.account.reload();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		await tab.account.pin({ match: "412", year: 2026 }, "IF Fyrsken – Osaka");
		expect(new Set(tab.asked())).toEqual(new Set(["GET /api/user"]));
		expect(tab.account.state().chosen.teams.size).toBe(0);
	});

	test("a service that asks for time is given it; signing out, or its 401, ends the tries", async () => {
		const tab = aTab({ signedIn: true });
		const busy = async () => new Response("busy", { status: 503, headers: { "retry-after": "90" } });
		tab.service.instead.set("GET /api/user", busy);
		await tab.account.reload();
		expect(tab.waiting[0]?.wait).toBeGreaterThanOrEqual(90_000);
		tab.service.instead.clear();
		await tab.account.signOut();
		expect(tab.waiting).toEqual([]);
		expect(tab.account.state()).toMatchObject({ auth: false, unreached: false, notice: null });

		const other = aTab({ signedIn: true });
		other.service.instead.set("GET /api/user", busy);
		await other.account.reload();
		other.service.instead.clear();
		other.service.tokens.clear();
		await other.waited();
		expect(other.account.state()).toMatchObject({ auth: false, unreached: false, notice: { kind: "signedOut" } });
		expect(other.waiting).toEqual([]);
	});

	test("a session that has ended is reported; a visitor who was not signed in, or who signs out, sees no notice", async () => {
		const tab = aTab({ signedIn: true });
		tab.service.tokens.clear();
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ auth: false, notice: { kind: "signedOut", undo: null } });
		await tab.account.reload();
		tab.account.dismissNotice();
		await tab.account.reload();
		expect(tab.account.state().notice).toBeNull();

		const visitor = aTab();
		await visitor.account.reload();
		expect(visitor.account.state().notice).toBeNull();

		const leaving = aTab({ signedIn: true });
		await leaving.account.reload();
		await leaving.account.signOut();
		expect(leaving.account.state().notice).toBeNull();
	});

	test("a visitor without a token whose request fails stays a visitor: no notice and no retry", async () => {
		const tab = aTab();
		tab.service.instead.set("GET /api/user", NO_NETWORK);
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ auth: false, phase: "known", unreached: false, notice: null });
		expect(tab.waiting).toEqual([]);
	});

	test("§4 Auth: sign-out calls the service with the token, clears token and header and loads the user again", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await tab.account.signOut();
		expect(tab.asked()).toEqual(["GET /api/user", "POST /api/logout", "GET /api/user"]);
		expect(tab.service.asked[1]?.headers.get("authorization")).toBe("Bearer 1|secret");
		expect(tab.service.asked[2]?.headers.get("authorization")).toBeNull();
		expect(tab.storage.getItem(USER_TOKEN)).toBeNull();
		expect(tab.account.state()).toMatchObject({ auth: false, user: null, chosen: { teams: new Set() } });
		expect(tab.service.tokens.size).toBe(0);
	});

	test("§8 Sign-out failure: only logged; the reader is signed out all the same, at once, even where the service never answers", async () => {
		for (const never of [NO_NETWORK, () => new Promise<Response>(() => undefined)]) {
			const tab = aTab({ signedIn: true });
			await tab.account.reload();
			tab.service.instead.set("POST /api/logout", never);
			void tab.account.signOut();
			expect(tab.account.state().auth).toBe(false);
			expect(tab.storage.getItem(USER_TOKEN)).toBeNull();
			await expect.poll(() => tab.asked().at(-1)).toBe("GET /api/user");
			expect(tab.logged).toEqual(never === NO_NETWORK ? ["The account service could not be told of the sign-out"] : []);
		}
	});

	test("§4 Auth: account deletion clears token and header and loads the user again; where it fails the reader stays signed in", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("GET /api/user/delete", async () => Response.json({ message: "Not now." }, { status: 500 }));
		await expect(tab.account.deleteAccount()).rejects.toMatchObject({ status: 500, message: "Not now." });
		expect(tab.account.state().auth).toBe(true);
		tab.service.instead.clear();
		await tab.account.deleteAccount();
		expect(tab.asked().slice(-2)).toEqual(["GET /api/user/delete", "GET /api/user"]);
		expect(tab.storage.getItem(USER_TOKEN)).toBeNull();
		expect(tab.account.state().auth).toBe(false);
	});

	test("a visitor without a token is known to be signed out at the start, before the service is asked", async () => {
		const tab = aTab();
		await tab.account.followToken();
		expect(tab.account.state()).toMatchObject({ auth: false, phase: "known" });
		expect(tab.asked()).toEqual([]);
	});

	test("§4 Auth: without a token the user is reloaded too; the 401 marks signed out and is no error of ours", async () => {
		const tab = aTab();
		await tab.account.reload();
		expect(tab.asked()).toEqual(["GET /api/user"]);
		expect(tab.service.asked[0]?.headers.has("authorization")).toBe(false);
		expect(tab.account.state()).toMatchObject({ auth: false, phase: "known" });
		expect(tab.logged).toEqual([]);
	});

	test("§4 Auth: a user that the service returns without a token, by its cookie, is signed in", async () => {
		const tab = aTab();
		tab.service.instead.set("GET /api/user", async () => Response.json(tab.service.user));
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ auth: true, user: { name: "Maja Andersson" } });
	});

	test("the load that began last counts, whichever answers first", async () => {
		const tab = aTab({ signedIn: true });
		let answerFirst: (response: Response) => void = () => undefined;
		tab.service.instead.set("GET /api/user", () => new Promise((resolve) => (answerFirst = resolve)));
		const first = tab.account.reload();
		await Promise.resolve();
		await Promise.resolve();
		tab.service.instead.clear();
		await tab.account.reload();
		answerFirst(Response.json({ ...tab.service.user, name: "An older name" }));
		await first;
		expect(tab.account.state().user?.name).toBe("Maja Andersson");
	});

	test("a load of a user who has signed out meanwhile is ignored", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		const leaving = tab.account.signOut();
		await tab.account.followToken();
		await leaving;
		expect(tab.account.state()).toMatchObject({ auth: false, phase: "known" });
	});

	test("two tabs agree: signing out in one signs the other out when it is notified", async () => {
		const one = aTab({ signedIn: true });
		const other = aTab({ service: one.service, storage: one.storage });
		await one.account.reload();
		await other.account.reload();
		expect(other.account.state().auth).toBe(true);
		await one.account.signOut();
		await other.account.followToken();
		expect(other.account.state().auth).toBe(false);
	});

	test("two tabs agree: what one signs out of without a network is no favourite in the other, which could not reach its user", async () => {
		const before = aTab({ signedIn: true });
		await before.account.reload();
		await before.account.choose([fyrsken], true, "IF Fyrsken");
		before.service.instead.set("GET /api/user", NO_NETWORK);
		before.service.instead.set("POST /api/logout", NO_NETWORK);
		const one = aTab({ service: before.service, storage: before.storage });
		const other = aTab({ service: before.service, storage: before.storage });
		await one.account.reload();
		await other.account.reload();
		expect([...other.account.state().chosen.teams], "as it is kept").toEqual(["12"]);
		await one.account.signOut();
		const hears = other.account.followToken();
		expect(other.account.state(), "before anything is asked").toMatchObject({ own: null, unreached: false });
		await hears;
		expect([...other.account.state().chosen.teams]).toEqual([]);
	});

	test("a user who signs out during the request for waiting choices stays signed out when it answers", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("POST /api/user/favorites/teams", NO_NETWORK);
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		let answer = (_: Response): void => undefined;
		tab.service.instead.set("GET /api/user", () => new Promise((resolve) => (answer = resolve)));
		const sent = tab.waited();
		await expect.poll(() => tab.asked().at(-1)).toBe("GET /api/user");
		await Promise.resolve();
		tab.service.instead.clear();
		await tab.account.signOut();
		await tab.account.signIn({ email: "maja@example.se", password: "right password" });
		answer(Response.json({ ...tab.service.user, name: "Who was here before" }));
		await sent;
		expect(tab.account.state().user?.name).toBe("Maja Andersson");
		expect(tab.storage.getItem("saved-favourites")).not.toContain("Fyrsken");
		expect(teams(tab)).toEqual([]);
	});

	test("a favourite that fails to be saved after its user has signed out does not affect the next user", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		let fail = (_: Error): void => undefined;
		tab.service.instead.set("POST /api/user/favorites/teams", () => new Promise((_, reject) => (fail = reject)));
		const chosen = tab.account.choose([fyrsken], true, "IF Fyrsken");
		await Promise.resolve();
		await Promise.resolve();
		await tab.account.signOut();
		await tab.account.signIn({ email: "maja@example.se", password: "right password" });
		fail(new TypeError("Failed to fetch"));
		await chosen;
		expect(tab.account.state()).toMatchObject({ auth: true, notice: null });
		expect([...tab.account.state().waits]).toEqual([]);
		expect([...tab.account.state().chosen.teams]).toEqual([]);
	});

	test("two tabs agree on waiting choices as soon as one has notified the other, and afterwards on the service's answer", async () => {
		const one = aTab({ signedIn: true });
		const other = aTab({ service: one.service, storage: one.storage });
		await one.account.reload();
		await other.account.reload();
		for (const path of ["GET /api/user", "POST /api/user/favorites/teams"]) one.service.instead.set(path, NO_NETWORK);
		await one.account.choose([fyrsken], true, "IF Fyrsken");
		expect(one.told()).toBe(1);
		const heard = other.account.followToken();
		expect(other.account.state().chosen.teams, "before anything is asked").toEqual(new Set(["12"]));
		expect([...other.account.state().waits]).toEqual([fyrsken.key]);
		await heard;
		expect(other.account.state().chosen.teams).toEqual(new Set(["12"]));
		one.service.instead.clear();
		await one.waited();
		expect(one.told()).toBe(2);
		await one.account.choose([fyrsken], false, "IF Fyrsken");
		await other.account.followToken();
		expect([...other.account.state().waits]).toEqual([]);
		expect(other.account.state().chosen.teams, "nothing of what waited is left").toEqual(new Set());
	});
});

describe("§4 Favourites", () => {
	test("§4 Favourites: adding shows it at once, creates it from what SPEC §3 names, then loads the user again", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		const done = tab.account.choose([fyrsken], true, "IF Fyrsken");
		expect(teams(tab)).toEqual(["IF Fyrsken"]);
		expect(tab.account.state().chosen.teams.has("12")).toBe(true);
		await done;
		expect(tab.service.asked[1]).toMatchObject({ method: "POST", path: "/api/user/favorites/teams", body: FYRSKEN });
		expect(tab.asked().at(-1)).toBe("GET /api/user");
		expect(teams(tab)).toEqual(["IF Fyrsken"]);
		expect(tab.told()).toBe(1);
	});

	test("a heart pressed before signing in is confirmed once it is a favourite, even if it was one already", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		const done = tab.account.choose([fyrsken], true, "IF Fyrsken", true);
		expect(tab.account.state().notice, "not before the service has it").toBeNull();
		await done;
		expect(tab.account.state().notice).toEqual({ kind: "chosenTeam", name: "IF Fyrsken", undo: null });
		tab.account.dismissNotice();
		const calls = tab.asked().length;
		await tab.account.choose([fyrsken], true, "IF Fyrsken", true);
		expect(tab.account.state().notice).toMatchObject({ kind: "chosenTeam" });
		expect(tab.asked()).toHaveLength(calls);
		tab.service.instead.set("POST /api/user/favorites/fields", NO_NETWORK);
		await tab.account.choose(HEDEN.map(choosableField), true, "Heden", true);
		expect(tab.account.state().notice).toMatchObject({ kind: "waits", name: "Heden" });
		await tab.account.signOut();
		await tab.account.choose([fyrsken], true, "IF Fyrsken", true);
		expect(tab.account.state().notice, "nothing happens without authorization").toBeNull();
	});

	test("§4 Favourites: removing updates the local list first, then calls the server, then loads the user again", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		const seen: unknown[] = [];
		tab.account.subscribe(() => seen.push([teams(tab), tab.asked().includes("DELETE /api/user/favorites/teams/7")]));
		const done = tab.account.choose([fyrsken], false, "IF Fyrsken");
		expect(seen[0]).toEqual([[], false]);
		expect(tab.account.state().notice).toMatchObject({ kind: "removedTeam", name: "IF Fyrsken" });
		await done;
		expect(tab.asked().slice(-2)).toEqual(["DELETE /api/user/favorites/teams/7", "GET /api/user"]);
		expect(tab.service.user.favourite_teams).toEqual([]);
	});

	test("§5 Favourite actions are silently skipped when not authorized", async () => {
		const tab = aTab();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		await tab.account.choose([fyrsken], false, "IF Fyrsken");
		expect(tab.asked()).toEqual([]);
		expect(tab.account.state().notice).toBeNull();
	});

	test("§5 Removing a favourite that does not exist is skipped", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await tab.account.choose([fyrsken], false, "IF Fyrsken");
		expect(tab.asked()).toEqual(["GET /api/user"]);
		expect(tab.account.state().notice).toBeNull();
	});

	test("a choice that the server refuses is reverted, with a notice", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("POST /api/user/favorites/teams", async () => new Response("no", { status: 500 }));
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		expect(teams(tab)).toEqual([]);
		expect(tab.account.state().notice).toMatchObject({ kind: "notAdded", name: "IF Fyrsken" });
		tab.service.instead.clear();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		expect(tab.account.state().notice).toBeNull();
		tab.service.instead.set("DELETE /api/user/favorites/teams/7", async () => new Response("no", { status: 500 }));
		await tab.account.choose([fyrsken], false, "IF Fyrsken");
		expect(teams(tab)).toEqual(["IF Fyrsken"]);
		expect(tab.account.state()).toMatchObject({ auth: true, notice: { kind: "notRemoved", undo: null } });
	});

	test("a choice made offline waits, also on the next page, and is sent once when online", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("POST /api/user/favorites/teams", NO_NETWORK);
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		expect(teams(tab)).toEqual(["IF Fyrsken"]);
		expect(tab.account.state()).toMatchObject({ auth: true, notice: { kind: "waits", undo: null } });
		expect([...tab.account.state().waits]).toEqual(["team 12"]);

		tab.service.instead.set("GET /api/user", NO_NETWORK);
		const next = aTab({ service: tab.service, storage: tab.storage });
		await next.account.reload();
		expect(next.account.state()).toMatchObject({ auth: false, user: null, unreached: true });
		expect(next.account.state().own?.favourite_teams.map(({ teamName }) => teamName)).toEqual(["IF Fyrsken"]);
		expect(next.account.state().own?.name, "nothing else of the account is kept").toBe("");

		tab.service.instead.clear();
		const before = tab.asked().length;
		await Promise.all([next.account.reload(), next.account.reload()]);
		await tab.account.reload();
		const posts = tab
			.asked()
			.slice(before)
			.filter((call) => call.startsWith("POST"));
		expect(posts).toEqual(["POST /api/user/favorites/teams"]);
		expect(teams(next)).toEqual(["IF Fyrsken"]);
		expect(teams(tab)).toEqual(["IF Fyrsken"]);
		expect([...next.account.state().waits]).toEqual([]);
	});

	test("a choice without an answer when the page closes is sent by the next page; one with an answer is not", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		let answer = (_: Response): void => undefined;
		tab.service.instead.set("POST /api/user/favorites/teams", () => new Promise((resolve) => (answer = resolve)));
		const chosen = tab.account.choose([fyrsken], true, "IF Fyrsken");
		await expect.poll(() => tab.asked().at(-1)).toBe("POST /api/user/favorites/teams");
		tab.account.keepUnsaid();

		tab.service.instead.clear();
		const next = aTab({ service: tab.service, storage: tab.storage });
		await next.account.reload();
		expect(teams(next)).toEqual(["IF Fyrsken"]);
		expect([...next.account.state().waits]).toEqual([]);

		const again = aTab({ signedIn: true });
		await again.account.reload();
		again.service.instead.set("POST /api/user/favorites/teams", () => new Promise((resolve) => (answer = resolve)));
		const stays = again.account.choose([fyrsken], true, "IF Fyrsken");
		await expect.poll(() => again.asked().at(-1)).toBe("POST /api/user/favorites/teams");
		again.account.keepUnsaid();
		await Promise.resolve();
		answer(Response.json({ message: "No more than these." }, { status: 422 }));
		await stays;
		expect(again.storage.getItem("saved-favourites")).toContain('"waiting":[]');
		void chosen;
	});

	test("a failed load after a heart was stored to be sent leaves its notice", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		tab.service.instead.set("POST /api/user/favorites/teams", NO_NETWORK);
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		tab.service.instead.set("GET /api/user", NO_NETWORK);
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ unreached: true, notice: { kind: "waits", name: "IF Fyrsken" } });
		tab.service.instead.clear();
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ unreached: false, notice: null });
	});

	test("a favourite can be removed offline, too, if the user could not be loaded: it waits, and is sent once", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		tab.service.instead.set("GET /api/user", NO_NETWORK);
		await tab.account.reload();
		expect(tab.account.state()).toMatchObject({ user: null, unreached: true });
		await tab.account.choose([fyrsken], false, "IF Fyrsken");
		expect(tab.account.state().own?.favourite_teams).toEqual([]);
		expect(tab.account.state()).toMatchObject({ notice: { kind: "waits", name: "IF Fyrsken" } });
		tab.service.instead.clear();
		await tab.account.reload();
		expect(teams(tab)).toEqual([]);
		expect(tab.asked().filter((call) => call.startsWith("DELETE"))).toHaveLength(1);
	});

	test("the stored data of an account is deleted by its sign-out, its deletion and a 401, and not by a failed load", async () => {
		const ends: Record<string, (tab: ReturnType<typeof aTab>) => Promise<unknown>> = {
			"sign-out": ({ account }) => account.signOut(),
			deletion: ({ account }) => account.deleteAccount(),
			"a 401": ({ account, service }) => {
				service.instead.set("GET /api/user", async () => Response.json({}, { status: 401 }));
				return account.reload();
			},
		};
		for (const [name, end] of Object.entries(ends)) {
			const tab = aTab({ signedIn: true });
			await tab.account.reload();
			expect(tab.storage.getItem("saved-favourites")).not.toBeNull();
			tab.service.instead.set("GET /api/user", NO_NETWORK);
			await tab.account.reload();
			expect([tab.storage.getItem("saved-favourites") === null, tab.dropped()], "a failed load").toEqual([false, 0]);
			tab.service.instead.clear();
			await end(tab);
			expect([tab.storage.getItem("saved-favourites"), tab.dropped()], name).toEqual([null, 1]);
		}
	});

	test("a login page in between that answers with 200 has deleted nothing and removed nothing", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		const page = async () => new Response("<h1>Welcome</h1>", { headers: { "content-type": "text/html" } });
		tab.service.instead.set("GET /api/user/delete", page);
		await expect(tab.account.deleteAccount()).rejects.toThrow("not the account service");
		expect(tab.storage.getItem(USER_TOKEN)).toBe("1|secret");
		expect(tab.account.state().auth).toBe(true);
	});

	test("a favourite that another device has removed is removed, not failed", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		tab.service.user.favourite_teams.length = 0;
		await tab.account.choose([fyrsken], false, "IF Fyrsken");
		expect(teams(tab)).toEqual([]);
		expect(tab.account.state().notice?.kind).toBe("removedTeam");
	});

	test("Undo brings back what was removed", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		await tab.account.choose([fyrsken], false, "IF Fyrsken");
		tab.account.state().notice?.undo?.();
		expect(teams(tab)).toEqual(["IF Fyrsken"]);
		await expect.poll(() => tab.service.user.favourite_teams.length).toBe(1);
		expect(tab.account.state().notice).toBeNull();
	});

	test("a heart pressed on, off and on again ends on, however long the calls need", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await Promise.all([true, false, true].map((on) => tab.account.choose([fyrsken], on, "IF Fyrsken")));
		expect(teams(tab)).toEqual(["IF Fyrsken"]);
		expect(tab.service.user.favourite_teams).toHaveLength(1);
		await Promise.all([false, true, false].map((on) => tab.account.choose([fyrsken], on, "IF Fyrsken")));
		expect(teams(tab)).toEqual([]);
		expect(tab.service.user.favourite_teams).toHaveLength(0);
	});

	test("a heart pressed before the user has loaded waits for the user", async () => {
		const tab = aTab({ signedIn: true });
		const loading = tab.account.reload();
		const choosing = tab.account.choose([fyrsken], true, "IF Fyrsken");
		expect(tab.account.state().chosen.teams, "and is seen to be pressed meanwhile").toEqual(new Set(["12"]));
		expect(tab.account.state()).toMatchObject({ phase: "loading", user: null, own: null });
		await Promise.all([loading, choosing]);
		expect(teams(tab)).toEqual(["IF Fyrsken"]);
		expect(tab.asked().indexOf("POST /api/user/favorites/teams")).toBeGreaterThan(tab.asked().indexOf("GET /api/user"));
	});

	test("an arena's heart adds or removes all its fields at once; those that are there already are not asked for", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		const fields = HEDEN.map(choosableField);
		await tab.account.choose(fields.slice(0, 1), true, "Heden 1");
		const done = tab.account.choose(fields, true, "Heden");
		expect([...tab.account.state().chosen.fields].toSorted()).toEqual(["201", "202", "203"]);
		await done;
		expect(tab.asked().filter((call) => call === "POST /api/user/favorites/fields")).toHaveLength(3);
		expect(tab.service.asked[1]?.body).toEqual(HEDEN[0]);
		await tab.account.choose(fields, false, "Heden");
		expect(tab.service.user.favourite_arenas).toEqual([]);
		expect(tab.account.state().notice).toMatchObject({ kind: "removedPlace", name: "Heden" });
	});

	test("favourites chosen in one tab are another's when it hears of them", async () => {
		const one = aTab({ signedIn: true });
		const other = aTab({ service: one.service, storage: one.storage });
		await other.account.reload();
		await one.account.reload();
		await one.account.choose([fyrsken], true, "IF Fyrsken");
		await other.account.reload();
		expect(teams(other)).toEqual(["IF Fyrsken"]);
	});
});

describe("§7 The calls", () => {
	test("§7 Credentials go with GET /api/user and POST /api/logout, with no other call", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.signIn({ email: "maja@example.se", password: "right password" });
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		await tab.account.choose([fyrsken], false, "IF Fyrsken");
		await tab.account.profileAddress();
		await tab.account.signOut();
		const withCookies = tab.service.asked.filter(({ credentials }) => credentials === "include");
		expect(new Set(withCookies.map(({ method, path }) => `${method} ${path}`))).toEqual(
			new Set(["GET /api/user", "POST /api/logout"]),
		);
		const others = tab.service.asked.filter((call) => !withCookies.includes(call));
		expect(others.length).toBeGreaterThan(3);
		expect(new Set(others.map(({ credentials }) => credentials))).toEqual(new Set(["omit"]));
	});

	test("every call asks for texts in the site's language", async () => {
		const tab = aTab({ signedIn: true });
		await tab.account.reload();
		await tab.account.choose([fyrsken], true, "IF Fyrsken");
		expect(new Set(tab.service.asked.map(({ headers }) => headers.get("accept-language")))).toEqual(new Set(["sv"]));
	});

	test("§8 Token request failure: logged, and there is no address", async () => {
		const tab = aTab({ signedIn: true });
		expect(await tab.account.profileAddress()).toBe("http://127.0.0.1/identity/enter/once");
		tab.service.instead.set("POST /api/user/auth/token", NO_NETWORK);
		expect(await tab.account.profileAddress()).toBeNull();
		expect(tab.logged).toEqual(["The profile's address could not be had"]);
		tab.service.instead.set("POST /api/user/auth/token", async () => Response.json({}));
		expect(await tab.account.profileAddress()).toBeNull();
	});

	test("too many attempts show the seconds to wait", async () => {
		const tab = aTab();
		tab.service.instead.set("POST /sanctum/token", async () =>
			Response.json({ message: "Too many attempts." }, { status: 429, headers: { "retry-after": "42" } }),
		);
		await expect(tab.account.signIn({ email: "a@b.se", password: "x" })).rejects.toMatchObject({ status: 429, retryAfter: 42 });
	});
});
