/** Elements that begin a line of their own. */
const LINES =
	/^(address|article|aside|blockquote|button|caption|dd|details|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|input|label|legend|li|main|nav|ol|option|p|section|select|summary|table|tr|ul|video)$/;
/** Attributes with a meaning for readers or assistive technology; all others concern the look. */
const SAYS = [
	"alt",
	"aria-checked",
	"aria-current",
	"aria-expanded",
	"aria-hidden",
	"aria-label",
	"aria-pressed",
	"aria-selected",
	"aria-sort",
	"checked",
	"datetime",
	"disabled",
	"hidden",
	"lang",
	"name",
	"open",
	"placeholder",
	"selected",
	"title",
	"value",
];
const PART = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", nbsp: "␣" };

const plain = (text: string): string =>
	text.replaceAll("\u00a0", "␣").replace(/&(#x27|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** "[alt=Sweden][hidden]", of what is there. */
function attributesOf(given: string): { readonly said: string; readonly of: ReadonlyMap<string, string> } {
	const of = new Map([...given.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name, plain(value)]));
	const said = SAYS.flatMap((name) => {
		const value = of.get(name);
		return value === undefined || (name === "aria-hidden" && value !== "true")
			? []
			: `[${name}${value === "" ? "" : `=${value}`}]`;
	});
	return { said: said.join(""), of };
}

/**
 * A document's content as lines: its texts in order, its links' targets, its pictures' alternatives, and its texts for screen readers.
 * Nothing of its look or structure.
 * @param html as React writes it
 */
export function saidText(html: string): string[] {
	const shown = html.replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, "");
	const lines: string[] = [];
	let line = "";
	const end = () => {
		const said = line.replace(/\s+/g, " ").trim();
		// An empty hidden element is React's marker, or the first screen's end.
		if (said !== "" && said !== "|" && said !== "div[hidden]") lines.push(said);
		line = "";
	};
	const links: string[] = [];
	for (const [part, closes = "", name = "", given = ""] of shown.matchAll(PART)) {
		if (part.startsWith("<!--")) continue;
		if (name === "") {
			line += plain(part);
			continue;
		}
		const { said, of } = attributesOf(given);
		line += " ";
		if (LINES.test(name)) end();
		if (closes === "/") {
			if (name === "a") line += `](${links.pop()})`;
			else if (/^(td|th)$/.test(name)) line += " | ";
			continue;
		}
		if (name === "a") {
			links.push(of.get("href") ?? "");
			line += `[${said}`;
		} else if (name === "img")
			line += ` ${said || (of.get("src") ?? "")}${of.get("src")?.startsWith("/flags/") ? of.get("src") : ""} `;
		else if (/^h[1-6]$/.test(name)) line += `${"#".repeat(Number(name[1]))} ${said}`;
		else if (name === "form") line += `form ${of.get("action") ?? ""} ${said}`;
		else if (name === "br") line += " / ";
		else line += LINES.test(name) || said !== "" ? `${said === "" ? "" : `${name}${said} `}` : "";
	}
	end();
	return lines;
}

const HEAD =
	/<title>([^<]*)<|<meta (?:name|property)="(description|robots|og:[\w:]+)" content="([^"]*)"|<link rel="(canonical|alternate)"([^>]*)>|<script type="application\/ld\+json"[^>]*>([^<]*)</g;

/** A document's metadata: its title, its sharing data, and its structured data. */
export function saidInHead(html: string): string[] {
	return [...html.matchAll(HEAD)].map(([, title, name, content, rel, given, data]) => {
		if (title !== undefined) return `title: ${plain(title)}`;
		if (name !== undefined) return `${name}: ${plain(content ?? "")}`;
		if (rel !== undefined) return `${rel}: ${plain((given ?? "").replace(/\s*\/$/, "").trim())}`;
		return JSON.stringify(JSON.parse(data ?? "null"), null, 1).replace(/\n\s*/g, " ");
	});
}
