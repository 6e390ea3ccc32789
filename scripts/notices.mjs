import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/**
 * Writes THIRD-PARTY-NOTICES.md from package-lock.json: every package that runs in production or is bundled for browsers. With `--texts
 * FILE` it also writes the licence texts of the installed ones, for anybody who distributes an image or a build.
 */
const root = fileURLToPath(new URL("..", import.meta.url));

/** Development packages that the build puts into the browser's files. */
const BUNDLED = ["tailwindcss", "workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"];

/** Obligations of a licence when the package is distributed, and where its source is. */
const OBLIGATIONS = [
	[
		"libvips, LGPL-3.0-or-later",
		"`@img/sharp-libvips-*` and the Windows and WebAssembly builds of `sharp` contain it as a shared library, unmodified. You may replace it: install another build of libvips and set `SHARP_FORCE_GLOBAL_LIBVIPS=1` before `npm rebuild sharp`. Source: https://github.com/libvips/libvips, build recipes: https://github.com/lovell/sharp-libvips.",
	],
	["ical.js, MPL-2.0", "Unmodified. Source: https://github.com/kewisch/ical.js."],
	["satori, MPL-2.0", "Unmodified. Source: https://github.com/vercel/satori."],
	["web-push, MPL-2.0", "Unmodified. Source: https://github.com/web-push-libs/web-push."],
	["PGlite, Apache-2.0", "Contains PostgreSQL, under the PostgreSQL Licence. Source: https://github.com/electric-sql/pglite."],
	[
		"Sofia Sans and Noto Sans, OFL-1.1; Kosugi, Apache-2.0",
		"Served as typefaces. Two subsets of Sofia Sans Extra Condensed are part of every document; they may not be sold by themselves.",
	],
	["flag-icons and Phosphor icons, MIT", "Parts are in the site's files."],
];

/**
 * @param {{ packages: Record<string, { version?: string, license?: string, dev?: boolean }> }} lock
 * @returns {{ name: string, version: string, license: string, place: string }[]} by name, each version once
 */
export function shipped({ packages }) {
	const all = Object.entries(packages).flatMap(([place, { version = "", license = "unknown", dev = false }]) => {
		const name = place.split("node_modules/").at(-1) ?? "";
		return place === "" || (dev && !BUNDLED.includes(name)) ? [] : [{ name, version, license, place }];
	});
	const once = new Map(all.map((one) => [`${one.name}@${one.version}`, one]));
	return [...once.values()].sort((one, other) => (`${one.name}@${one.version}` < `${other.name}@${other.version}` ? -1 : 1));
}

/** @returns {string} THIRD-PARTY-NOTICES.md */
export function notices(lock) {
	const sections = [...groupByLicence(shipped(lock))].sort(([one], [other]) => (one < other ? -1 : 1));
	return [
		"# Third-party notices",
		"",
		"Made by `npm run notices` from `package-lock.json`. These packages run in production or are part of what browsers load. Each installed package contains its licence; `node scripts/notices.mjs --texts FILE` collects all texts.",
		"`npm run sbom` prints a software bill of materials (CycloneDX).",
		"",
		"## What some licences ask for",
		"",
		...OBLIGATIONS.map(([what, how]) => `- **${what}.** ${how}`),
		"",
		...sections.flatMap(([license, packages]) => [
			`## ${license}`,
			"",
			`${packages.map(({ name, version }) => `${name} ${version}`).join(", ")}.`,
			"",
		]),
	]
		.join("\n")
		.trimEnd()
		.concat("\n");
}

function groupByLicence(packages) {
	const groups = new Map();
	for (const one of packages) groups.set(one.license, [...(groups.get(one.license) ?? []), one]);
	return groups;
}

/** The licence texts of those that are installed, each under its package. */
function texts(lock) {
	return shipped(lock)
		.flatMap(({ name, version, license, place }) => {
			const folder = path.join(root, place);
			if (!existsSync(folder)) return [];
			const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
			const found = files.map((file) => readFileSync(path.join(folder, file), "utf8").trim());
			return [`${name} ${version} (${license})\n\n${found.join("\n\n") || "No text in the package."}`];
		})
		.join(`\n\n${"-".repeat(80)}\n\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
	const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
	writeFileSync(path.join(root, "THIRD-PARTY-NOTICES.md"), notices(lock));
	const at = process.argv.indexOf("--texts");
	if (at > 0) writeFileSync(process.argv[at + 1], texts(lock));
}
