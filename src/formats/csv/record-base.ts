import { nameKey } from "../../cup/search/name-key.ts";
import type { CupFileDivision, CupFileEdition, CupFileTeam } from "../../results/record/cup-file.ts";
import type { Present } from "./assemble.ts";
import type { ArenaDraft, CategoryDraft, DivisionDraft, Draft, StageDraft } from "./draft.ts";
import type { MatchPlace } from "./matches/match-place.ts";
import type { Round } from "./matches/round.ts";

/**
 * What the record has, under the sheets of a workbook: they name clubs, categories, teams and fields of the record, and say only what is
 * new. Nouns of the record are found by their names, whatever ids an earlier import gave them. They are stated by their ids alone.
 */
export class RecordBase {
	readonly #draft: Draft;
	readonly #present: Present;
	readonly #edition: CupFileEdition | undefined;
	/** Nouns that are the record's, and not a sheet's. */
	readonly #own = new WeakSet<object>();
	readonly #fieldsTaken = new Set<string>();
	readonly #teams = new Map<string, CupFileTeam>();
	/** The teams of each group. */
	readonly #draws = new Map<string, ReadonlySet<string>>();

	constructor(draft: Draft, present: Present) {
		this.#draft = draft;
		this.#present = present;
		this.#edition = present.edition;
		for (const team of this.#edition?.teams ?? []) this.#teams.set(keyOfTeam(team), team);
	}

	/** Whether the record has a team in a group. */
	isIn(team: string, division: string): boolean {
		return this.#draws.get(division)?.has(team) === true;
	}

	/** Whether the record has any team in a group. */
	hasTeams(division: string): boolean {
		return this.#draws.has(division);
	}

	/** Whether only its id is to be stated, with what sheets added to it. */
	isOwn(noun: object): boolean {
		return this.#own.has(noun);
	}

	categoryCalled(names: readonly string[]): string | undefined {
		const keys = new Set(names.map(nameKey));
		return this.#edition?.categories.find(({ name, shortName }) =>
			[name.en, name.sv, shortName.en, shortName.sv].some((one) => keys.has(nameKey(one))),
		)?.id;
	}

	clubCalled(name: string): string | undefined {
		const found = this.#present.clubs.filter((club) => nameKey(club.name) === nameKey(name));
		return found.length === 1 ? found[0]!.id : undefined;
	}

	hasClub(id: string): boolean {
		return this.#present.clubs.some((club) => club.id === id);
	}

	hasField(id: string): boolean {
		return !this.#fieldsTaken.has(id) && this.#present.arenas.some(({ fields }) => fields.some((field) => field.id === id));
	}

	/** A second row of the same field is a fault again. */
	takesField(id: string): void {
		this.#fieldsTaken.add(id);
	}

	arenaCalled(name: string): ArenaDraft | undefined {
		return this.#draft.arenas.find((arena) => nameKey(arena.name) === nameKey(name));
	}

	/** @returns the record's arena that a sheet states; undefined: it is new, or another row stated it */
	replaces(id: string): ArenaDraft | undefined {
		const arena = this.#draft.arenas.find((one) => one.noun.id === id && this.#own.has(one.noun));
		if (arena) this.#own.delete(arena.noun);
		return arena;
	}

	/** @returns the id of the team that the record has of this club, category and suffix */
	teamOf(club: string | undefined, category: string | undefined, suffix: string | undefined): string | undefined {
		if (club === undefined || category === undefined) return undefined;
		return this.#teams.get(keyOfTeam({ club, category, ...(suffix !== undefined && { suffix }) }))?.id;
	}

