import { expect, it } from "vitest";
import { arenaChange, arenaForm, withFields } from "./arena-form.ts";

const HEDEN = {
	id: "heden",
	name: "Heden",
	address: "Parkgatan 1",
	opens: "08:00",
	fields: [
		{ id: "heden-1", name: "1", surface: "Grass" },
		{ id: "heden-3", name: "3" },
	],
};

it("new fields get the next free numbers and the last one's surface; fewer take the last ones away", () => {
	const { fields } = arenaForm(HEDEN);
	expect(withFields(fields, 4).map(({ name }) => name)).toEqual(["1", "3", "2", "4"]);
	expect(new Set(withFields(fields, 4).map(({ id }) => id)).size).toBe(4);
	expect(withFields(fields, 1).map(({ id }) => id)).toEqual(["heden-1"]);
	expect(withFields([{ ...fields[0]! }], 2)[1]?.surface).toBe("Grass");
});

it("what is emptied is taken away, what was never there is not mentioned, and a removed field is named", () => {
	const form = { ...arenaForm(HEDEN), address: "", closes: "21:00" };
	const change = arenaChange({ ...form, fields: form.fields.slice(0, 1) }, HEDEN)!;
	expect(change.arenas?.[0]).toMatchObject({ address: null, opens: "08:00", closes: "21:00" });
	expect(change.arenas?.[0]).not.toHaveProperty("latitude");
	expect(change.remove).toEqual({ fields: ["heden-3"] });
	expect(arenaChange({ ...form, name: " " }, HEDEN)).toBeNull();
	expect(arenaChange({ ...form, position: "nowhere" }, HEDEN)).toBeNull();
});
