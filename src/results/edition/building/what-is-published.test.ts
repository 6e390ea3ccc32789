import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { aShownCup } from "../../../../tests/support/shown-pages.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import type { EntityKind } from "../entities.ts";
import { EditionReadModel } from "../keeping/edition-read-model.ts";

const FLAGS = ["clubs", "teams", "lot", "schedule"] as const;
type Change = (record: EditionRecord) => void;
const without =
	(...flags: readonly (typeof FLAGS)[number][]): Change =>
	({ edition }) => {
		for (const flag of flags) edition.published[flag] = false;
	};
const young =
	(...hidden: readonly ("scores" | "tables" | "playoffs")[]): Change =>
	({ edition }) => {
		for (const category of edition.categories) {
			if (!category.publishes) category.publishes = { scores: true, tables: true, playoffs: true };
			for (const part of hidden) category.publishes[part] = false;
		}
	};

/** The parts of an edition that may be hidden, each with those that depend on it. */
const LEFT_OUT: Readonly<Record<string, Change>> = {
	clubs: without("clubs"),
	teams: without("teams"),
	"the draw": without("lot"),
	"the schedule": without("schedule"),
	"teams and the schedule": without("teams", "schedule"),
	"all but the draw": without("clubs", "teams", "schedule"),
	all: without(...FLAGS),
	"tables of all categories": young("tables"),
	"playoffs of all categories": young("playoffs"),
	"scores of all categories": young("scores"),
};

/** Every entity of a model, by its key. */
function saidBy(change: Change = () => {}): Map<string, unknown> {
	const record = new CupInMemory(aShownCup()).record("lc-2026");
	change(record);
	const model = EditionReadModel.build(record);
	return new Map(
		[...model.keys()].sort().map((key) => {
			const [, name = "", kind = "", id = ""] = /\/(([\w-]+):(.*))$/.exec(key) ?? [];
			return [name, JSON.parse(JSON.stringify(model.entity(kind as EntityKind, id) ?? null))];
		}),
	);
}

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && !Array.isArray(value);
const areNamed = (value: unknown): value is (Part & { readonly id: string })[] =>
	Array.isArray(value) && value.every((one) => isPart(one) && typeof one.id === "string");

/** The changed parts of an entity, key by key; of a list of items with ids the changed ones, and otherwise all of it. */
function became(before: unknown, after: unknown): string {
	if (areNamed(before) && areNamed(after)) {
		const was = new Map(before.map((one) => [one.id, one]));
		const others = after.filter((one) => JSON.stringify(one) !== JSON.stringify(was.get(one.id)));
		const ids = after.map(({ id }) => id).join(" ");
		return `[${before.map(({ id }) => id).join(" ") === ids ? "the same" : ids}] ${others.map((one) => `${one.id} (${became(was.get(one.id), one)})`).join(" ")}`;
	}
	if (!isPart(before) || !isPart(after)) return JSON.stringify(after) ?? "gone";
	const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	return keys
		.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
		.map((key) => `${key} ${became(before[key], after[key])}`)
		.join(", ");
}

test("§3 DECISIONS: the differences between a fully and a partly published edition are as in the snapshot", async () => {
	const all = saidBy();
	const lines = Object.entries(LEFT_OUT).flatMap(([name, change]) => {
		const left = saidBy(change);
		const keys = [...new Set([...all.keys(), ...left.keys()])].sort();
		const others = keys.filter((key) => JSON.stringify(all.get(key)) !== JSON.stringify(left.get(key)));
		const gone = others.filter((key) => !left.has(key));
		return [
			...["", `==== without ${name}`, `gone: ${gone.join(" ")}`],
			// Every match in the list of a field, a day or a nation is in the list of all as well.
			...others
				.filter((key) => (left.has(key) && !key.startsWith("listing:")) || key === "listing:")
				.map((key) => `${key} ${became(all.get(key), left.get(key))}`),
		];
	});
	await expect(`${lines.join("\n").replaceAll('"', "").trimStart()}\n`).toMatchFileSnapshot(
		fileURLToPath(new URL("../../../../tests/said/published.txt", import.meta.url)),
	);
});
