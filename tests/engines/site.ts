import { spawn } from "node:child_process";
import { builtTestProgram } from "../support/built-program.ts";
import { folderInMemory } from "../support/folder-in-memory.ts";
import { freePort } from "../support/free-port.ts";
import type { Cup } from "../support/servers.ts";
import { type HookingProxy, openProxy } from "./proxy.ts";

/** A cup that one engine alone changes. */
export type OwnCup = { readonly address: string; readonly port: number };

export type ServedSite = {
	/** The small cup with matches in play and the year before, with a stopped clock. */
	readonly live: string;
	/** The same for a browser, with a hook in each document and a network of its own. */
	readonly behindProxy: () => Promise<HookingProxy>;
	/** The live cup once more, or another one, for one engine alone. @param variables of its server's environment */
	readonly ownCup: (variables?: Readonly<Record<string, string>>, cup?: Cup) => Promise<OwnCup>;
	readonly stop: () => Promise<void>;
};

/** Serves the built site with a cup of its own, on free ports. */
export async function serveSite(cup: Cup = "twoYears"): Promise<ServedSite> {
	const [asked, live, stripe] = [await freePort(), await freePort(), await freePort()];
	const records = folderInMemory();
	const env = {
		...process.env,
		NODE_ENV: "production",
		E2E_PORT: String(stripe - 20),
		...(records && { E2E_RECORDS: records.folder }),
	};
	const program = builtTestProgram("serve-all");
	const server = spawn(process.execPath, [program, String(asked), cup, String(live)], {
		stdio: ["ignore", "ignore", "inherit"],
		env,
	});
	for (let isServed = false; !isServed; ) {
		if (server.exitCode !== null) throw new Error("The site's server has ended");
		await new Promise((resolve) => setTimeout(resolve, 200));
		isServed = await fetch(`http://127.0.0.1:${asked}`).then(
			({ ok }) => ok,
			() => false,
		);
	}
	return {
		live: `http://localhost:${live}`,
		behindProxy: () => openProxy(live),
		ownCup: async (variables, own = "live") => {
			const answer = await fetch(`http://127.0.0.1:${asked}/`, {
				method: "POST",
				body: JSON.stringify({ cup: own, variables }),
			});
			const { port } = (await answer.json()) as { port: number };
			return { address: `http://localhost:${port}`, port };
		},
		stop: async () => {
			server.kill();
			records?.remove();
		},
	};
}
