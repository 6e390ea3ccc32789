import type { CupFileDivision, CupFileStage } from "../cup-file.ts";
import type { Rows, StoredRows } from "./tables.ts";
import { withoutHoles } from "./value.ts";

export function stageRow(cup: number, category: string, stage: CupFileStage, ordinal: number): Rows["stage"][number] {
	const { id, type, rank, name, title, rules, halves, minutesPerHalf, advance, bestOf, bestOfAgainstFirstTwo } = stage;
	return {
		cup,
		id,
		category,
		ordinal,
		type,
		rank,
		name,
		title,
		rules,
		halves,
		minutesPerHalf,
		advance,
		bestOf,
		bestOfAgainstFirstTwo,
	};
}

export function stageOfRow(row: StoredRows["stage"][number], divisions: CupFileDivision[]): CupFileStage {
	const { id, type, rank, name, title, rules, halves, minutesPerHalf, advance, bestOf, bestOfAgainstFirstTwo } = row;
	return withoutHoles<CupFileStage>({
		id,
		type,
		rank,
		name,
		title,
		rules: rules ?? null,
		halves,
		minutesPerHalf,
		advance: advance ?? null,
		bestOf: bestOf ?? null,
		bestOfAgainstFirstTwo,
		divisions,
	});
}
