import { serveCup } from "./served-cup.ts";
import { namedCup, STRIPE } from "./servers.ts";

/** Serves one cup until it is ended: `serve.ts live 4313` (`serveCup` lists the cups). */
const [named = "demo", port = "4310"] = process.argv.slice(2);
const served = await serveCup(namedCup(named), { port: Number(port), stripe: STRIPE });
// Its parent may wait for this message (serve-all.ts).
process.send?.("served");
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		served.stop().finally(() => process.exit(0));
	});
}
// Forked by a program that was killed: nothing else ends it.
process.once("disconnect", () => served.stop().finally(() => process.exit(0)));
