/** A visitor who follows a team of the live cup. */
export async function aFollower(live: string): Promise<{ token: string; email: string; password: string }> {
	const send = async (method: string, path: string, body: object, token?: string) => {
		const headers = {
			"content-type": "application/json",
			accept: "application/json",
			origin: live,
			...(token && { authorization: `Bearer ${token}` }),
		};
		const answer = await fetch(live + path, { method, headers, body: JSON.stringify(body) });
		if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
		return (await answer.text()).trim();
	};
	const password = `fyren ${crypto.randomUUID()}`;
	const email = `robin-${crypto.randomUUID()}@cup.example`;
	const user = { name: "Robin Berg", email, password, password_confirmation: password, device_name: "Test" };
	const token = await send("POST", "/sanctum/register", user);
	const team = {
		teamId: "g15-ask",
		teamName: "ASK IF",
		year: 2026,
		nation: "Sweden",
		nationCode: "se",
		category: "Girls 15",
		catShort: "G15",
	};
	await send("POST", "/api/user/favorites/teams", team, token);
	return { token, email, password };
}
