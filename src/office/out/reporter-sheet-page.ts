import { html, raw } from "hono/html";
import { renderSVG } from "uqr";
import { WORDS } from "../../text/office-server/reporter-sheet.ts";

/** A field with its secret link. */
export type SheetField = { readonly name: string; readonly arena: string; readonly reporter: string; readonly link: string };

const STYLE = `
@page { size: A4; margin: 14mm }
* { box-sizing: border-box }
body { margin: 0; font: 12.5pt/1.4 "Helvetica Neue", Arial, sans-serif; color: #000; background: #fff }
article { display: flex; flex-direction: column; gap: 5mm; break-after: page; max-width: 182mm; min-height: 265mm; margin: 0 auto }
header { display: flex; justify-content: space-between; border-bottom: 1mm solid #000; padding-bottom: 2mm; font-weight: 700 }
h1 { margin: 0; font-size: 46pt; line-height: 1.05 }
h1 small { display: block; font-size: 18pt; font-weight: 400 }
svg { display: block; width: 92mm; height: 92mm; margin: 0 auto }
.link { margin: 0; text-align: center; font: 9pt/1.3 monospace; overflow-wrap: anywhere }
.languages { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm }
h2 { margin: 0 0 2mm; font-size: 15pt }
ol { margin: 0; padding-left: 5mm }
li + li { margin-top: 1.5mm }
.secret { margin: 3mm 0 0; font-size: 10pt }
footer { margin-top: auto; font-size: 9pt }
`;

/**
 * An A4 page per field to print and hang up there: its name, its link as a QR code, and instructions in both languages.
 * @param of "many": each link reports from several fields
 */
export function sheetPage(cup: string, fields: readonly SheetField[], of: "field" | "many" = "field"): string {
	const pages = fields.map(
		({ name, arena, reporter, link }) => html`<article>
			<header><span>${cup}</span><span>${reporter}</span></header>
			<h1>${name}${arena !== name && html`<small>${arena}</small>`}</h1>
			${raw(renderSVG(link, { ecc: "Q", border: 4 }))}
			<p class="link">${link}</p>
			<div class="languages">
				${Object.entries(WORDS).map(
					([
						language,
						{
							steps,
							[of]: { title, secret },
						},
					]) => html`<section lang="${language}">
						<h2>${title}</h2>
						<ol>${steps.map((step) => html`<li>${step}</li>`)}</ol>
						<p class="secret">${secret}</p>
					</section>`,
				)}
			</div>
		</article>`,
	);
	return String(html`<!doctype html>
<html lang="en">
	<head>
		<meta charset="utf-8">
		<meta name="viewport" content="width=device-width, initial-scale=1">
		<meta name="robots" content="noindex">
		<meta name="referrer" content="no-referrer">
		<title>${cup}: ${WORDS.en[of].title}</title>
		<style>${raw(STYLE)}</style>
	</head>
	<body>${pages}</body>
</html>
`);
}
