import type { CupFileDivision, CupFileMatch, CupFileStage } from "../../results/record/cup-file.ts";
import type { GroupOrder } from "./group-order.ts";
import type { DivisionLayout, Layout } from "./layout.ts";

/** The stages as the cup file holds them, with where their positions lead. */
export function editionStages(
	layout: Layout,
	order: GroupOrder,
	matches: readonly CupFileMatch[],
	teamId: (club: string) => string,
): CupFileStage[] {
	return layout.stages.map((stage) => {
		const { divisions, ...named } = stage;
		const advance = stage.type === "group" && order.advanceOf(stage);
		const bestOf = stage.type === "playoff" && order.bestOf(stage, matches);
		return { ...named, ...(advance && { advance }), ...(bestOf && { bestOf }), divisions: divisions.map(written) };
	});

	function written({ id, name, ...of }: DivisionLayout): CupFileDivision {
		return { id, name, ...(of.type === "group" && { teams: of.plan.clubs.map((club) => teamId(club.id)) }) };
	}
}
