import { expect, test } from "vitest";
import { accountCalls } from "./calls.ts";

const made = (answer: () => Response) => {
	const asked: [string, RequestInit][] = [];
	const calls = accountCalls(
		() => ({ base: "https://accounts.test", language: "sv", token: "1|secret" }),
		async (address, init = {}) => {
			asked.push([String(address), init]);
			return answer();
		},
	);
	return { calls, asked };
};

test("§7 Calls: answers never come from a cache, cookies are sent only where the table says so, a sign-out and a choice of alerts outlive their page, and parameters are escaped in addresses", async () => {
	const { calls, asked } = made(() => Response.json({ url: "https://pay.test" }));
	await calls.signOut();
	await calls.deleteAccount();
	await calls.play("a/../b?c");
	await calls.chooseAlerts({ subject: "team", id: "a/b", year: 2026 }, []);
	expect(asked.map(([address, { method, credentials, keepalive = false }]) => [method, address, credentials, keepalive])).toEqual(
		[
			["POST", "https://accounts.test/api/logout", "include", true],
			["GET", "https://accounts.test/api/user/delete", "omit", false],
			["POST", "https://accounts.test/api/streams/a%2F..%2Fb%3Fc/play", "omit", false],
			["PUT", "https://accounts.test/api/user/alerts/teams/a%2Fb", "omit", true],
		],
	);
	expect(asked.map(([, { cache }]) => cache)).toEqual(asked.map(() => "no-store"));
	expect(asked[0]?.[1].headers).toEqual({
		accept: "application/json",
		"accept-language": "sv",
		authorization: "Bearer 1|secret",
	});
});

test("an invalid token signs in no user, and an invalid web address is not opened", async () => {
	const credentials = { email: "maja@example.se", password: "right password" };
	for (const text of ["", " ", "<html>", '{"token":"1"}', "log in here"])
		await expect(made(() => new Response(text)).calls.signIn(credentials)).rejects.toThrow("answered no token");
	expect(await made(() => new Response("2|secret\n")).calls.signIn(credentials)).toBe("2|secret");
	for (const url of ["javascript:alert(1)", "/pay", "data:text/html,x"])
		await expect(made(() => Response.json({ url })).calls.checkout("2026", "/2026")).rejects.toThrow("no web address");
	expect(await made(() => Response.json({ url: "https://pay.test" })).calls.checkout("2026", "/2026")).toBe("https://pay.test");
});
