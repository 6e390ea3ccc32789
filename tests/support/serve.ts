import { serveCup } from "./served-cup.ts";
import { namedCup, STRIPE } from "./servers.ts";

/** Serves one cup until it is told to end: `serve.ts live 4313` (`serveCup` says which there are). */
const [named = "demo", port = "4310"] = process.argv.slice(2);
const served = await serveCup(namedCup(named), { port: Number(port), stripe: STRIPE });
// Whoever started it may wait for that (serve-all.ts).
process.send?.("served");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		served.stop().finally(() => process.exit(0));
	});
}
