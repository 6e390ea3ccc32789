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

test("every command that a page, a text or a document mentions exists", async () => {
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

/** What is typed in a page, as code or in a block of the shell: "npx cupboard move 412 --start …". */
function typedIn(page: string): string[] {
	const text = readFileSync(path.join(root, page), "utf8");
	const lines = [...text.matchAll(/^npx cupboard .*$/gm)].map(([line]) => line.split(" #")[0]!);
	return [...lines, ...[...text.matchAll(/`npx cupboard [^`]*`/g)].map(([code]) => code.slice(1, -1))];
}

test("every option that a page gives to a command is its own", async () => {
	const helps = new Map<string, string>();
	const helpOf = async (words: readonly string[]) => {
		const key = words.join(" ");
		if (!helps.has(key)) helps.set(key, (await cupboard(...words, "--help")).out);
		return helps.get(key)!;
	};
	const wrong: string[] = [];
	for (const page of ["README.md", ...files("docs")]) {
		for (const typed of typedIn(page)) {
			const [, , first = "", second = ""] = typed.split(" ");
			const of = (await commandsOf(first)).includes(second) ? [first, second] : [first];
			for (const [option] of typed.matchAll(/(?<= |\[)--[a-z-]+/g))
				if (!new RegExp(`^ .*${option}\\b`, "m").test(await helpOf(of))) wrong.push(`${page}: ${typed}`);
		}
	}
	expect(wrong).toEqual([]);
});

test("every command and option of the table of commands is there", async () => {
	const rows = readFileSync(path.join(root, "docs/organise/commands.md"), "utf8").split("\n");
	const spans = rows.flatMap((row) => [...(/^\| ([^|]*(?:\\\|[^|]*)*) \|/.exec(row)?.[1] ?? "").matchAll(/`([^`]+)`/g)]);
	const typed = spans.map(([, words = ""]) => words.replaceAll("\\|", "|"));
	expect(typed.length).toBeGreaterThan(25);
	const wrong: string[] = [];
	for (const words of typed) {
		const [first = "", second = ""] = words.split(" ");
		const own = await commandsOf(first);
		const named = second.split("|").filter((word) => own.includes(word));
		const help = (
			await Promise.all(
				(named.length > 0 ? named : [""]).map(async (word) => (await cupboard(first, ...(word ? [word] : []), "--help")).out),
			)
		).join("\n");
		for (const [option] of words.matchAll(/--[a-z-]+/g))
			if (!new RegExp(`^ .*${option}\\b`, "m").test(help)) wrong.push(`${words}: ${option}`);
	}
	expect(wrong).toEqual([]);
	const listed = new Set(typed.map((words) => words.split(" ")[0]));
	expect((await commandsOf()).filter((name) => name !== "help" && !listed.has(name))).toEqual([]);
});
