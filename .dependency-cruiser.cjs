/** Who may import whom (docs/develop/architecture.md). Each room names the rooms it may import; all else is an error. */
const MAY_IMPORT = {
	collections: [],
	money: [],
	cup: [],
	database: [],
	http: [],
	serving: ["http", "log"],
	log: [],
	patch: [],
	scheduling: ["cup"],
	draw: ["cup"],
	text: ["cup", "money"],
	outbox: ["database"],
	"results/record": ["cup", "database", "draw", "log", "scheduling", "text"],
	"results/acts": ["cup", "text", "database", "outbox", "scheduling", "results/record"],
	"results/edition": ["cup", "results/record"],
	"results/graphql": ["cup", "text", "http", "serving", "results/edition"],
	"results/live": ["cup", "http", "log", "patch", "results/edition"],
	"results/reporter": [
		"cup",
		"text",
		"database",
		"http",
		"log",
		"outbox",
		"results/record",
		"results/edition",
		"results/graphql",
	],
	formats: ["cup", "results/record", "text"],
	accounts: ["cup", "database", "http", "money", "outbox", "text"],
	office: [
		...[
			"cup",
			"database",
			"http",
			"log",
			"outbox",
			"brands",
			"accounts",
			"draw",
			"formats",
			"scheduling",
			"results/record",
			"results/acts",
			"results/edition",
			"text",
		],
	],
	"office-app": ["cup", "brands", "text", "client", "ui", "office", "results/acts"],
	demo: ["cup", "database", "results/record", "accounts"],
	video: ["cup", "database", "http", "results/record", "results/edition", "accounts", "demo"],
	brands: [],
	client: ["cup", "brands", "money", "patch", "text"],
	ui: ["text"],
	site: ["cup", "brands", "text", "client", "ui"],
	rendering: ["cup", "http", "serving", "log", "money", "brands", "text", "client", "ui", "site"],
	sharing: ["cup", "http", "serving", "log", "brands", "text", "client", "ui", "site", "rendering"],
	alerts: [
		...["cup", "database", "http", "log", "outbox", "accounts", "results/record", "results/edition"],
		...["brands", "text", "client", "ui", "site", "rendering"],
	],
	server: [
		...["cup", "database", "http", "serving", "log", "money", "outbox", "results", "accounts", "alerts", "demo", "video"],
		...["brands", "text", "client", "ui", "site", "rendering", "sharing", "office"],
	],
	commands: ["cup", "database", "draw", "formats", "results", "accounts", "demo", "brands", "text", "office", "server"],
};

/** One folder a screen, of the site and of the office. What two of them share is in a folder of its noun. */
const SCREENS = {
	site: [
		...[
			"arena",
			"arenas",
			"brand-page",
			"category-page",
			"division",
			"field-page",
			"home",
			"live-center",
			"match-page",
			"my-week",
		],
		...["nation", "nations", "playoff", "reporter", "search", "sign-in", "statistics", "stream-page", "streams", "team-page"],
	],
	"office-app": ["colleagues", "day", "desk", "ledger", "out", "results", "sign-in"],
};

const room = (name) => `^src/${name}/`;

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
	forbidden: [
		...Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
			name: `${name} imports only ${allowed.join(", ") || "itself"}`,
			comment: "The arrow of docs/develop/architecture.md: a room that knows too much cannot be changed alone.",
			severity: "error",
			from: { path: room(name), pathNot: "\\.test\\.tsx?$" },
			// Operations on plain lists and objects are every room's.
			to: { path: "^src/", pathNot: [name, "collections", ...allowed].map(room) },
		})),
		...Object.entries(SCREENS).flatMap(([app, screens]) => {
			const screen = `^src/${app}/(${screens.join("|")})/`;
			return [
				{
					name: `no screen of ${app} imports another`,
					comment: "What two screens share moves down to a noun's folder: match/, team/, standings/.",
					severity: "error",
					from: { path: screen, pathNot: "\\.test\\.tsx?$" },
					to: { path: screen, pathNot: `^src/${app}/$1/` },
				},
				{
					name: `what the screens of ${app} share knows none of them`,
					comment: "Only routes and page modules name a screen.",
					severity: "error",
					from: { path: `^src/${app}/(?!pages/)[^/]+/`, pathNot: [screen, "\\.test\\.tsx?$"] },
					to: { path: screen },
				},
			];
		}),
		{
			name: "client has no components",
			comment: "Queries, the live connection, the account, what is saved: state and network. What is drawn is in ui/ and above.",
			severity: "error",
			from: { path: "^src/client/.*\\.tsx$" },
			to: {},
		},
		{
			name: "rules are pure",
			comment:
				"cup/, scheduling/, draw/ and collections/ have no clock and no I/O: they import no package and no module of Node.",
			severity: "error",
			from: { path: "^src/(cup|scheduling|draw|collections)/", pathNot: "\\.test\\.ts$" },
			to: { dependencyTypes: ["core", "npm", "npm-dev"] },
		},
		{
			name: "the office's app knows the server by its types",
			comment: "What the browser loads of the office asks the server by HTTP; only how the answers look is the same text.",
			severity: "error",
			from: { path: "^src/office-app/", pathNot: "\\.test\\.tsx?$" },
			to: { path: "^src/(office|results)/", dependencyTypesNot: ["type-only"] },
		},
		{
			name: "the schema knows nothing of HTTP",
			comment: "What the API says is the same in process and over HTTP; limits, turns and kept answers are the transport's.",
			severity: "error",
			from: { path: "^src/results/graphql/schema/", pathNot: "\\.test\\.ts$" },
			to: { path: "^src/results/graphql/http/" },
		},
		{ name: "no cycles", severity: "error", from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } } },
		{ name: "no tests in the product", severity: "error", from: { pathNot: "\\.test\\.tsx?$" }, to: { path: "\\.test\\.tsx?$" } },
	],
	options: {
		doNotFollow: { path: "node_modules" },
		tsPreCompilationDeps: true,
		tsConfig: { fileName: "tsconfig.json" },
		enhancedResolveOptions: {
			exportsFields: ["exports"],
			conditionNames: ["import", "node", "default"],
			extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json"],
		},
	},
};
