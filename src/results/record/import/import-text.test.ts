import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drop, editionOf, faultsOf, matchOf, put } from "../../../../tests/support/broken-cup.ts";
import { aMatch, aSmallCup } from "../../../../tests/support/cup.ts";
import type { Database } from "../../../database/database.ts";
import { openInMemory } from "../../../database/folder.ts";
import { readJsonSource } from "../../../formats/json.ts";
import type { CupFile, CupFileMatch } from "../cup-file.ts";
import { cupFileChange } from "../cup-file-change.ts";
import { printFault } from "../fault.ts";
import { importCup } from "./import.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

describe("a cup file's text", () => {
	it("that is not JSON is refused with its line", async () => {
		const faults = await faultsOf(db, '{\n\t"format": "cupboard-cup/1",\n\t"cup": { "id": 7, }\n}');
		expect(faults).toMatchObject([{ line: 3, field: "JSON", severity: "error" }]);
	});

	it.each(["[", '{"cup":'])("that opens %s without end is refused, not parsed until the stack overflows", async (open) => {
		const faults = await faultsOf(db, `\n${open.repeat(200_000)}`);
		expect(faults).toMatchObject([{ line: 2, field: "JSON", message: "nested too deeply" }]);
	});

	it("may have brackets and quotes in its texts", () => {
		const text = JSON.stringify({ name: '[{\\"'.repeat(60) });
		expect(readJsonSource("cup.json", text).faults).toEqual([]);
	});

	it("with a name that appears twice in one object is refused", async () => {
		const text = JSON.stringify(aSmallCup(), null, 2).replace('"id": "b14-m1",', '"id": "b14-m1",\n"status": "live",');
		const faults = await faultsOf(db, text);
		expect(faults).toMatchObject([{ field: "status", message: "a name that appears twice" }]);
	});

	it("has all its faults listed at once", async () => {
		const file = aSmallCup();
		put(matchOf(file, "b14-m1").home, { team: "b14-xyz" });
		put(matchOf(file, "b14-m2"), { score: { home: 3 } });
		put(matchOf(file, "b14-m3"), { field: "heden-99" });
		drop(editionOf(file).teams[13]!, "category");
		editionOf(file).matches.push(aMatch("b14-m4", "b14-g-2", ["b14-fur", "b14-hav"]));
		put(file.clubs[0]!, { flag: "se" });
		const faults = await faultsOf(db, JSON.stringify(file));
		expect(faults.map(({ path }) => path).sort()).toEqual([
			"clubs[0].flag",
			"editions[0].matches[0].home.team",
			"editions[0].matches[1].score",
			"editions[0].matches[21].id",
			"editions[0].matches[2].field",
			"editions[0].teams[13].category",
		]);
	});
});

describe("the cup file's page", () => {
	const page = readFileSync(new URL("../../../../docs/integrate/cup-file.md", import.meta.url), "utf8");
	const [whole, removal] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text]) => text!);

	it("shows a cup that can be imported", async () => {
		const { source } = readJsonSource("page.json", whole!);
		expect(await importCup(db, source!, { check: true })).toMatchObject({ faults: [], counts: { match: { added: 1 } } });
	});

	it("shows a fault of its own cup: a home team that does not exist", async () => {
		const broken = whole!.replace('"home": { "team": "b14-ask" }', '"home": { "team": "b14-xyz" }');
		const { source } = readJsonSource("cup.json", broken);
		const { faults } = await importCup(db, source!, { check: true });
		const [, shown] = /```\n(cup\.json:.*\n)```/.exec(page) ?? [];
		expect(faults.map((fault) => `${printFault(fault)}\n`)).toEqual([shown]);
	});

	it("shows a removal as it is written", () => {
		expect(cupFileChange.safeParse(JSON.parse(removal!)).success).toBe(true);
	});
});

describe("a possible mistake is accepted with a warning", () => {
	const warned = async (breaks: (file: CupFile) => void) => {
		const file = aSmallCup();
		breaks(file);
		const { source } = readJsonSource("cup.json", JSON.stringify(file));
		return (await importCup(db, source!, { check: true })).faults;
	};

	it("a whole cup has none", async () => {
		expect(await warned(() => undefined)).toEqual([]);
	});

	it("two matches on one field at one time", async () => {
		const faults = await warned((file) => put(matchOf(file, "b14-m2"), { start: "2026-07-13T09:39:00Z" }));
		expect(faults).toMatchObject([
			{ severity: "warning", field: "field", value: "heden-2", path: "editions[0].matches[1].field" },
		]);
		expect(faults[0]!.message).toMatch(/^two matches on .* at the same time: ".* – .*" and ".* – .*"$/);
	});

	it("a match that begins when the other has ended gives none", async () => {
		expect(await warned((file) => put(matchOf(file, "b14-m2"), { start: "2026-07-13T09:40:00Z" }))).toEqual([]);
	});

	it("a team in two matches at one time", async () => {
		const faults = await warned((file) => put(matchOf(file, "b14-m3"), { start: "2026-07-13T09:10:00Z", field: "heden-10" }));
		expect(faults).toMatchObject([{ severity: "warning", value: "b14-ask", path: "editions[0].matches[2].home.team" }]);
	});

	it.each<[string, (match: CupFileMatch) => void]>([
		["without its decision", (match) => drop(match, "decidedBy")],
		["that regular time is said to have decided", (match) => put(match, { decidedBy: "regular" })],
	])("a level playoff match %s", async (_, decide) => {
		const faults = await warned((file) => {
			const match = matchOf(file, "g15-f");
			drop(match, "shootOut");
			decide(match);
		});
		expect(faults).toMatchObject([{ severity: "warning", field: "decidedBy" }]);
	});
});
