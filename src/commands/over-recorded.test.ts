import { describe, expect, it } from "vitest";
import type { CupFileEdition, EditionRecord } from "../results/record/cup-file.ts";
import { overRecorded } from "./over-recorded.ts";

const edition = (over: object, groups: Record<string, readonly string[] | undefined>) =>
	({
		...{ id: "e", year: 2026, startsOn: "2026-07-13", endsOn: "2026-07-18", published: { teams: true } },
		categories: [
			{
				id: "b14",
				stages: [{ id: "s", divisions: Object.entries(groups).map(([id, teams]) => ({ id, ...(teams && { teams }) })) }],
			},
		],
		...over,
	}) as unknown as CupFileEdition;
const stated = (over: object, groups: Parameters<typeof edition>[1]) =>
	overRecorded(edition(over, groups), {
		edition: edition({}, { whole: ["a", "b", "c"], empty: undefined }),
	} as unknown as EditionRecord);
const drawn = (groups: Parameters<typeof edition>[1]) => stated({}, groups).categories?.[0]?.stages?.[0]?.divisions;

describe("a file of a part of an edition", () => {
	it("never shortens its days, and changes no publication", () => {
		expect(stated({ startsOn: "2026-07-14", endsOn: "2026-07-16" }, {})).toMatchObject({
			...{ id: "e", year: 2026, startsOn: "2026-07-13", endsOn: "2026-07-18" },
		});
		expect(stated({ startsOn: "2026-07-10", endsOn: "2026-07-20" }, {})).toMatchObject({
			...{ startsOn: "2026-07-10", endsOn: "2026-07-20" },
		});
		expect(stated({}, {})).not.toHaveProperty("published");
	});

	it("neither renames the edition nor moves its first day if the edition has other categories", () => {
		const recorded = { edition: { ...edition({ name: "Cup 2026" }, {}), categories: [{ id: "men", stages: [] }] } };
		const other = overRecorded(
			edition({ name: "Cup 2026, women", startsOn: "2026-07-10", endsOn: "2026-07-20" }, {}),
			recorded as unknown as EditionRecord,
		);
		expect(other).toMatchObject({ id: "e", endsOn: "2026-07-20" });
		expect([other.name, other.startsOn]).toEqual([undefined, undefined]);
		const sameName = overRecorded(
			edition({ name: "Cup 2026", startsOn: "2026-07-10" }, {}),
			recorded as unknown as EditionRecord,
		);
		expect(sameName).toMatchObject({ name: "Cup 2026", startsOn: "2026-07-10" });
	});

	it("leaves a group the teams that it does not name; another draw, or a whole one, is reported", () => {
		expect(drawn({ whole: ["a", "b"] })).toEqual([{ id: "whole" }]);
		expect(drawn({ whole: [] })).toEqual([{ id: "whole" }]);
		expect(drawn({ whole: undefined })).toEqual([{ id: "whole" }]);
		expect(drawn({ whole: ["c", "b", "a"] })).toEqual([{ id: "whole", teams: ["c", "b", "a"] }]);
		expect(drawn({ whole: ["a", "x"] })).toEqual([{ id: "whole", teams: ["a", "x"] }]);
		expect(drawn({ whole: ["a", "b", "c", "d"] })).toEqual([{ id: "whole", teams: ["a", "b", "c", "d"] }]);
		expect(drawn({ empty: ["a"] })).toEqual([{ id: "empty", teams: ["a"] }]);
		expect(drawn({ unknown: ["a"] })).toEqual([{ id: "unknown", teams: ["a"] }]);
	});
});
