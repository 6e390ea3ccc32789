import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * A folder that takes longer to make than most tests, made once and stored beside the packages; several processes may request it
 * concurrently.
 * @param name of the folder; only the newest of each name is stored
 * @param inputs files and folders of the repository that it depends on, without tests: it is made again when one changes
 * @param beside other dependencies, such as a day
 */
export async function madeOnce(
	name: string,
	inputs: readonly string[],
	make: (folder: string) => Promise<void>,
	{ kept = path.join(root, "node_modules", ".cache", "made-once"), beside = "" } = {},
): Promise<string> {
	const own = path.join(kept, name);
	const folder = path.join(own, digest(inputs, beside));
	if (existsSync(folder)) return folder;
	mkdirSync(own, { recursive: true });
	const older = readdirSync(own).filter((other) => !other.startsWith(MAKING) && other !== path.basename(folder));
	const making = mkdtempSync(path.join(own, MAKING));
	try {
		await make(making);
		renameSync(making, folder);
	} catch (error) {
		rmSync(making, { recursive: true, force: true });
		// Another process that made it at the same time was first.
		if (!existsSync(folder)) throw error;
	}
	for (const other of older) rmSync(path.join(own, other), { recursive: true, force: true });
	return folder;
}

const MAKING = "making-";

function digest(inputs: readonly string[], beside: string): string {
	const hash = createHash("sha256").update(beside);
	for (const file of inputs.flatMap((input) => filesOf(path.resolve(root, input)))) {
		const content = readFileSync(file);
		hash.update(`${path.relative(root, file)}\0${content.length}\0`).update(content);
	}
	return hash.digest("hex").slice(0, 16);
}

function filesOf(place: string): string[] {
	if (statSync(place).isFile()) return [place];
	const below = readdirSync(place, { recursive: true, withFileTypes: true });
	return below
		.filter((entry) => entry.isFile() && !entry.name.includes(".test."))
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort();
}
