import type { Cup } from "./servers.ts";
import { OWN_CUPS } from "./servers.ts";

/** A cup on a server of its own. */
export type Asked = {
	readonly cup: Cup;
	/** Left out: any that is free. */
	readonly port?: number;
	/** Of the environment, such as its brand. */
	readonly variables?: Readonly<Record<string, string>>;
};

/** One that is served. */
export type OwnCup = { readonly address: string; readonly stop: () => Promise<void> };

async function tell(method: "POST" | "DELETE", path: string, asked?: Asked): Promise<{ readonly port: number }> {
	const response = await fetch(`http://127.0.0.1:${OWN_CUPS}/${path}`, { method, ...(asked && { body: JSON.stringify(asked) }) });
	const answer = (await response.json()) as { port: number; error?: string };
	if (!response.ok) throw new Error(answer.error);
	return answer;
}

/** Serves a cup for one test or one file of tests alone (serve-all.ts). */
export async function ownCup(cup: Cup, more: Omit<Asked, "cup"> = {}): Promise<OwnCup> {
	const { port } = await tell("POST", "", { cup, ...more });
	return { address: `http://localhost:${port}`, stop: async () => void (await tell("DELETE", String(port))) };
}

/** The small cup with its reporter, like LIVE, but not shared: no other test scores goals. */
export const ownLiveCup = (): Promise<OwnCup> => ownCup("live");
