import { readdirSync } from "node:fs";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { build, defineConfig, type Plugin } from "vite";
import { oneByteSources } from "./scripts/one-byte-source.mjs";
import { buildTarget } from "./scripts/supported-browsers.mjs";
import { checkBrands } from "./src/brands/check-brands.ts";
import { readStyleTable } from "./src/site/document/read-style-table.ts";

/** A brand that cannot be read by everyone does not build. */
const brands: Plugin = {
	name: "brands",
	buildStart: () => checkBrands(path.resolve(import.meta.dirname, "src", "brands")),
};

/**
 * The router answers a page module that cannot be fetched by loading again the page that is being left. Here it leaves that to
 * src/site/frame/failed-module.ts, which loads the target (SPEC §8). A router that has it otherwise does not build.
 */
const failedModules: Plugin = {
	name: "failed-modules",
	apply: "build",
	applyToEnvironment: ({ name }) => name === "client",
	transform: {
		filter: { code: "reloading page..." },
		handler(code) {
			const reloads = /window\.location\.reload\(\);(?=\s*return new Promise\(\(\) => \{\s*\}\);)/g;
			const changed = code.replace(reloads, "");
			if (changed === code) this.error("The router loads page modules in another way: see src/site/frame/failed-module.ts");
			return { code: changed, map: null };
		},
	},
};

/** React Router's package names its development build in every mode. A reader's browser has no use for its warnings. */
const routerInProduction: Plugin = {
	name: "router-in-production",
	apply: "build",
	enforce: "pre",
	applyToEnvironment: ({ name }) => name === "client",
	resolveId: {
		filter: { id: /^react-router(\/dom)?$/ },
		handler(id) {
			const file = id === "react-router" ? "index.mjs" : "dom-export.mjs";
			return path.resolve(import.meta.dirname, "node_modules", "react-router", "dist", "production", file);
		},
	},
};

const TEXTS = path.resolve(import.meta.dirname, "src", "text");
/** Each language's words are a file of their own, with what it imports (src/text/loaded-texts.ts). */
const LANGUAGES = ["en", "sv"];
let wordFiles: Readonly<Record<string, readonly string[]>> = {};

/**
 * A document asks for its language's words together with the page's other files, not once those have been read: the browser's build, which is made
 * first, tells the server's what the files are called.
 */
const textFiles: Plugin = {
	name: "text-files",
	apply: "build",
	generateBundle(_options, bundle) {
		if (this.environment.name !== "client") return;
		const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
		const filesOf = (language: string): readonly string[] => {
			const words = chunks.find(({ facadeModuleId }) => facadeModuleId === path.join(TEXTS, `words-${language}.ts`));
			if (words === undefined) this.error(`No file of the browser's build has the words of "${language}"`);
			return [words.fileName, ...words.imports].map((file) => `/${file}`);
		};
		wordFiles = Object.fromEntries(LANGUAGES.map((language) => [language, filesOf(language)]));
	},
	transform: {
		filter: { id: /src\/site\/document\/text-files\.ts$/ },
		handler() {
			return { code: `export const TEXT_FILES = ${JSON.stringify(wordFiles)};`, map: null };
		},
	},
};

/**
 * The server chooses the rules of a document by a table: the build reads the stylesheet, as it has minified it, and the server parses no CSS.
 * Its own query makes the module of the table another than the stylesheet's.
 */
const styleTable: readonly Plugin[] = [
	{
		name: "style-table",
		apply: "build",
		transform: {
			filter: { id: /src\/site\/document\/styles\.ts$/ },
			handler: () => ({ code: 'export { default as STYLES } from "../styles/document.css?inline&table";', map: null }),
		},
	},
	{
		name: "style-table-of-css",
		apply: "build",
		enforce: "post",
		transform: {
			filter: { id: /document\.css\?inline&table$/ },
			handler(code) {
				const [, css] = /^export default ("(?:[^"\\]|\\.)*");?\s*$/.exec(code) ?? [];
				if (css === undefined) this.error("The stylesheet of the server is not the text that it was");
				return { code: `export default ${JSON.stringify(readStyleTable(JSON.parse(css)))};`, map: null };
			},
		},
	},
];

const site = path.resolve(import.meta.dirname, "src", "site");

/** Scripts that a document runs itself, so that each is built as one piece of text (src/site/beginning, src/site/typefaces). In development there are none. */
const OWN_SCRIPTS = { FIRST_SCRIPT: "beginning/first-script", AHEAD_SCRIPT: "typefaces/ahead" };

