const STYLE = `body{margin:0 auto;padding:0 16px 40px;max-width:70rem;font:16px/1.5 system-ui,sans-serif;color:#0b1f33;background:#f6f3ec}
h1{font-size:1.75rem;margin:16px 0}p{margin:0;padding:8px 0;border-bottom:1px solid #ded7c8}`;

/** A page of the same text with its style inside, system fonts and no scripts. @param text each line that a page shows as a line */
export function plainPageOf(title: string, text: string): string {
	const escaped = (line: string) => line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	const lines = text.split(/\n+/).filter((line) => line.trim() !== "");
	return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>${lines.map((line) => `<p>${escaped(line)}</p>`).join("")}</body></html>`;
}
