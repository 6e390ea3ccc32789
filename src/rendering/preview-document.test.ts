import { expect, test, vi } from "vitest";
import { previewDocument, withinPreview } from "./preview-document.ts";

const [BASE, ORIGIN] = ["/office/preview/now.abc", "https://cup.example"];
const leads = (address: string) => withinPreview(`<a class="x" href="${address}">`, BASE, ORIGIN).slice(19, -2);

test("links to the site lead into the preview; fragments, queries, mail and other sites stay", () => {
	expect(["/", "/2026?lang=sv", ORIGIN, `${ORIGIN}/2026`, "webcal://cup.example/calendar/a.ics"].map(leads)).toEqual([
		...[`${BASE}/`, `${BASE}/2026?lang=sv`, `${BASE}/`, `${BASE}/2026`, `${BASE}/calendar/a.ics`],
	]);
	const others = [
		"#rules",
		"?day=2026-07-14",
		"mailto:a@b.example",
		"//other.example/",
		"https://cup.example.com/",
		"webcal://other.example/",
	];
	expect(others.map(leads)).toEqual(others);
	expect(withinPreview('<form method="get" action="/2026/search">', BASE, ORIGIN)).toBe(
		`<form method="get" action="${BASE}/2026/search">`,
	);
	expect(withinPreview('<img src="/logo.svg"/>', BASE, ORIGIN), "a file of the public site").toBe('<img src="/logo.svg"/>');
});

test("scripts, and the files and addresses that only they and search engines use, are left out", () => {
	const html = `<link rel="modulepreload" href="/a.js"/><link rel="canonical" href="x"/><link rel="stylesheet" href="/a.css"/><script type="module" src="/a.js"></script><p>here</p><script>{"a":"</p>"}</script>`;
	expect(withinPreview(html, BASE, ORIGIN)).toBe('<link rel="stylesheet" href="/a.css"/><p>here</p>');
});

const notice = { label: "Preview", text: "Ends 14:20 <b>", ended: "Over", secondsLeft: 61.2 };
const asked = (path: string) => ({ url: new URL(path, ORIGIN), language: "en" as const, base: BASE, notice });
const drawing = (status: number, headers: Record<string, string>, body = "") => ({
	draw: vi.fn(async () => ({ status, headers, body, drawn: [], added: { scripts: [], styles: [] } })),
});

test("a page names itself as a preview, covers itself when its time is over, and allows its own styles alone", async () => {
	const site = drawing(200, {}, "<html><head><style>a{}</style></head><body class='x'><main>page</main></body></html>");
	const answer = await previewDocument(site, asked("/2026/matches//?day=2026-07-14&from=mail"));
	expect((site.draw.mock.lastCall as unknown as [URL])[0].href, "the page's own address").toBe(
		`${ORIGIN}/2026/matches?day=2026-07-14`,
	);
	const html = (await answer!.text()).replace(/&#\d+;/g, "?");
	expect(html).toContain(`<body class='x'><aside id="preview-notice" aria-label="Preview"><p>Ends 14:20 ?b?</p></aside>`);
	expect(html).toMatch(/preview-shown 0\.01s linear 62s forwards/);
	const policy = answer!.headers.get("content-security-policy");
	expect(policy?.match(/'sha256-/g)).toHaveLength(2);
});

test("a page that leads elsewhere does so within the preview; what is no page of the site is not drawn", async () => {
	const answer = await previewDocument(drawing(302, { location: "/2026?lang=sv" }), asked("/"));
	expect([answer?.status, answer?.headers.get("location")]).toEqual([302, `${BASE}/2026?lang=sv`]);
	const site = drawing(200, {});
	for (const path of ["/calendar/a.ics", "/graphql", "/live/2026", "/2026/matches.data", "/office", "/sitemap.xml"])
		expect(await previewDocument(site, asked(path))).toBeNull();
	expect(site.draw).not.toHaveBeenCalled();
});
