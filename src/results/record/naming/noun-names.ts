import { placeName } from "../../../cup/place-name.ts";
import { groupsListed, groupWithin } from "../../../text/group-title.ts";
import type { Language } from "../../../text/language.ts";
import { CHANGE_WORDS, type ChangeWords } from "../../../text/record/change-words.ts";
import type { CellKind } from "../cells.ts";
import type { CupFileCategory, CupFileFact, CupFileMatch, CupFileSide } from "../cup-file.ts";
import type { Removable } from "../cup-file-change.ts";
import { type CupState, type Noun, walkNouns } from "../cup-state.ts";
import { filledCategory } from "../filled-category.ts";
import { clockIn } from "../zone.ts";
import { namedGroups } from "./named-groups.ts";

type Drawn = { readonly edition: CupState["editions"][number]; readonly category: CupFileCategory };
type Named = { readonly cup: Pick<CupState["cup"], "zone"> } & Pick<CupState, "clubs" | "arenas" | "editions">;

/** Display names of a cup's nouns, for readers of an import's changes. */
export class NounNames {
	#nouns = new Map<string, Noun>();
	/** The id of the noun that contains each. */
	#owners = new Map<string, string>();
	#fields = new Map<string, { readonly name: string; readonly zone: string | undefined }>();
	/** The edition and category of each division, from the last state that has it. */
	#drawn = new Map<string, Drawn>();
	/** The filled slots of categories, computed on first use. */
	#filled = new Map<CupFileCategory, ReturnType<typeof filledCategory>>();
	readonly #zone: string;
	/** Null: for commands and faults of files, which are in English and show both languages of a text. */
	#language: Language | null = null;

	/** @param states a noun has the name that it has in the last state with it */
	constructor(...states: readonly Named[]) {
		this.#zone = states.at(-1)?.cup.zone ?? "UTC";
		for (const state of states) {
			walkNouns(state, (kind, noun, owner) => {
				this.#nouns.set(`${kind} ${noun.id}`, noun);
				this.#owners.set(`${kind} ${noun.id}`, owner);
			});
			for (const edition of state.editions)
				for (const category of edition.categories)
					for (const { id } of category.stages.flatMap(({ divisions }) => divisions)) this.#drawn.set(id, { edition, category });
			for (const arena of state.arenas)
				for (const { id, name } of arena.fields) this.#fields.set(id, { name: nameAt(arena, name) ?? id, zone: arena.zone });
		}
	}

