/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { clientDisconnected } from "../../http/client-disconnected.ts";
import { refusalsIn } from "../../text/identity/texts.ts";
import { plainError } from "../log.ts";
import { RequestRefused } from "../request/refused.ts";
import { NotInside } from "./entered.ts";
import { Problem } from "./page/Notice.tsx";
import { Page } from "./page/Page.tsx";
import type { House, VisitEnv } from "./visit.ts";

type Caller = Context<VisitEnv>;

/** An error page: what is wrong and what to do, without internal details. */
export async function answerFailure(error: unknown, caller: Caller, { service }: House): Promise<Response> {
	const visit = caller.get("visit") as VisitEnv["Variables"]["visit"] | undefined;
	if (error instanceof NotInside && visit !== undefined) return caller.redirect(visit.href(""), 303);
	const refused = error instanceof RequestRefused ? error : undefined;
	if (refused === undefined && clientDisconnected(caller)) return caller.body(null, 400);
	if (refused === undefined)
		service.log.error({ page: pageOf(caller), ...plainError(error) }, "a page of the identity site failed");
	if (visit === undefined) return caller.text("Something went wrong here. Please try again.\n", 500);
	const texts = refusalsIn(visit.language);
	const { retryAfter, allow } = refused?.headers ?? {};
	if (retryAfter !== undefined) caller.header("retry-after", String(retryAfter));
	if (allow !== undefined) caller.header("allow", allow);
	return caller.html(
		<Page visit={visit} title={visit.text.somethingWrong}>
			<Problem title={visit.text.problem}>{refused?.tell(texts) ?? texts.failed}</Problem>
			<Ways visit={visit} />
		</Page>,
		refused?.status ?? 500,
	);
}

export async function showNotFound(caller: Caller): Promise<Response> {
	const visit = caller.get("visit") as VisitEnv["Variables"]["visit"] | undefined;
	if (visit === undefined) return caller.text("There is nothing at this address.\n", 404);
	return caller.html(
		<Page visit={visit} title={refusalsIn(visit.language).notFound}>
			<Ways visit={visit} />
		</Page>,
		404,
	);
}

function Ways({ visit }: { visit: VisitEnv["Variables"]["visit"] }) {
	return (
		<p class="mt-5 max-w-120">
			<a class="text-link" href={visit.href("")}>
				{visit.text.onlyProfile}
			</a>
		</p>
	);
}

/** The page's path without the secret that it may end with. */
function pageOf(caller: Caller): string {
	return `${caller.req.method} ${caller.req.path.split("/").slice(0, 3).join("/")}`;
}
