#!/usr/bin/env bash
# A stylesheet that arrives later and repeats an `@font-face` rule of the document, letter by letter, makes Chromium lay out the text of the whole
# page again; one with another rule lays out nothing. Needs `apt-get install chromium-headless-shell`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder" || true' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts playwright-core@1.65.1 >/dev/null
cat > run.mjs <<'JS'
import { chromium } from "playwright-core";
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
console.log(`Chromium ${browser.version()}`);
const FACE = '@font-face { font-family: "Fallback"; src: local("DejaVu Sans"), local("Liberation Sans"), local("Arial"); size-adjust: 98% }';
const text = Array.from({ length: 2_000 }, (_, at) => `<p>Paragraph ${at} of a page that is long enough to see.</p>`).join("");
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);

/** @returns how many boxes Chromium lays out anew when a style element with this text is added */
async function laidOut(css) {
	await page.setContent(`<!doctype html><style>${FACE} p { font-family: "Fallback" }</style>${text}`);
	await page.evaluate(() => document.fonts.ready.then(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200)))));
	const events = [];
	const took = ({ value }) => events.push(...value);
	session.on("Tracing.dataCollected", took);
	const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
	await session.send("Tracing.start", { categories: "devtools.timeline", transferMode: "ReportEvents" });
	await page.evaluate((added) => {
		const style = document.createElement("style");
		style.textContent = added;
		document.head.append(style);
		return new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300)));
	}, css);
	await session.send("Tracing.end");
	await complete;
	session.off("Tracing.dataCollected", took);
	return events.filter(({ name }) => name === "Layout").reduce((sum, { args }) => sum + (args.beginData?.dirtyObjects ?? 0), 0);
}
const other = await laidOut(".nothing { color: red }");
const repeated = await laidOut(FACE);
console.log(`another rule: ${other} boxes laid out; the same @font-face once more: ${repeated}`);
await browser.close();
process.exit(other < 20 && repeated >= 2_000 ? 0 : 1);
JS
node run.mjs
