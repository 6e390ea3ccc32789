/** A process that sends alerts about a record until it is ended or killed, and answers readers: `CUP=7 DATABASE_URL=… STAND_IN=…`. */
import { readVapidKeys } from "../../src/accounts/push/vapid-key.ts";
import { createPush } from "../../src/alerts/push.ts";
import { startAlerting } from "../../src/alerts/start-alerting.ts";
import { openDatabase } from "../../src/database/database.ts";
import { recordSource } from "../../src/results/edition/keeping/read-model-source.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";

const { DATABASE_URL = "", STAND_IN = "", CUP = "" } = process.env;
const onError = (error: unknown) => console.error(error);
const now = () => new Date();
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataFolder: "" });
const models = await ReadModels.open({ source: recordSource(database), clock: now, onError });
const { execute } = createGraphQL({ models, onError });
const push = createPush({
	keys: await readVapidKeys(database.orm, undefined),
	subject: "mailto:post@cup.example",
	standIn: STAND_IN,
	now,
});
await startAlerting({
	...{ database, models, cup: Number(CUP), sport: "football", push, now, onError },
	ask: (document, variables, lang) => execute(document, variables, { lang }),
});
const WHAT_IS_LIVE = `{ tournament(cup: ${CUP}, tournament: "lc-2026") { matches(state: [LIVE]) { nodes { id homeScore awayScore home { team { name } } away { team { name } } } } } }`;
process.on("message", async () => {
	await execute(WHAT_IS_LIVE, {}, { lang: "en" });
	const { user, system } = process.cpuUsage();
	process.send?.((user + system) / 1000);
});
process.send?.("ready");
