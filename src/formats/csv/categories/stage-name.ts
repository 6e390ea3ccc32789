import { foldName } from "../../../cup/search/name-folding.ts";
import type { CupFileStage, Text } from "../../../results/record/cup-file.ts";

/** The name of a group stage on the home page (SPEC §2). */
export const GROUP_STAGE = "Gruppspel";
export const PLAYOFF = "Slutspel";

const GROUP = /^(?:grupp|group|pool|gruppe)\s+/i;
const PLAYOFF_BEFORE = /^(?:slutspel(?:et)?|play-?off|playoffs)\b[\s-]*/i;
const PLAYOFF_AFTER = /[\s-]+(?:slutspel(?:et)?|play-?off)$/i;

/** "Group A", "grupp A" and "A" are group A. */
export const bareGroup = (text: string): string => text.replace(GROUP, "").trim() || text;

/** "Slutspel A", "Playoff A", "A-slutspel" and "A" are playoff A; "Slutspel" alone has no name. */
export const barePlayoff = (text: string): string => text.replace(PLAYOFF_BEFORE, "").replace(PLAYOFF_AFTER, "").trim();

/** The parts of a stage's name: "Group stage" is Gruppspel, and "Slutspel A" a playoff with the title Playoff A. */
export type StageName = { readonly name: string; readonly type: CupFileStage["type"] | undefined; readonly title: Text };

export function readStageName(text: string): StageName {
	const [, , number = ""] = /^(gruppspel(?:et)?|group stage)( \d+)?$/.exec(foldName(text)) ?? [];
	if (/^(gruppspel(et)?|group stage)( \d+)?$/.test(foldName(text)))
		return { name: GROUP_STAGE + number, type: "group", title: { en: `Group stage${number}`, sv: GROUP_STAGE + number } };
	if (PLAYOFF_BEFORE.test(text) || PLAYOFF_AFTER.test(text)) {
		const bare = barePlayoff(text);
		return { name: text, type: "playoff", title: playoffTitle(bare) };
	}
	return { name: text, type: undefined, title: { en: text, sv: text } };
}

export const playoffTitle = (bare: string): Text => ({ en: `Playoff ${bare}`.trim(), sv: `${PLAYOFF} ${bare}`.trim() });
