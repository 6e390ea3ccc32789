import { serveCup } from "./served-cup.ts";
import { CUPS, type Cup, STRIPE } from "./servers.ts";

/** Serves one cup until it is told to end: `serve.ts live 4313` (`serveCup` says which there are). */
const [named = "demo", port = "4310"] = process.argv.slice(2);
const cup = CUPS.find((one): one is Cup => one === named);
if (cup === undefined) throw new Error(`There is no cup "${named}", but ${CUPS.join(", ")}`);
const served = await serveCup(cup, { port: Number(port), stripe: STRIPE });
for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () => {
		served.stop().finally(() => process.exit(0));
	});
}
