const PART = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;
const VOID = new Set(["br", "hr", "img", "input", "link", "meta"]);
const one = (classes: string): RegExp => new RegExp(`(?:^|\\s)(?:${classes})(?=\\s|$)`);
/** Classes that emphasise an element, and their meaning; at a phone's width. */
const LOOKS: readonly (readonly [look: string, classes: RegExp])[] = [
	["back", /text-ink-2 .*font-\[600\]/],
	["own", one("bg-beam-tint|beam-edge|text-beam")],
	["struck", one("line-through")],
	["live", one("live-fill|bg-live|border-live|ring-live|text-live-ink")],
	["dim", one("live-dim|text-board-dim")],
	["accent", one("bg-accent")],
	["solid", one("bg-ink")],
	["hatched", one("bars-hatched")],
	["now", one("outline-live")],
	["path", /border-2 border-ink/],
	["open path", one("border-dashed")],
	["first way on", /inset_5px_0_0_var\(--accent/],
	["other way on", /inset_5px_0_0_var\(--(?:ink-3|line-strong)/],
	["above", one("bottom-1/2")],
	["below", one("top-1/2")],
];

/** Of a flag or a sign: always the same. */
const SIZE = /^width:[\d.]+rem;height:[\d.]+rem$/;

const BEAM = one("border-beam");
const DRAWN = ["style", "d", "stroke", "stroke-dasharray"].map((name) => new RegExp(`\\s${name}="([^"]*)"`));

/** A document has an element's style as a rule of its own (site/document/styled-elements.ts): it is read back from there. */
function withStyles(html: string, whole: string): string {
	const rules = new Map([...whole.matchAll(/:is\(#s,\[data-s=(\w+)\]\)\{([^}]*)\}/g)].map(([, name, text]) => [name, text]));
	return html.replace(/ data-s="(\w+)"/g, (_, name: string) => ` style="${rules.get(name) ?? `without a rule: ${name}`}"`);
}

type Open = { readonly name: string; readonly looks: readonly string[] };

/**
 * A page's emphasised elements as lines: each text with its emphasis, and widths, heights or positions that show a value.
 * @param html as React writes it
 * @param whole the document that it is a part of
 */
export function standingOut(html: string, whole = html): string[] {
	const lines: string[] = [];
	const open: Open[] = [];
	for (const [part, closes, name = "", given = "", alone] of withStyles(html, whole)
		.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
		.matchAll(PART)) {
		if (part.startsWith("<!--")) continue;
		if (name === "") {
			const looks = open.at(-1)?.looks ?? [];
			if (looks.length > 0 && part.trim() !== "") lines.push(`${looks.join(" ")}: ${part.trim()}`);
			continue;
		}
		if (closes === "/") {
			while (open.length > 0 && open.pop()?.name !== name);
			continue;
		}
		const classes = /\sclass="([^"]*)"/.exec(given)?.[1] ?? "";
		const own = LOOKS.filter(([, look]) => look.test(classes)).map(([look]) => look);
		const looks = [...new Set([...(open.at(-1)?.looks ?? []), ...own])];
		// A team's path is drawn beside its matches.
		if (BEAM.test(classes)) lines.push([name, ...looks, "beam"].join(" "));
		const icon = name === "use" ? /#([\w-]+)"/.exec(given)?.[1] : undefined;
		const drawn = DRAWN.flatMap((attribute) => attribute.exec(given)?.[1] ?? []).filter((value) => !SIZE.test(value));
		if (icon !== undefined) lines.push(`icon: ${icon}`);
		else if (drawn.length > 0) lines.push(`${[name, ...looks].join(" ")}: ${drawn.join(" ").replace(/(\.\d)\d+/g, "$1")}`);
		if (!VOID.has(name) && alone !== "/") open.push({ name, looks });
	}
	return lines;
}