	/** The same nouns with their names in one language. */
	in(language: Language): NounNames {
		const names = new NounNames({ cup: { zone: this.#zone }, clubs: [], arenas: [], editions: [] });
		names.#nouns = this.#nouns;
		names.#owners = this.#owners;
		names.#fields = this.#fields;
		names.#drawn = this.#drawn;
		names.#filled = this.#filled;
		names.#language = language;
		return names;
	}

	/** Null: for commands, which show both languages of a text. */
	get language(): Language | null {
		return this.#language;
	}

	get words(): ChangeWords {
		return CHANGE_WORDS[this.#language ?? "en"];
	}

	/** "match 12 (B14: Ask IF – Bro IF)"; without a printed number: "match Ask IF – Bro IF (B14, 2026-07-14 09:00)" */
	of(kind: CellKind, id: string): string {
		const { nouns } = this.words;
		if (kind === "cup") return nouns.cup;
		const noun = this.#nouns.get(`${kind} ${id}`) as (Noun & Record<string, unknown>) | undefined;
		if (!noun) return `${nouns[kind]} ${id}`;
		if (kind === "matches") return this.#match(noun as unknown as CupFileMatch);
		if (kind === "teams") return `${nouns.teams} ${this.team(id)} (${this.#category(String(noun.category))})`;
		if (kind === "facts") return this.#fact(noun as unknown as CupFileFact);
		if (kind === "announcements") return `${nouns.announcements} "${shortened(this.#text(noun.text) ?? String(noun.text))}"`;
		if (kind === "fields") return `${nouns.fields} ${this.field(id)}`;
		const own = this.#called(noun.name);
		return own === undefined || own === id ? `${nouns[kind]} ${id}` : `${nouns[kind]} ${own} (${id})`;
	}

	/**
	 * Like `of`, but a match without a printed number is shown with its id, which commands accept: "match b14-m12 (B14: Ask IF –
	 * Bro IF)".
	 */
	match(id: string): string {
		const match = this.#noun("matches", id) as CupFileMatch | undefined;
		return match ? this.#numbered(match, match.number ?? id) : `match ${id}`;
	}

	team(id: string): string {
		const team = this.#noun("teams", id);
		const club = team && this.#noun("clubs", String(team.club));
		return club ? [club.name, team.suffix].filter((part) => part !== undefined).join(" ") : id;
	}

	/** "Boys 14" */
	category(id: string): string {
		return this.#called(this.#noun("categories", id)?.name) ?? id;
	}

	/** "A" */
	group(id: string): string {
		return this.#called(this.#noun("divisions", id)?.name) ?? id;
	}

	/** "group A", "main round, group A" where the category has several group stages; "playoff A". */
	division(id: string): string {
		const name = this.group(id);
		const type = this.#noun("stages", this.#owners.get(`divisions ${id}`) ?? "")?.type;
		if (type === "playoff") return this.words.playoff(name);
		const category = this.#drawn.get(id)?.category;
		const stage = category && namedGroups([category]).get(id)?.stage;
		return groupWithin({ name, stage }, this.#language ?? "en");
	}

	/** A club's or an arena's own name. */
	lasting(kind: "clubs" | "arenas", id: string): string {
		return this.#called(this.#noun(kind, id)?.name) ?? id;
	}

	field(id: string): string {
		return this.#fields.get(id)?.name ?? id;
	}

	/** "2026-07-16 14:20", in the local time of the field's arena. */
	time(instant: string, field: string | undefined): string {
		const zone = (field === undefined ? undefined : this.#fields.get(field)?.zone) ?? this.#zone;
		return clockIn(instant, zone);
	}

	/** A team or a field by its name, any other text as it is. */
	called(text: string): string {
		return this.#nouns.has(`teams ${text}`) ? this.team(text) : this.field(text);
	}

	/** A side by its own values only, without results that fill its slot. */
	side({ team, slot }: CupFileSide): string {
		if (team !== undefined) return this.team(team);
		return slot ? this.#slot(slot) : this.words.nobodyYet;
	}

	/** The team on a side, also if a result has filled its slot; else the slot. */
	#side(match: CupFileMatch, side: "home" | "away"): string {
		const { team, slot } = match[side];
		const known = team === undefined && slot !== undefined ? this.#filledBy(match, side) : null;
		return known === null ? this.side(match[side]) : this.team(known);
	}

	#filledBy({ id, division }: CupFileMatch, side: "home" | "away"): string | null {
		const drawn = this.#drawn.get(division);
		if (!drawn) return null;
		const filled = this.#filled.get(drawn.category) ?? filledCategory({ edition: drawn.edition }, drawn.category);
		this.#filled.set(drawn.category, filled);
		return filled.sides.get(id)?.[side].team ?? null;
	}

	#slot(slot: NonNullable<CupFileSide["slot"]>): string {
		switch (slot.kind) {
			case "bye":
				return this.words.bye;
			case "position":
				return this.words.place(slot.position, this.division(slot.division));
			case "best-of":
				return this.words.bestOf(slot.position, this.#groupsOf(slot.divisions), slot.divisions.length, slot.rank);
			default: {
				const match = String(this.#noun("matches", slot.match)?.number ?? slot.match);
				return slot.kind === "winner" ? this.words.winnerOf(match) : this.words.loserOf(match);
			}
		}
	}

	/** "group A, group B", "main round, groups A and B" */
	#groupsOf(divisions: readonly string[]): string {
		const category = this.#drawn.get(divisions[0] ?? "")?.category;
		const groups = category && namedGroups([category]);
		const named = divisions.flatMap((id) => groups?.get(id) ?? []);
		return named[0]?.stage !== undefined && named.length > 1
			? groupsListed(named, this.#language ?? "en")
			: divisions.map((id) => this.division(id)).join(", ");
	}

	#match(match: CupFileMatch): string {
		const { number, start, field } = match;
		if (number !== undefined) return this.#numbered(match, number);
		const when = start === undefined ? this.words.noTime : this.time(start, field);
		return `match ${this.#side(match, "home")} – ${this.#side(match, "away")} (${this.#categoryOf(match)}, ${when})`;
	}

	#numbered(match: CupFileMatch, number: string): string {
		return `match ${number} (${this.#categoryOf(match)}: ${this.#side(match, "home")} – ${this.#side(match, "away")})`;
	}

	#categoryOf({ division, home, away }: CupFileMatch): string {
		const team = home.team ?? away.team;
		return this.#category(
			team === undefined
				? (this.#owners.get(`stages ${this.#owners.get(`divisions ${division}`)}`) ?? division)
				: String(this.#noun("teams", team)?.category),
		);
	}

	#category(id: string): string {
		return this.#called(this.#noun("categories", id)?.shortName) ?? id;
	}

	/** A name, in the language of the sentence around it. */
	#called(name: unknown): string | undefined {
		return nameText(name, this.#language ?? "en");
	}

	/** A text in two languages: both are shown to commands, so that a change of either is visible. */
	#text(text: unknown): string | undefined {
		return nameText(text, this.#language);
	}

	/** "lots in group 2 (B14)", "fair play of Ask IF", "protest against match 12 (…)" */
	#fact(fact: CupFileFact): string {
		const { facts, of, among, protestAgainst, asPlayed } = this.words;
		if (fact.kind === "protest") return protestAgainst(this.match(fact.match));
		if (fact.kind === "as-played") return asPlayed(this.match(fact.match));
		if ("match" in fact) return of(facts[fact.kind], this.match(fact.match));
		if ("team" in fact) return of(facts[fact.kind], this.team(fact.team));
		if (fact.division !== undefined) {
			const drawn = this.#drawn.get(fact.division);
			const group = this.division(fact.division);
			return among(facts[fact.kind], drawn ? `${group} (${this.#category(drawn.category.id)})` : group);
		}
		const stage = "stage" in fact ? (fact.stage ?? "") : "";
		const { title, name } = this.#noun("stages", stage) ?? {};
		const called = this.#called(title) ?? this.#called(name) ?? stage;
		return among(facts[fact.kind], `${called} (${this.#category(this.#owners.get(`stages ${stage}`) ?? "")})`);
	}

	/** A value that has two languages, in this one; undefined: it has none. */
	inLanguage(value: object): string | undefined {
		return this.#text(value);
	}

	#noun(kind: Removable, id: string): Record<string, unknown> | undefined {
		return this.#nouns.get(`${kind} ${id}`) as Record<string, unknown> | undefined;
	}
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** @returns undefined if one of the two has no name: a file's faulty noun is named before it is refused */
const nameAt = (arena: { readonly name?: string }, field: string | undefined): string | undefined =>
	arena.name === undefined || field === undefined ? field : placeName(arena.name, field);

/** A name in one language; null: in both. */
function nameText(name: unknown, language: Language | null): string | undefined {
	if (typeof name === "string") return name;
	if (typeof name !== "object" || name === null || !("en" in name) || !("sv" in name)) return undefined;
	if (language !== null) return String(name[language]);
	return name.en === name.sv ? String(name.en) : `${name.en} / ${name.sv}`;
}
