import { expect, it } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

const { cupboard, write } = aRecordFolder();

it("placings lists the final places, in both languages, without the categories that publish no scores", async () => {
	const cup = aSmallCup();
	cup.editions[0]!.facts = [
		...(cup.editions[0]!.facts ?? []),
		{ id: "kicks", at: "2026-07-14T12:00:00Z", kind: "shoot-out", division: "b14-g-1", order: ["b14-dal", "b14-bro"] },
	];
	for (const match of cup.editions[0]!.matches) {
		if (!["b14-s1", "b14-s2", "b14-f", "b14-t"].includes(match.id)) continue;
		Object.assign(match, { status: "finished", score: { home: 2, away: 1 } });
	}
	expect(await cupboard("import", write("cup.json", cup))).toMatchObject({ code: 0, err: "" });
	const { out, code, err } = await cupboard("placings", "2026", "--cup", "7");
	expect(err).toBe("");
	expect(code).toBe(0);
	const rows = out.replace("\uFEFF", "").trim().split("\r\n");
	expect(rows[0]).toBe("Category,Place,Shared,Team,Nation,Decided in,Round");
	expect(rows.filter((row) => row.startsWith("B14,"))).toMatchInlineSnapshot(`
		[
		  "B14,1,,ASK IF,se,playoff A,Final",
		  "B14,2,,FUR IF,se,playoff A,Final",
		  "B14,3,,GRAN IF,se,playoff A,Bronze match",
		  "B14,4,,DAL IF,se,playoff A,Bronze match",
		  "B14,7,,BRO IF,se,group 1,3rd",
		]
	`);
	expect(rows.some((row) => row.startsWith("B11,"))).toBe(false);
	const swedish = (await cupboard("placings", "2026", "--cup", "7", "--lang", "sv")).out.replace("\uFEFF", "").split("\r\n");
	expect(swedish[0]).toBe("Klass;Placering;Delad;Lag;Nation;Avgjord i;Omgång");
});
