import { Hono } from "hono";
import type { EditionRecord } from "../../results/record/cup-file.ts";
import { PAGE_NAMES } from "../../text/office-server/publishing.ts";
import { NO_EDITION } from "../../text/office-server/refusals.ts";
import type { OfficeEnv } from "../env.ts";
import { OfficeRefused } from "../refused.ts";
import type { OfficeOptions } from "../service.ts";
import { checklistOf } from "./checklist.ts";
import { missingPages } from "./missing-pages.ts";

type Options = OfficeOptions & {
	/** The office's cached edition. */
	readonly kept: () => Promise<EditionRecord | undefined>;
};

/** What is missing before the cup is published. Everybody reads it, like the plan. */
export function checklistCall(options: Options): Hono<OfficeEnv> {
	const app = new Hono<OfficeEnv>();
	app.get("/checklist", async (context) => {
		const record = await options.kept();
		if (record === undefined) throw new OfficeRefused(404, NO_EDITION);
		const pages = await missingPages(options);
		return context.json({
			checks: checklistOf(
				record,
				pages.map((page) => PAGE_NAMES[page]),
			),
		});
	});
	return app;
}
