import { beforeAll, expect, test } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";
import { type Cell, odsFile, xlsxFile } from "../support/workbook-file.ts";

const { cupboard, write, writeBytes } = aRecordFolder();
const cup = aSmallCup();
const [category] = cup.editions[0]!.categories;
const club = cup.clubs[0]!.name;
beforeAll(async () => {
	expect(await cupboard("import", write("cup.json", cup))).toMatchObject({ code: 0 });
});

const LIST: Cell[][] = [
	["Anmälda lag"],
	["Förening", "Klass", "Land", "Ledare"],
	["Nykomlingen IK", category!.name.sv, "Sverige", "N N"],
	[club, category!.name.sv, null, "N N"],
];
const write2 = (rows: Cell[][], name = "lag.xlsx") =>
	writeBytes(name, name.endsWith(".ods") ? odsFile([{ name: "Lag", rows }]) : xlsxFile([{ name: "Lag", rows }]));

test.each(["lag.xlsx", "lag.ods"])("%s is imported with what its columns are taken for", async (name) => {
	const { code, out } = await cupboard("import", write2(LIST, name), "--cup", "7", "--check");
	expect(code).toBe(0);
	expect(out).toContain("sheet “Lag”: teams, 2 rows, headings on row 2.");
	expect(out).toContain("A “Förening” → club");
	expect(out).toContain("D “Ledare”: not read: persons are not stored");
	expect(out).toMatch(/Would be added: \d teams?, 1 club/);
});

test("a column that nobody knows is picked by its heading", async () => {
	const odd = write2(
		[
			["Kollektiv", "Klass", "Land"],
			["Hyljekylä FC", category!.name.sv, "Finland"],
		],
		"odd.xlsx",
	);
	const picks = ["--sheet", "Lag=teams", "--column", "Kollektiv=club"];
	const picked = await cupboard("import", odd, "--cup", "7", "--check", ...picks);
	expect(picked).toMatchObject({ code: 0 });
	expect(picked.out).toContain("A “Kollektiv” → club (as chosen)");
	expect((await cupboard("import", odd, "--cup", "7", "--column", "Nej=club")).err).toContain(
		"no sheet has a column with this heading",
	);
});

test("rows with one fault are one fault with its count, and nothing is imported", async () => {
	const rows: Cell[][] = [["Förening", "Klass", "Land"], ...["A", "B", "C"].map((one) => [`${one} Nya IF`, "P99", "Sverige"])];
	const { code, err, out } = await cupboard("import", write2(rows), "--cup", "7");
	expect(code).toBe(1);
	expect(err).toMatch(/ingen sådan klass \(3 rader: 2, 3, 4\): "P99"/);
	expect(err).toContain("1 fault\nNothing was imported.");
	expect(out).toContain("3 rows name categories that the cup does not have (P99). To create them: --mend new-categories");
});

test("a workbook that cannot be read says what to do", async () => {
	const { code, err } = await cupboard("import", writeBytes("old.xls", Buffer.from("%PDF-1.7")), "--cup", "7");
	expect([code, err]).toMatchObject([
		1,
		expect.stringContaining("a PDF: nothing; expected the spreadsheet that it was made from"),
	]);
});
