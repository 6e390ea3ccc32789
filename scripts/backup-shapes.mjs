/**
 * Writes src/database/backup/shapes.json: which tables and columns a backup has, for each version of the record. `npm run migration` runs
 * it. drizzle-kit's snapshot of the newest migration is read here, and only here; older versions are in the file already.
 */
import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const meta = path.join(root, "src/database/migrations/meta");
const SHAPES = path.join(root, "src/database/backup/shapes.json");

/** Counts of limits, a few hours old, and what is made again from the other tables. */
const LEFT_OUT = ["attempt", "past_club", "past_edition"];

const isCounter = (type) => /^(small|big)?serial$/.test(type);

function shapeOf({ name, columns, compositePrimaryKeys }) {
	const all = Object.values(columns);
	const [composite] = Object.values(compositePrimaryKeys);
	const key = composite?.columns ?? all.filter(({ primaryKey }) => primaryKey).map((column) => column.name);
	if (key.length === 0) throw new Error(`The table ${name} has no primary key to put its rows in order.`);
	const counter = all.find(({ type, identity }) => identity !== undefined || isCounter(type))?.name;
	return {
		name,
		columns: all.map((column) => ({ name: column.name, type: isCounter(column.type) ? "bigint" : column.type })),
		key,
		...(counter !== undefined && { counter }),
	};
}

/**
 * @param snapshot drizzle-kit's account of all tables
 * @returns the tables of a backup, each after those that it refers to, and the names of those that it leaves out
 */
export function shapesOf(snapshot) {
	const sorted = Object.values(snapshot.tables).sort((a, b) => (a.name < b.name ? -1 : 1));
	const left = new Map(sorted.map((table) => [table.name, table]));
	for (const name of LEFT_OUT) left.delete(name);
	const tables = [];
	while (left.size > 0) {
		const next = [...left.values()].find((table) =>
			Object.values(table.foreignKeys).every(({ tableTo }) => tableTo === table.name || !left.has(tableTo)),
		);
		if (!next) throw new Error(`These tables refer to one another in a circle: ${[...left.keys()].join(", ")}.`);
		left.delete(next.name);
		tables.push(shapeOf(next));
	}
	return { tables, leftOut: LEFT_OUT.filter((name) => sorted.some((table) => table.name === name)) };
}

const entriesIn = (folder) => JSON.parse(readFileSync(path.join(folder, "_journal.json"), "utf8")).entries;

/** @returns the newest version's name, and its snapshot. The first migration contains the tables of all earlier ones */
export function newest() {
	const entries = entriesIn(meta);
	const { tag } = entries.at(-1);
	return {
		version: entries.length === 1 ? entriesIn(path.join(meta, "..", "earlier", "meta")).at(-1).tag : tag,
		shapes: shapesOf(JSON.parse(readFileSync(path.join(meta, `${tag.slice(0, 4)}_snapshot.json`), "utf8"))),
	};
}

/** A table that is the same in several versions is in the file once. */
function withVersion(file, version, { tables, leftOut }) {
	const shapes = [...file.shapes];
	const indexOf = (shape) => {
		const text = JSON.stringify(shape);
		const found = shapes.findIndex((one) => JSON.stringify(one) === text);
		return found === -1 ? shapes.push(shape) - 1 : found;
	};
	const at = tables.map(indexOf);
	return { shapes, versions: { ...file.versions, [version]: { tables: at, leftOut } } };
}

/** A line for each table and each version: what a migration adds is read in its difference. */
function printed({ shapes, versions }) {
	const rows = (lines) => lines.map((line) => `\t\t${line}`).join(",\n");
	return `{\n\t"shapes": [\n${rows(shapes.map((shape) => JSON.stringify(shape)))}\n\t],\n\t"versions": {\n${rows(
		Object.entries(versions).map(([version, one]) => `${JSON.stringify(version)}: ${JSON.stringify(one)}`),
	)}\n\t}\n}\n`;
}

export function addVersion(version, shapes) {
	let file = { shapes: [], versions: {} };
	try {
		file = JSON.parse(readFileSync(SHAPES, "utf8"));
	} catch (error) {
		if (error.code !== "ENOENT") throw error;
	}
	writeFileSync(SHAPES, printed(withVersion(file, version, shapes)));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
	const { version, shapes } = newest();
	addVersion(version, shapes);
}
