import type { AlertKind } from "../../cup/alerts/alert-kind.ts";
import type { MatchId } from "../../cup/ids.ts";
import type { Language } from "../../text/language.ts";
import type { AlertOf, AlertSettings, DeviceAlerts } from "./device-alerts.ts";
import { deviceName } from "./device-name.ts";
import type { Subscribed } from "./phone.ts";
import { refusalOf } from "./refused.ts";
import { type FieldToChoose, readUser, type TeamToChoose, type User } from "./user.ts";

export type Credentials = { readonly email: string; readonly password: string };
export type Registering = Credentials & { readonly name: string; readonly password_confirmation: string };

/** The match that stays in sight, and its year. */
export type Pinned = { readonly match: MatchId; readonly year: number };

/** What each call needs to know at the moment that it is made. */
export type Caller = {
	/** The account service's address; "" for our own server. */
	readonly base: string;
	readonly language: Language;
	/** The bearer token; null while signed out. */
	readonly token: string | null;
};

/** A created favourite; only its id is not known before. */
type Made = { readonly id: number };

type Call = { readonly body?: object; readonly withCredentials?: true; readonly keepalive?: true };

/**
 * The calls of SPEC §7. 200 to 299 is success, and there are no timeouts. A refusal is thrown as `Refused`, a network failure as fetch
 * throws it. Cookies are sent only where the table says so.
 * @param send fetch, or a test's own
 */
export function accountCalls(caller: () => Caller, send: typeof fetch) {
	async function call(method: string, path: string, { body, withCredentials, ...init }: Call = {}): Promise<Response> {
		const { base, language, token } = caller();
		const response = await send(base + path, {
			method,
			credentials: withCredentials ? "include" : "omit",
			cache: "no-store",
			headers: {
				accept: "application/json",
				"accept-language": language,
				...(token !== null && { authorization: `Bearer ${token}` }),
				...(body !== undefined && { "content-type": "application/json" }),
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
			...init,
		});
		if (!response.ok) throw await refusalOf(response);
		// The service sends no HTML: this is a captive portal's page, and the call has done nothing.
		if (/^text\/html/i.test(response.headers.get("content-type") ?? ""))
			throw new Error("What answered was not the account service");
		return response;
	}
	const answer = async <Answer>(response: Promise<Response>): Promise<Answer> => (await (await response).json()) as Answer;
	const nothing = async (response: Promise<Response>): Promise<void> => void (await response);
	const token = async (response: Promise<Response>): Promise<string> => {
		const text = (await (await response).text()).trim();
		if (text === "" || /[\s<"]/.test(text)) throw new Error("The account service answered no token");
		return text;
	};
	const device_name = deviceName(typeof navigator === "undefined" ? "" : navigator.userAgent);

	return {
		user: async (): Promise<User> => readUser(await answer(call("GET", "/api/user", { withCredentials: true }))),
		signIn: (credentials: Credentials) => token(call("POST", "/sanctum/token", { body: { ...credentials, device_name } })),
		register: (registering: Registering) => token(call("POST", "/sanctum/register", { body: { ...registering, device_name } })),
		forgotPassword: (email: string) => nothing(call("POST", "/sanctum/forgot-password", { body: { email } })),
		signOut: () => nothing(call("POST", "/api/logout", { withCredentials: true, keepalive: true })),
		deleteAccount: () => nothing(call("GET", "/api/user/delete")),
		addTeam: (team: TeamToChoose) => answer<Made>(call("POST", "/api/user/favorites/teams", { body: team })),
		removeTeam: (id: number) => nothing(call("DELETE", `/api/user/favorites/teams/${id}`)),
		addField: (field: FieldToChoose) => answer<Made>(call("POST", "/api/user/favorites/fields", { body: field })),
		removeField: (id: number) => nothing(call("DELETE", `/api/user/favorites/fields/${id}`)),
		alerts: (): Promise<DeviceAlerts> => answer(call("GET", "/api/user/alerts")),
		turnAlertsOn: (keys: Subscribed) => nothing(call("PUT", "/api/user/alerts", { body: keys, keepalive: true })),
		turnAlertsOff: () => nothing(call("DELETE", "/api/user/alerts", { keepalive: true })),
		setAlerts: (settings: Partial<AlertSettings>) =>
			nothing(call("PUT", "/api/user/alerts/settings", { body: settings, keepalive: true })),
		chooseAlerts: ({ subject, id, year }: AlertOf, kinds: readonly AlertKind[]) =>
			nothing(call("PUT", `/api/user/alerts/${subject}s/${encodeURIComponent(id)}`, { body: { year, kinds }, keepalive: true })),
		testAlert: () => nothing(call("POST", "/api/user/alerts/test")),
		pin: (pinned: Pinned) => nothing(call("PUT", "/api/user/pin", { body: pinned, keepalive: true })),
		unpin: () => nothing(call("DELETE", "/api/user/pin", { keepalive: true })),
		/** @returns the secret address of My Week's calendar */
		calendar: async (): Promise<string> => (await answer<{ url: string }>(call("GET", "/api/user/calendar"))).url,
		/** @returns another one; the one before is dead */
		renewCalendar: async (): Promise<string> => (await answer<{ url: string }>(call("POST", "/api/user/calendar"))).url,
		/**
		 * @param from the path that the payment leads back to
		 * @returns the address where All Access for a year is paid
		 */
		checkout: async (year: string, from: string): Promise<string> => {
			const { url } = await answer<{ url: string }>(call("POST", `/api/passes/${year}/checkout`, { body: { from } }));
			if (!/^https?:\/\//i.test(url)) throw new Error("The account service answered no web address");
			return url;
		},
		/** @returns what a player is given; throws `Refused` where the reader may not watch */
		play: (stream: string) =>
			answer<{ provider: "hls" | "youtube" | "vimeo"; address: string }>(
				call("POST", `/api/streams/${encodeURIComponent(stream)}/play`),
			),
		/** @returns the one-time address of the identity site; null where the answer has none */
		profileAddress: async (): Promise<string | null> =>
			(await answer<{ url?: string | null }>(call("POST", "/api/user/auth/token"))).url ?? null,
	};
}

export type AccountCalls = ReturnType<typeof accountCalls>;
