import { createHash } from "node:crypto";
import { Hono } from "hono";
import { languageOf } from "../../../accounts/request/caller.ts";
import { headingKey } from "../../../formats/csv/columns/sheet.ts";
import { saveHeadingPicks } from "../../../results/acts/heading-picks.ts";
import { commitSource } from "../../../results/acts/plan-change.ts";
import { canonical } from "../../../results/record/canonical.ts";
import type { Fault } from "../../../results/record/fault.ts";
import { publishes } from "../../../results/record/published-by.ts";
import type { Language, Words } from "../../../text/language.ts";
import { IN_USE } from "../../../text/office-server/acts.ts";
import { FAULT_BESIDE_FIELD, NOT_COMMITTED, PLAN_BODY } from "../../../text/office-server/plan.ts";
import { PUBLISHING_TEXTS } from "../../../text/office-server/publishing.ts";
import { NOT_YOURS } from "../../../text/office-server/refusals.ts";
import { SECOND_LOOK } from "../../../text/office-server/second-look.ts";
import { refuse } from "../../answer.ts";
import type { DeskEnv } from "../../desk-env.ts";
import { faultIn } from "../../fault-lines.ts";
import { asksSecondLook } from "../../out/second-look.ts";
import { OfficeRefused } from "../../refused.ts";
import { mayDo } from "../../roles.ts";
import { pagesLacking, withLackingPages } from "../lacking-pages.ts";
import { type ReadSheet, readSheet, type SheetOptions } from "./read-sheet.ts";
import { type SheetBody, sheetBody, sheetCommitBody } from "./sheet-body.ts";
import { sheetView } from "./sheet-view.ts";

/** Calls under /plan/sheet: a workbook or pasted rows, previewed and imported as one act. The file is not stored. */
export function createSheetCalls(options: SheetOptions): Hono<DeskEnv> {
	const app = new Hono<DeskEnv>();
	const lacking = (input: unknown) => pagesLacking({ ...options, cup: options.brand.cup }, input);
	app.post("/preview", async (context) => {
		if (!mayDo(context.get("desk"), "plan")) return refuse(context, 403, NOT_YOURS);
		const language = languageOf(context);
		const body = await sheetBody(context);
		if (!body) return refuse(context, 422, PLAN_BODY);
		const read = await readSheet(options, body);
		if ("fault" in read) return context.json({ unreadable: unreadable(read.fault)[language] });
		const lacks = await lacking(read.source.input);
		const view = sheetView(body.name, read, language);
		return context.json({ ...view, preview: withLackingPages(view.preview, lacks, language) });
	});
	app.post("/", async (context) => {
		const desk = context.get("desk");
		if (!mayDo(desk, "plan")) return refuse(context, 403, NOT_YOURS);
		const language = languageOf(context);
		const body = await sheetCommitBody(context);
		if (!body) return refuse(context, 422, PLAN_BODY);
		// Before the transaction, which has the only connection of an embedded database.
		const lacks = (await options.missingPages?.()) ?? [];
		const isLookedAt = await asksSecondLook(options.database.orm, options.brand.cup);
		let read: ReadSheet | undefined;
		const done = await commitSource(options.database, options.brand.cup, {
			...{ id: body.id, kind: "import", step: "sheet", ground: body.ground, anyway: body.anyway, content: digest(body) },
			desk: { desk: desk.name, deskId: desk.id },
			make: async (database) => {
				const now = await readSheet({ ...options, database }, body);
				if ("fault" in now) throw new OfficeRefused(422, unreadable(now.fault), "unreadable");
				const isPublishing = (lacks.length > 0 || isLookedAt) && (await publishes(database, options.brand.cup, now.source.input));
				if (isPublishing && lacks.length > 0) throw new OfficeRefused(409, PUBLISHING_TEXTS.lacksPages(lacks), "pages");
				if (isPublishing && isLookedAt) throw new OfficeRefused(409, SECOND_LOOK.inPlan, "second-look");
				read = now;
				return now.source;
			},
			within: (orm) => saveHeadingPicks(orm, options.brand.cup, headingPicksOf(body, read!)),
		});
		if (!("refused" in done)) return context.json(done);
		if (!("preview" in done) || !read)
			return refuse(context, 409, done.refused === "id-in-use" ? IN_USE : NOT_COMMITTED["nothing-changes"], {
				refused: done.refused,
			});
		return refuse(context, done.refused === "faulty" ? 422 : 409, NOT_COMMITTED[done.refused], {
			refused: done.refused,
			view: sheetView(body.name, read, language),
		});
	});
	return app;
}

/** Why a file cannot be read, and what to do. */
const unreadable = (fault: Fault): Words => ({ en: unreadableIn("en", fault), sv: unreadableIn("sv", fault) });

function unreadableIn(language: Language, fault: Fault): string {
	const { message, expected, value } = faultIn(language, fault);
	return FAULT_BESIDE_FIELD[language](message, value, expected);
}

const digest = ({ name, bytes, picks }: SheetBody): string =>
	createHash("sha256").update(bytes).update(canonical({ name, picks })).digest("base64url");

/** What was picked for columns with a heading. */
function headingPicksOf({ picks }: SheetBody, { read }: ReadSheet) {
	return read.proposals.flatMap(({ name, kind, columns }) => {
		const picked = picks.sheets?.[name]?.columns ?? {};
		return columns
			.filter(({ letter, heading }) => letter in picked && heading !== "")
			.map(({ letter, heading }) => ({ sheet: kind, heading: headingKey(heading), meaning: picked[letter] ?? null }));
	});
}