const ownScripts = Object.entries(OWN_SCRIPTS).map(
	([exported, file]): Plugin => ({
		name: `own-script ${file}`,
		apply: "build",
		transform: {
			filter: { id: new RegExp(`src/site/${file}-text\\.ts$`) },
			async handler() {
				const built = await build({
					configFile: false,
					logLevel: "warn",
					publicDir: false,
					build: {
						write: false,
						target: buildTarget,
						modulePreload: false,
						rolldownOptions: { input: path.join(site, `${file}.ts`), output: { format: "iife" } },
					},
				});
				if (Array.isArray(built) || !("output" in built)) this.error(`${file}.ts was built as more than one`);
				const [{ code }, more] = built.output;
				if (more !== undefined || code.includes("</")) this.error(`${file}.ts cannot stand in a document`);
				return { code: `export const ${exported} = ${JSON.stringify(code.trim())};`, map: null };
			},
		},
	}),
);

const pageOf = (name: string): string => path.join(site, "pages", `${name}.tsx`);

/** Modules that so many pages share come with the frame. */
const SHARED_BY_MOST = 9;
/** What most readers open. */
const IN_DEMAND = ["home", "division", "match", "matches", "team"].map(pageOf);

/** What shows something of all the others: with Home's own file too it would come in more than twelve. */
const MANY_FILES = ["favourites", "stream"].map(pageOf);

type ModuleGraph = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null };

/** What explains a table: no other page needs it. */
const OF_A_TABLE = ["division", "team"].map(pageOf);

/** Final places, which Home's file with lesser pages has room for: a category's page loads that one already. */
const OF_A_CATEGORY = ["category", "category-teams"].map(pageOf);

/** Whoever is signed in gets it beside Home. */
const OWN_TEAMS = path.join(site, "home", "OwnTeams.tsx");

const pages = [
	...readdirSync(path.join(site, "pages"), { withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name.endsWith(".tsx"))
		.map(({ name }) => pageOf(path.basename(name, ".tsx"))),
	// What stands for a match's page until that comes is fetched by itself too, and so are what a bell opens, Home's cards of own teams, and
	// what stands for a page that is not saved.
	path.join(site, "match", "MatchOpening.tsx"),
	path.join(site, "offline", "NotSaved.tsx"),
	path.join(site, "alerts", "AlertChoices.tsx"),
	OWN_TEAMS,
];

/** All that the root needs is on every page. */
function withFrame(id: string, modules: ModuleGraph): string | null {
	const isShared = () => pages.filter((page) => reachedFrom(page, modules).has(id)).length >= SHARED_BY_MOST;
	const isOfRoot = () => reachedFrom(path.join(site, "root.tsx"), modules).has(id);
	const isOfEveryLanguage = () => languagesOf(id, modules).length > 1;
	return isOfRoot() || isOfEveryLanguage() || (id.includes("/src/") && isShared()) ? "frame" : null;
}

function languagesOf(id: string, modules: ModuleGraph): readonly string[] {
	return LANGUAGES.filter((language) => reachedFrom(path.join(TEXTS, `words-${language}.ts`), modules).has(id));
}

/**
 * What several pages share comes in four files, of which those that most readers open load two at most: what is shown on more than one of
 * them; what Home alone shares with lesser pages; what a match's page, or none of them, shares with lesser pages; and what explains a
 * table.
 */
function withItsSharers(id: string, modules: ModuleGraph): string | null {
	if (!id.includes("/src/")) return null;
	// Also Home's own teams load these words when they come.
	if (id.endsWith("/team/fate-words.ts")) return "table";
	const shows = (page: string) => reachedFrom(page, modules).has(id);
	if (pages.filter(shows).length < 2) return null;
	if (pages.filter(shows).every((page) => OF_A_TABLE.includes(page))) return "table";
	if (pages.filter(shows).every((page) => OF_A_CATEGORY.includes(page))) return "shared-home";
	const [one, another] = IN_DEMAND.filter(shows);
	if (another !== undefined) return "matches";
	if (one === pageOf("home") && !MANY_FILES.some(shows)) return "shared-home";
	return one === undefined || one === pageOf("match") ? "shared" : "matches";
}

const known = new Map<string, ReadonlySet<string>>();
function reachedFrom(entry: string, modules: ModuleGraph): ReadonlySet<string> {
	const before = known.get(entry);
	if (before !== undefined) return before;
	const reached = new Set([entry]);
	for (const id of reached) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
	known.set(entry, reached);
	return reached;
}

/**
 * The scripts of a page come in few files: what every page runs on, the frame with what most pages show, what is shown of a match wherever one
 * is, what lesser pages share, the page itself, and the words of the reader's language. By module it would be sixty requests, each with its wait on
 * a phone.
 */
const chunks = {
	groups: [
		{
			name: "router",
			test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
			priority: 5,
		},
		{ name: "hls", test: /node_modules\/hls\.js\//, priority: 5 },
		{ name: withFrame, debugName: "with the frame", priority: 4 },
		{ name: withItsSharers, debugName: "with what else shows it", priority: 2 },
	],
};

export default defineConfig({
	plugins: [
		brands,
		failedModules,
		routerInProduction,
		textFiles,
		...styleTable,
		...ownScripts,
		tailwindcss(),
		reactRouter(),
		oneByteSources,
	],
	build: { assetsInlineLimit: 0, target: buildTarget },
	environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
});
