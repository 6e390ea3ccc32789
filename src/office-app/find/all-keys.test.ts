import { expect, test } from "vitest";
import { findEn } from "../../text/office/find-en.ts";
import { findSv } from "../../text/office/find-sv.ts";
import { SCREENS } from "../frame/screens.ts";

test("the list of all keys opens screens that exist, and names the same keys on both languages' keyboards", () => {
	const gone = findEn.keys.everywhere.list.flatMap(([keys = ""]) => (keys.startsWith("G ") ? [keys.slice(2).toLowerCase()] : []));
	expect(gone).toEqual(SCREENS.filter(({ inHeader }) => inHeader).map(({ path }) => path[0]));
	const keysOf = ({ keys }: typeof findEn) =>
		Object.values(keys).map(({ list }) => list.map(([key = ""]) => key.replace("Mellanslag", "Space")));
	expect(keysOf(findSv)).toEqual(keysOf(findEn));
});
