import { type Context, Hono } from "hono";
import { PLAN_DEMO } from "../../text/office-server/plan.ts";
import { deskThatMay, type OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { isFromHere } from "../staff/first-start.ts";
import type { RunningDemo } from "./running-demo.ts";

/** Starts and ends a demo as a process of its own. */
export type DemoBeside = {
	/** Starts it, or finds it running. @param hostname the name that the caller's browser has this machine by */
	open(hostname: string): Promise<RunningDemo>;
	close(): Promise<void>;
};

/** Whether this caller can be shown a demo: somebody at this very machine, whose browser reaches a loopback port. */
export const canShowDemo = ({ demo, connectionOf }: OfficeOptions, context: Context): boolean =>
	demo !== undefined && isFromHere(context, connectionOf);

/** Calls under /begin: the demo to look at before a cup is begun. */
export function beginCalls(options: OfficeOptions): Hono<OfficeEnv> {
	const app = new Hono<OfficeEnv>();
	const demoFor = (context: Context<OfficeEnv>) => {
		deskThatMay(context, "plan");
		if (options.demo === undefined || !canShowDemo(options, context)) throw new OfficeRefused(404, PLAN_DEMO.notHere);
		return options.demo;
	};
	app.post("/demo", async (context) => {
		const demo = demoFor(context);
		const { hostname } = new URL(context.req.url);
		try {
			return context.json(await demo.open(hostname));
		} catch (error) {
			options.log.error({ err: error }, "the demo could not be started");
			throw new OfficeRefused(409, PLAN_DEMO.failed);
		}
	});
	app.delete("/demo", async (context) => {
		await demoFor(context).close();
		return context.body(null, 204);
	});
	return app;
}
