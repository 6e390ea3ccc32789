import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard } = aRecordFolder();
const root = fileURLToPath(new URL("../..", import.meta.url));

/** @returns the files below a folder that people read, or whose texts they read */
function files(folder: string): string[] {
	return readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((name) => /\.(md|tsx?)$/.test(name) && !name.includes(".test."))
		.map((name) => path.join(folder, name));
}

/** @returns the words after "Commands:" in a command's help; none where it has no commands of its own */
async function commandsOf(...words: string[]): Promise<string[]> {
	const { out } = await cupboard(...words, "--help");
	const listed = out.split("\nCommands:\n")[1]?.split("\n\n")[0] ?? "";
	return [...listed.matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name!);
}

test("every command that a page, a text or a document tells somebody to give is there", async () => {
	const commands = new Map<string, string[]>();
	for (const name of await commandsOf()) commands.set(name, name === "help" ? [] : await commandsOf(name));
	const told = ["README.md", ...files("docs"), ...files("src")].flatMap((file) =>
		[...readFileSync(path.join(root, file), "utf8").matchAll(/npx cupboard ([a-z][a-z-]*)(?: ([a-z][a-z-]*))?/g)].map(
			([text, first = "", second]) => ({ file, text, first, second }),
		),
	);
	const isThere = ({ first, second }: (typeof told)[number]) => {
		const own = commands.get(first);
		return own !== undefined && (own.length === 0 || second === undefined || own.includes(second));
	};
	expect(commands.get("reporter")).toContain("revoke");
	expect(told.filter((one) => !isThere(one)).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});
