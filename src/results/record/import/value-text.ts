import type { StageDraw } from "../../../cup/draw-rule.ts";
import type { Programme } from "../../../cup/programme/programme-rule.ts";
import { drawSummary } from "../../../text/draw/draw-sentence.ts";
import { ruleSentence } from "../../../text/programme/rule-sentence.ts";
import { codeWord, FIELDS_OF_CODES, partWord } from "../../../text/record/part-words.ts";
import type { CupFileAudience, CupFileCategory, CupFileSide, CupFileStage } from "../cup-file.ts";
import type { CupBrand } from "../cup-file-brand.ts";
import type { NounNames } from "../naming/noun-names.ts";

const LONGEST_TEXT = 60;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

type Closed = { readonly from: string; readonly until?: string; readonly why?: string };

/**
 * @param field of a noun, or a part of a value: "rules", "points"
 * @returns a value for readers: names, local times, rules and hours part by part, never JSON
 */
export function valueText(names: NounNames, field: string, value: unknown): string {
	const { words } = names;
	if (value === undefined || value === null) return words.nothing;
	if (typeof value === "boolean") return words.yesNo[value ? 0 : 1];
	if (field === "selectedGames" && Array.isArray(value) && value.length > 0)
		return value.map((match) => names.match(String(match))).join(", ");
	if (field === "positions" && Array.isArray(value)) return value[0] === value[1] ? `${value[0]}` : value.join("–");
	if (Array.isArray(value)) return value.length === 0 ? words.none : value.map((one) => valueText(names, field, one)).join(", ");
	if (typeof value === "string" && FIELDS_OF_CODES.has(field)) return codeWord(value, names.language);
	if (typeof value === "string") return INSTANT.test(value) ? names.time(value, undefined) : names.called(value);
	if (typeof value !== "object") return clipped(String(value));
	if (field === "brand") return brandText(names, value as CupBrand);
	if (field === "draw") return drawSummary(value as StageDraw, names.language ?? "en");
	if (field === "programme") return programmeText(names, value as Programme);
	if (field === "audience") return audienceText(names, value as CupFileAudience);
	if (/slot$/i.test(field)) return names.side({ slot: value as NonNullable<CupFileSide["slot"]> });
	if (field === "closed") return closedText(names, value as Closed);
	if (field === "rules") return rulesText(names, value as CupFileCategory["rules"]);
	if (field === "advance") return wayOnText(names, value as NonNullable<CupFileStage["advance"]>[number]);
	if (field === "bestOf") return bestOfText(names, value as NonNullable<CupFileStage["bestOf"]>);
	const said = names.inLanguage(value);
	return said === undefined ? partsText(names, value) : clipped(said);
}

/** "colours (header #1D3038, accent #0B6E75), logo, contact page, 2 sponsors": of pictures and pages only that they are there. */
function brandText(names: NounNames, { logo, contact, privacy, sponsors, ...rest }: CupBrand): string {
	const word = (part: string) => partWord(part, names.language);
	const there = Object.entries({ logo, contact, privacy }).flatMap(([part, value]) => (value === undefined ? [] : [word(part)]));
	const count = sponsors === undefined ? [] : [`${word("sponsors")} ${sponsors.length}`];
	const parts = [partsText(names, rest), ...there, ...count].filter((part) => part !== "");
	return parts.length === 0 ? names.words.nothing : parts.join(", ");
}

/** The rules of the schedule as sentences, then what else it states. */
function programmeText(names: NounNames, { rules, ...rest }: Programme): string {
	const named = {
		category: (id: string) => names.category(id),
		arena: (id: string) => names.lasting("arenas", id),
		field: (id: string) => names.field(id),
		club: (id: string) => names.lasting("clubs", id),
		team: (id: string) => names.team(id),
	};
	const sentences = rules.map((rule) => ruleSentence(rule, named, names.language ?? "en"));
	const parts = [...sentences, partsText(names, rest)].filter((part) => part !== "");
	return parts.length === 0 ? names.words.none : parts.join(" ");
}

/** "points win 3, draw 1, loss 0" */
function partsText(names: NounNames, value: object): string {
	return Object.entries(value)
		.filter(([, part]) => part !== undefined)
		.map(([key, part]) => {
			const word = partWord(key, names.language);
			return typeof part === "object" && !Array.isArray(part) && part !== null
				? `${word} (${valueText(names, key, part)})`
				: `${word} ${valueText(names, key, part)}`;
		})
		.join(", ");
}

/** "1–2 → stage Slutspel A (b14-a)"; for groups of four "3 (4) → …"; for the two best "3, 1–2 → …" */
function wayOnText(names: NounNames, { positions, to, groupSize, best }: NonNullable<CupFileStage["advance"]>[number]): string {
	const size = groupSize === undefined ? "" : ` (${groupSize})`;
	const ranks = best === undefined ? "" : `, ${names.words.ofBest} ${valueText(names, "positions", best)}`;
	return `${valueText(names, "positions", positions)}${ranks}${size} → ${names.of("stages", to)}`;
}

/** "ABCD: match 37 A, match 38 D" */
function bestOfText(names: NounNames, rows: NonNullable<CupFileStage["bestOf"]>): string {
	return Object.entries(rows)
		.map(([groups, meets]) => {
			const met = Object.entries(meets).map(([match, group]) => `${names.match(match)} ${names.group(group)}`);
			return `${groups}: ${met.join(", ")}`;
		})
		.join("; ");
}

function audienceText(names: NounNames, audience: CupFileAudience): string {
	switch (audience.kind) {
		case "all":
			return names.words.everybody;
		case "arena":
			return names.of("arenas", audience.arena);
		case "category":
			return names.category(audience.category);
		case "team":
			return names.team(audience.team);
	}
}

function closedText(names: NounNames, { from, until, why }: Closed): string {
	const when = `${names.time(from, undefined)} – ${until === undefined ? "" : names.time(until, undefined)}`.trim();
	return why === undefined ? when : `${when} (${why})`;
}

/** "gothia"; if a cup replaces parts of it, "gothia (points (win 2, draw 1, loss 0))" */
function rulesText(names: NounNames, { preset, ...replaced }: CupFileCategory["rules"]): string {
	const parts = partsText(names, replaced);
	return parts === "" ? preset : `${preset} (${parts})`;
}

const clipped = (text: string): string => (text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text);
