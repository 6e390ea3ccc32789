import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { group } from "./openfootball-file.ts";

const page = readFileSync(new URL("../../docs/integrate/openfootball.md", import.meta.url), "utf8");
const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, lines = ""]) => lines.trim().split("\n"));

const { cupboard, write, folder } = aRecordFolder();
/** A group of four, each round on its day. */
const tournament = (name: string, year: number) => ({
	name,
	matches: group(
		"Group A",
		[`${year}-06-14`, `${year}-06-19`, `${year}-06-24`],
		[
			["Wales", "1-0", "Norway"],
			["Malta", "0-0", "Cyprus"],
			["Norway", "0-0", "Malta"],
			["Cyprus", "1-3", "Wales"],
			["Wales", "2-1", "Malta"],
			["Cyprus", "0-1", "Norway"],
		],
	),
});

/** The arguments of a command of the page, its paths in the test's folder. */
function argumentsOf(command: string): string[] {
	const [program, name, ...rest] = command.replace(/\s+#.*$/, "").match(/"[^"]*"|\S+/g) ?? [];
	expect([program, name]).toEqual(["npx", "cupboard"]);
	return rest.map((word) =>
		/\.json$|\//.test(word) && !word.startsWith("Europe/") ? path.join(folder, word) : word.replaceAll('"', ""),
	);
}

test("docs/integrate/openfootball.md has commands that import a file and check a folder", async () => {
	expect(commands).toHaveLength(2);
	write("2018.worldcup.json", tournament("World Cup 2018", 2018));
	mkdirSync(path.join(folder, "data", "openfootball"), { recursive: true });
	write("data/openfootball/2018.worldcup.json", tournament("World Cup 2018", 2018));
	write("data/openfootball/2016.euro.json", tournament("Euro 2016", 2016));
	const [file, all] = commands.map(argumentsOf);
	expect(await cupboard(...file!)).toMatchObject({ code: 0, err: "" });
	const out = path.join(folder, "export.json");
	expect(await cupboard("export", "--cup", "90", "--out", out)).toMatchObject({ code: 0 });
	const { cup, editions } = JSON.parse(readFileSync(out, "utf8"));
	expect(cup).toMatchObject({ id: 90, name: "World Cup", zone: "Europe/Stockholm" });
	expect(editions.map(({ id, matches }: { id: string; matches: unknown[] }) => [id, matches.length])).toEqual([["2018", 6]]);
	const checked = await cupboard(...all!);
	expect(checked).toMatchObject({ code: 0 });
	expect(checked.out).toMatch(/Would be added: .*2 editions/);
	expect(checked.out).toContain("Nothing was written.");
});