	/** @returns the id of the record's match at this place: of the same number there, or of the same two teams */
	matchOf({ division, sides }: MatchPlace, round: Round | undefined, number: string | undefined): string | undefined {
		const there = (this.#edition?.matches ?? []).filter((match) => match.division === division.noun.id);
		const numbered = number === undefined ? [] : there.filter((match) => match.number === number);
		if (numbered.length === 1) return numbered[0]!.id;
		const [home, away] = [sides.home?.noun.id, sides.away?.noun.id];
		if (home === undefined || away === undefined) return undefined;
		const between = there.filter((match) => match.home.team === home && match.away.team === away);
		const ofRound = between.filter((match) => round === undefined || match.round === round.round);
		return ofRound.length === 1 ? ofRound[0]!.id : undefined;
	}

	addCategories(): void {
		for (const { id, name, shortName, rules } of this.#edition?.categories ?? []) {
			if (this.#draft.categories.some((category) => category.noun.id === id)) continue;
			const noun: CategoryDraft["noun"] = { id, rules };
			this.#own.add(noun);
			const names = [id, name.sv, shortName.en, shortName.sv, name.en];
			this.#draft.addCategory({ noun, names, stages: [], stagesAreListed: false, goesOn: undefined });
		}
	}

	/** The stages and groups of the record, of categories whose stages no sheet lists. */
	addStages(): void {
		for (const category of this.#draft.categories) {
			const there = this.#edition?.categories.find(({ id }) => id === category.noun.id);
			if (!there || category.stagesAreListed) continue;
			for (const { id, type, rank, name, title, divisions } of there.stages) {
				const noun = { id, type, rank, name, title };
				this.#own.add(noun);
				const stage: StageDraft = { noun, category, type, divisions: [], goesOn: undefined };
				category.stages.push(stage);
				for (const division of divisions) this.#addDivision(stage, division);
			}
			category.stagesAreListed = there.stages.some(({ type }) => type === "group");
		}
	}

	#addDivision(stage: StageDraft, { id, name, teams }: Pick<CupFileDivision, "id" | "name" | "teams">): void {
		const noun = { id };
		if (teams && teams.length > 0) this.#draws.set(id, new Set(teams));
		this.#own.add(noun);
		stage.divisions.push({ noun, stage, name, drawn: [], isListed: false });
	}

	addClubs(): void {
		for (const { id, name } of this.#present.clubs) {
			if (this.#draft.clubs.some((club) => club.noun.id === id)) continue;
			const noun = { id };
			this.#own.add(noun);
			this.#draft.addClub({ noun, name });
		}
	}

	/** Teams that no sheet states, for matches and draws that name them. */
	addTeams(): void {
		const clubs = new Map(this.#present.clubs.map(({ id, name }) => [id, name]));
		const stated = new Set(this.#draft.teams.map(({ noun }) => noun.id));
		for (const { id, club, category, suffix } of this.#edition?.teams ?? []) {
			if (stated.has(id)) continue;
			const noun = { id };
			this.#own.add(noun);
			const name = [clubs.get(club) ?? "", suffix ?? ""].join(" ").trim();
			this.#draft.addTeam({ noun, name, category: this.#draft.categories.find((one) => one.noun.id === category) });
		}
	}

	addArenas(): void {
		for (const { id, name, zone, fields } of this.#present.arenas) {
			const noun: ArenaDraft["noun"] = { id, fields: [] };
			this.#own.add(noun);
			const arena: ArenaDraft = { noun, name, zone, fields: [] };
			this.#draft.arenas.push(arena);
			for (const field of fields) {
				const own = { id: field.id, name: field.name };
				this.#own.add(own);
				this.#draft.addField({ noun: own, name: field.name, arena });
			}
		}
	}

	/**
	 * The draw of a group: its teams of the record that the sheets put in no other group, then those that the sheets add. No team leaves a
	 * group because a list does not name it.
	 * @returns undefined where nothing changes
	 */
	drawOf({ noun, drawn }: DivisionDraft, movedTo: ReadonlyMap<string, string>): string[] | undefined {
		const there = this.#edition?.categories
			.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions))
			.find(({ id }) => id === noun.id)?.teams;
		const order = drawn.toSorted((a, b) => (a.seat ?? drawn.length) - (b.seat ?? drawn.length)).map(({ team }) => team.noun.id);
		if (!there) return order.length === 0 ? undefined : order;
		const staying = there.filter((id) => (movedTo.get(id) ?? noun.id) === noun.id);
		const added = order.filter((id) => !staying.includes(id));
		return added.length === 0 && staying.length === there.length ? undefined : [...staying, ...added];
	}
}

const keyOfTeam = ({
	club,
	category,
	suffix,
}: Pick<CupFileTeam, "club" | "category"> & { readonly suffix?: string | null | undefined }): string =>
	JSON.stringify([club, category, nameKey(suffix ?? "")]);
