import type { DeviceAlerts } from "../../src/client/account/device-alerts.ts";

/** This device's alerts from a service that sends none, as the real one answers (src/accounts/calls/alerts.ts). */
const ALERTS_OFF: DeviceAlerts = {
	key: null,
	on: false,
	lead: 30,
	way: true,
	quiet: true,
	from: "22:00",
	until: "07:00",
	early: true,
	score_left_out: false,
	last: null,
	choices: [],
};

/** A stand-in for the account service at the other end of fetch: one user, in memory, and other answers if a test wants them. */
export function aService() {
	const asked: { method: string; path: string; headers: Headers; credentials: RequestCredentials | undefined; body: unknown }[] =
		[];
	const user = {
		id: 1,
		name: "Maja Andersson",
		email: "maja@example.se",
		profile_photo_url: null,
		purchases: [{ type: "tournament_pass", year: 2026 }],
		registrations: [],
		favourite_teams: [] as { id: number; team_id: string; [key: string]: unknown }[],
		favourite_arenas: [] as { id: number; field_id: string; [key: string]: unknown }[],
		pin_match: "412",
		pin_year: 2026,
	};
	let next = 7;
	/** Replaced answers by "METHOD /path", for one call or until removed. */
	const instead = new Map<string, () => Promise<Response>>();
	const tokens = new Set(["1|secret"]);

	function answer(method: string, path: string, headers: Headers, body: Record<string, string>): Response {
		if (path === "/sanctum/token" || path === "/sanctum/register") {
			if (body.password !== "right password") {
				return Response.json({ message: "Wrong", errors: { email: ["These do not match."] } }, { status: 422 });
			}
			tokens.add("2|secret");
			return new Response("2|secret", { headers: { "content-type": "text/plain" } });
		}
		const token = headers.get("authorization")?.replace("Bearer ", "") ?? "";
		if (!tokens.has(token)) return Response.json({ message: "Unauthenticated." }, { status: 401 });
		const id = Number(path.split("/").at(-1));
		const acts: Record<string, () => Response> = {
			"GET /api/user": () => Response.json(structuredClone(user)),
			"POST /api/logout": () => {
				tokens.delete(token);
				return new Response(null, { status: 204 });
			},
			"GET /api/user/delete": () => {
				tokens.delete(token);
				return new Response(null, { status: 204 });
			},
			"POST /api/user/auth/token": () => Response.json({ url: "http://127.0.0.1/identity/enter/once" }),
			"POST /api/user/favorites/teams": () => {
				const { teamId, ...rest } = body;
				const made = { id: next++, team_id: teamId as string, ...rest };
				user.favourite_teams.push(made);
				return Response.json(made, { status: 201 });
			},
			"POST /api/user/favorites/fields": () => {
				const { fieldId, arenaId, ...rest } = body;
				const made = { id: next++, field_id: fieldId as string, arena_id: arenaId, ...rest };
				user.favourite_arenas.push(made);
				return Response.json(made, { status: 201 });
			},
			"GET /api/user/alerts": () => Response.json(ALERTS_OFF),
			"PUT /api/user/pin": () => {
				Object.assign(user, { pin_match: body.match, pin_year: body.year });
				return new Response(null, { status: 204 });
			},
			"DELETE /api/user/pin": () => {
				Object.assign(user, { pin_match: null, pin_year: null });
				return new Response(null, { status: 204 });
			},
			[`DELETE /api/user/favorites/teams/${id}`]: () => {
				const there = user.favourite_teams.findIndex((one) => one.id === id);
				if (there < 0) return Response.json({ message: "Not found." }, { status: 404 });
				user.favourite_teams.splice(there, 1);
				return new Response(null, { status: 204 });
			},
			[`DELETE /api/user/favorites/fields/${id}`]: () => {
				const there = user.favourite_arenas.findIndex((one) => one.id === id);
				if (there < 0) return Response.json({ message: "Not found." }, { status: 404 });
				user.favourite_arenas.splice(there, 1);
				return new Response(null, { status: 204 });
			},
		};
		return acts[`${method} ${path}`]?.() ?? Response.json({ message: "Not found." }, { status: 404 });
	}

	const send: typeof fetch = async (input, init = {}) => {
		const path = String(input);
		const method = init.method ?? "GET";
		const headers = new Headers(init.headers);
		const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
		asked.push({ method, path, headers, credentials: init.credentials, body });
		await Promise.resolve();
		const other = instead.get(`${method} ${path}`);
		return other === undefined ? answer(method, path, headers, (body ?? {}) as Record<string, string>) : other();
	};
	return { user, asked, instead, send, tokens };
}

/** A storage that lasts as long as a test. */
export function aStorage(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
	const kept = new Map<string, string>();
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
	};
}
