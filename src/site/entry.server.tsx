import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

// The server's own modules reach the contexts' keys through the build's entry.
export { brandPagesContext } from "./brand-page/brand-pages.ts";
export { siteContext } from "./context.ts";
// The results service answers them whatever else is asked for.
export { documentTexts } from "./results/document-texts.ts";

/** Renders the whole document into one buffer: the same bytes for every reader, whatever its User-Agent. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const body = await new Promise<string>((resolve, reject) => {
		let failed: unknown;
		const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				if (failed !== undefined) return reject(failed);
				const through = new PassThrough();
				text(through).then(resolve, reject);
				pipe(through);
			},
			onShellError: reject,
			onError(error) {
				failed = error;
			},
		});
	});
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(body, { status, headers });
}
