import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, inlineIn, transportSecurity } from "./security-headers.ts";

const policyOf = (html: string, ...besides: [(readonly string[])?, boolean?]) =>
	contentSecurityPolicy(inlineIn(html), ...besides);
const hash = (body: string): string => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

it("a browser is told to use https only if visitors use it", () => {
	expect(["https://cup.example", "http://cup.example", undefined].map((url) => Object.keys(transportSecurity(url)))).toEqual([
		...[["strict-transport-security"], [], []],
	]);
});

it("subdomains of the host are included if the operator says so, with https only", () => {
	expect(transportSecurity("https://cup.example", true)).toEqual({
		"strict-transport-security": "max-age=31536000; includeSubDomains",
	});
	expect(transportSecurity("https://cup.example")).toEqual({ "strict-transport-security": "max-age=31536000" });
	expect(transportSecurity("http://cup.example", true)).toEqual({});
});

describe("the content security policy", () => {
	const policy = policyOf(
		'<style>:root{--ink:#000}</style><script>go("a")</script><script type="module" async="">import "/x.js"</script><script src="/y.js"></script><script type="application/ld+json">{"name":"IF Fyrsken"}</script>',
		["https://results.example"],
	);

	it("has the hash of a style in SVG as a browser reads it: there its text has entities", () => {
		const policy = policyOf('<svg><style>@property --a{syntax:"&lt;length>"}p&amp;b{}</style></svg><style>&amp;</style>');
		expect(policy).toContain(`style-src 'self' ${hash('@property --a{syntax:"<length>"}p&b{}')} ${hash("&amp;")};`);
	});

	it("has the hash of every inline script and style, and no others", () => {
		expect(policy).toContain(`script-src 'self' ${hash('go("a")')} ${hash('import "/x.js"')};`);
		expect(policy).toContain(`style-src 'self' ${hash(":root{--ink:#000}")};`);
		expect(policy).not.toMatch(/unsafe-inline|style-src-attr/);
	});

	it("has a hash once, however often it occurs and whatever other directives there are", () => {
		const again = policyOf(
			'<head><script>go("a")</script><style></style></head><p title="&lt;script&gt;">no script</p><script type="application/json" id="page-data">{"a":"\\u003cscript>"}</script><script >go("a")</script><style>p{}</style><script>',
		);
		expect(again).toContain(`script-src 'self' ${hash('go("a")')}; style-src 'self' ${hash("p{}")};`);
	});

	it("lets the page request only this site and its configured results service", () => {
		expect(policy).toContain("default-src 'none'");
		expect(policy).toContain("connect-src 'self' https://results.example;");
	});

	it("lets only a stream's page play films from elsewhere and frame their hosts", () => {
		const playing = policyOf("<p>", ["https://results.example"], true);
		expect(playing).toContain("frame-src https://www.youtube-nocookie.com https://player.vimeo.com;");
		expect(playing).toContain("connect-src 'self' https://results.example https:;");
		expect(playing).toContain("media-src 'self' blob: https://results.example data: https:;");
		expect(policy).not.toContain("frame-src");
		expect(policy).toContain("media-src 'self' blob: https://results.example;");
	});
});
