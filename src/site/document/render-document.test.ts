import { createElement, type ReactNode } from "react";
import {
	data,
	isRouteErrorResponse,
	Outlet,
	RouterContextProvider,
	redirect,
	type ServerBuild,
	useLoaderData,
	useRouteError,
} from "react-router";
import { describe, expect, it } from "vitest";
import { removePageData } from "../../client/offline/page-data.ts";
import { renderDocument } from "./render-document.tsx";

const SECRET = "connection to 10.0.0.7 refused";

const Root = () => createElement("html", { lang: "en" }, createElement("body", null, createElement(Outlet)));
const Page = () => createElement("h1", null, useLoaderData<{ title: string }>().title);

function Failed() {
	const error = useRouteError();
	return createElement("h1", null, isRouteErrorResponse(error) ? error.data.missing : String(error));
}

/** A build of one page, as the router's plugin makes it. */
function buildOf(loader: (asked: { readonly params: object }) => unknown, page: () => ReactNode, path = "/page"): ServerBuild {
	const routes = {
		root: { id: "root", path: "", module: { default: Root } },
		page: {
			id: "page",
			parentId: "root",
			path,
			module: { default: page, ErrorBoundary: Failed, loader: async (asked: { readonly params: object }) => loader(asked) },
		},
	};
	const manifest = Object.fromEntries(
		Object.values(routes).map(({ id }) => [id, { id, module: "", hasLoader: id === "page", hasErrorBoundary: id === "page" }]),
	);
	return {
		routes,
		assets: { routes: manifest, entry: { module: "", imports: [] }, url: "", version: "" },
		future: {},
		ssr: true,
		isSpaMode: false,
		basename: "/",
		routeDiscovery: { mode: "initial", manifestPath: "" },
	} as unknown as ServerBuild;
}

async function rendered(loader: () => unknown, page: () => ReactNode = Page) {
	const told: unknown[] = [];
	const request = new Request("http://localhost/page");
	const document = await renderDocument(buildOf(loader, page), request, new RouterContextProvider(), (error) => told.push(error));
	return { ...document, body: typeof document.body === "string" ? document.body : Buffer.from(document.body).toString(), told };
}

/** The value that a browser parses from the element. */
function takenFrom(body: string): unknown {
	const [element, text] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(body) ?? [];
	expect(element).toBeDefined();
	return removePageData({ getElementById: () => ({ textContent: text, remove() {} }) } as unknown as Document);
}

describe("a document", () => {
	it("contains the loaders' data once, as JSON that no text in it can end", async () => {
		const title = "</script><b>Älvsborg & Co";
		const { status, body, told } = await rendered(() => ({ title }));
		expect(status).toBe(200);
		expect(body).toMatch(/^<!DOCTYPE html><html lang="en">/);
		expect(takenFrom(body)).toEqual({ loaderData: { page: { title } }, errors: null });
		expect(body.match(/Älvsborg/g)).toHaveLength(2);
		expect(told).toEqual([]);
	});

	it("of a missing item shows that on the page, and logs nothing", async () => {
		const { status, body, told } = await rendered(() => {
			throw data({ missing: "thing" }, { status: 404 });
		});
		expect(status).toBe(404);
		expect(body).toContain("<h1>thing</h1>");
		expect(takenFrom(body)).toMatchObject({
			errors: { page: { __type: "RouteErrorResponse", status: 404, data: { missing: "thing" } } },
		});
		expect(told).toEqual([]);
	});

	it("whose loader or page fails logs the reason, and shows the reader nothing of it", async () => {
		const fail = (): never => {
			throw new Error(SECRET);
		};
		for (const { status, body, told } of [await rendered(fail), await rendered(() => ({ title: "" }), fail)]) {
			expect(status).toBe(500);
			expect(body).toContain("Unexpected Server Error");
			expect(body).not.toContain(SECRET);
			expect(told).toEqual([new Error(SECRET)]);
		}
	});

	it("that has moved redirects there", async () => {
		const { status, headers } = await rendered(() => {
			throw redirect("/2026/page");
		});
		expect([status, headers.location]).toEqual([302, "/2026/page"]);
	});

	it("is of its own address, where one that differs in its numbers alone was asked for before", async () => {
		const build = buildOf(({ params }) => ({ title: JSON.stringify(params) }), Page, "/:year/team/:id");
		for (const address of ["/2026/team/1", "/2026/team/2", "/2025/team/1", "/2026/team/x1", "/2026/team/4"]) {
			const [, year, , id] = address.split("/");
			const request = new Request(`http://localhost${address}`);
			const { status, body } = await renderDocument(build, request, new RouterContextProvider(), (error) =>
				expect.unreachable(String(error)),
			);
			expect(status, address).toBe(200);
			expect(takenFrom(Buffer.from(body).toString())).toMatchObject({
				loaderData: { page: { title: JSON.stringify({ year, id }) } },
			});
		}
	});
});
