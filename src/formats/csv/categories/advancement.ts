import { nameKey } from "../../../cup/search/name-key.ts";
import { advancementOf as lineOf, readAdvancement } from "../../../text/advancement/read-advancement.ts";
import type { AdvancementCell, CategoryDraft, Draft, StageDraft } from "../draft.ts";
import type { Reading } from "../words/reading.ts";
import { barePlayoff } from "./stage-name.ts";
import { firstGroupStage, playoffNamed } from "./stages.ts";

const EXPECTED = "positions and where they lead: 1-2 A, 3-4 B; or 1-2 A, rest B; or 1-2 A, the two best thirds A, rest B";

/** Reads which positions advance to which stage, after all playoffs in the sheets are known. */
export function readAdvancements(draft: Draft): void {
	for (const category of draft.categories) {
		if (category.goesOn) advanceFrom(firstGroupStage(category), category.goesOn, draft);
		for (const stage of [...category.stages])
			if (stage.goesOn && stage.goesOn !== category.goesOn) advanceFrom(stage, stage.goesOn, draft);
	}
}

type Advance = NonNullable<StageDraft["noun"]["advance"]>;

function advanceFrom(stage: StageDraft | undefined, goesOn: AdvancementCell, draft: Draft): void {
	const advance = advanceOf(stage, goesOn.text);
	if (!("value" in advance)) {
		goesOn.fail({ message: advance.wrong, expected: advance.expected });
		return;
	}
	const { noun } = stage!;
	noun.advance = advance.value;
	const { cell } = goesOn;
	if (!draft.origins.of(noun)) draft.origins.set(noun, { ...cell, cells: new Map([["advance", cell]]) });
}

/** Playoffs that positions advance to are made before any match is read, since slots and rounds may refer to them. */
function advanceOf(stage: StageDraft | undefined, text: string): Reading<Advance> {
	if (stage?.type !== "group")
		return { wrong: "nobody goes on: there is no group stage", expected: "a group stage, or a blank cell" };
	const { spans, wrong } = readAdvancement(text);
	if (wrong !== undefined) return { wrong: `not understood (“${wrong}”)`, expected: EXPECTED };
	const largest = Math.max(0, ...stage.divisions.map(({ drawn }) => drawn.length));
	const advance: Advance = [];
	for (const span of spans) {
		const to = destination(stage.category, span.to, stage);
		if (!to)
			return { wrong: `no such playoff (“${span.to}”)`, expected: `a playoff or a stage of ${stage.category.names.at(-1)}` };
		const line = lineOf(span, spans, { groups: stage.divisions.length, largest });
		if (line.positions[0] > line.positions[1])
			return {
				wrong: span.first === null ? "“rest” with no positions left" : "positions in the wrong order",
				expected: EXPECTED,
			};
		const { positions, groupSize, best } = line;
		advance.push({ positions, to: to.noun.id, ...(groupSize && { groupSize }), ...(best && { best: [best[0], best[1]] }) });
	}
	return { value: advance };
}

function destination(category: CategoryDraft, text: string, from: StageDraft): StageDraft | undefined {
	const stage = category.stages.find(({ noun }) =>
		[noun.id, noun.name, noun.title?.en, noun.title?.sv].some((name) => name !== undefined && nameKey(name) === nameKey(text)),
	);
	const to = stage ?? playoffNamed(category, barePlayoff(text))?.stage;
	return to === from ? undefined : to;
}
