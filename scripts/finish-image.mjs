import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FINAL } from "./final-build.mjs";
import { root } from "./install.mjs";

/**
 * Makes an image's folder small and final, after `npm prune --omit=dev`: removes packages that neither the built program nor the built site
 * imports, unused files of the others (source maps, types, tests), and our own tests. Never run it in a working copy.
 */
const modules = path.join(root, "node_modules");
const textsOf = (folder, ending) =>
	!existsSync(path.join(root, folder))
		? []
		: readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
				.filter((file) => ending.test(file))
				.map((file) => readFileSync(path.join(root, folder, file), "utf8"));

/** Packages loaded at run time: imports of built files and of their starters, and files of packages that the program reads. */
const IMPORTED = /(?:from|import|import\(|require\()\s*["'`]((?:@[\w.-]+\/)?[\w.-]+)[^"'`]*["'`]/g;
const RESOLVED = /resolve\(\s*["'`]((?:@[\w.-]+\/)?[\w.${}-]+)/g;
const texts = [
	...["build/program", "build/server", "bin", "scripts"].flatMap((folder) => textsOf(folder, /\.m?js$/)),
	...textsOf("src", /\.tsx?$/).filter((text) => text.includes("require.resolve")),
];
const names = new Set(
	texts.flatMap((text) => [IMPORTED, RESOLVED].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name))),
);

/** A name that is built at run time, such as `@fontsource/${name}`, counts for all packages that begin like it. */
const installed = readdirSync(modules).flatMap((name) =>
	name.startsWith("@") ? readdirSync(path.join(modules, name)).map((one) => `${name}/${one}`) : [name],
);
const beginnings = [...names].filter((name) => /^[^$]+\$\{/.test(name)).map((name) => name.slice(0, name.indexOf("${")));
const isMeant = (name) => names.has(name) || beginnings.some((beginning) => name.startsWith(beginning));

const needed = new Set(installed.filter(isMeant));
for (const name of needed) {
	const file = path.join(modules, name, "package.json");
	if (!existsSync(file)) continue;
	const {
		dependencies = {},
		optionalDependencies = {},
		peerDependencies = {},
		peerDependenciesMeta = {},
	} = JSON.parse(readFileSync(file, "utf8"));
	const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional);
	for (const dependency of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])
		if (existsSync(path.join(modules, dependency))) needed.add(dependency);
}

const removed = installed.filter((name) => !needed.has(name) && !name.startsWith("."));
for (const name of removed) rmSync(path.join(modules, name), { recursive: true, force: true });

// The identity site reads the bold icons; the site's are in its build.
const UNUSED =
	/^@phosphor-icons\/core\/(?!package\.json$|assets(?:$|\/bold(?:$|\/))|LICENSE$)|\.(?:map|d\.[cm]?ts|[cm]?ts|tsx|flow|markdown)$|(?:^|\/)(?:test|tests|__tests__|docs?|examples?)\/.*\.m?js$/;
for (const file of readdirSync(modules, { recursive: true, encoding: "utf8" }))
	if (UNUSED.test(file)) rmSync(path.join(modules, file), { force: true, recursive: true });

console.log(`${needed.size} packages are needed at run time; ${removed.length} were removed: ${removed.join(", ")}.`);
for (const file of readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" }))
	if (file.includes(".test.")) rmSync(path.join(root, "src", file), { force: true });
writeFileSync(FINAL, "");
