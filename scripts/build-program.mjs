import path from "node:path";
import { build } from "vite";
import { root } from "./install.mjs";
import { oneByteSources } from "./one-byte-source.mjs";

/**
 * Builds the server, the commands and their threads into a folder of the repository, or the programs that are named:
 * `node scripts/build-program.mjs FOLDER [FILE …]`
 */
const [given = "", ...files] = process.argv.slice(2);
const folder = path.resolve(given);
const source = path.join(root, "src");
const OWN = [source, path.join(root, "tests")].map((place) => place + path.sep);
/** Built beside the program that starts them, under the name in the sources. */
const THREADS = ["thread", "trial", "picture-process", "schedule-thread"];
const named =
	files.length === 0
		? { server: path.join(source, "server", "main.ts"), cupboard: path.join(source, "commands", "main.ts") }
		: Object.fromEntries(files.map((file) => [path.basename(file, ".ts"), path.resolve(file)]));
const programs = {
	...named,
	thread: path.join(source, "sharing", "drawing", "thread.ts"),
	trial: path.join(source, "server", "backups", "trial.ts"),
	"schedule-thread": path.join(source, "office", "plan", "schedule", "schedule-thread.ts"),
	"picture-process": path.join(source, "accounts", "identity", "profile", "picture-process.ts"),
};

/**
 * Files read relative to a module (migrations, stylesheets, a package's files) are read from beside its source also when it is built. The
 * drawing thread is built too, beside the program that starts it.
 * @type {import("vite").Plugin}
 */
const besideSource = {
	name: "beside-source",
	transform: {
		filter: { id: /\.[cm]?[jt]sx?$/, code: "import.meta" },
		handler(code, id) {
			const [module = ""] = id.split("?");
			if (!OWN.some((place) => module.startsWith(place))) return null;
			if (/import\.meta\.(dirname|filename)/.test(code))
				this.error("Write it with import.meta.url: the build knows no other place");
			const place = path.relative(folder, module).split(path.sep).join("/");
			return code.replace(/((?:new Worker|fork)\(new URL\("\.\/[\w.-]+", )?import\.meta\.url/g, (own, beside) =>
				beside ? own : `new URL(${JSON.stringify(place)}, import.meta.url).href`,
			);
		},
	},
};

/** Packages of many small modules, which a command would spend most of its start on reading; every other stays where it is installed. */
const BUILT_IN = [
	/^(zod|drizzle-orm|commander|csv-parse|hono|stripe|nodemailer|rate-limiter-flexible)(\/|$)/,
	/^@(hono|pothos|graphql-tools)\//,
	/^(mdast|micromark|unist)-/,
	"micromark",
];

// In another mode JSX is compiled for React's development build.
process.env.NODE_ENV = "production";
await build({
	configFile: false,
	root,
	logLevel: "warn",
	plugins: [besideSource, oneByteSources],
	ssr: { external: true, noExternal: BUILT_IN },
	build: {
		ssr: true,
		outDir: folder,
		emptyOutDir: true,
		target: "node20.19",
		// Stack traces have the names of the sources.
		minify: false,
		rolldownOptions: {
			input: programs,
			output: {
				entryFileNames: ({ name }) => (THREADS.includes(name) ? "[name].mjs" : "[name].js"),
				chunkFileNames: "[name]-[hash].js",
			},
		},
	},
});
