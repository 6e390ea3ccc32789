import type { ReadModelSource } from "../../src/results/edition/keeping/read-model-source.ts";
import type { EditionChanged } from "../../src/results/record/change.ts";
import type { CupFile, CupFileEdition, CupFileMatch, EditionRecord } from "../../src/results/record/cup-file.ts";
import type { HiddenChanges } from "../../src/results/record/hidden-changes.ts";
import type { ClubPart, StoredPastClub, StoredPastEdition } from "../../src/results/record/past-editions.ts";
import type { CupSummary } from "../../src/results/record/read.ts";

/** A record in memory that notifies of its changes like the real one. */
export class CupInMemory implements ReadModelSource {
	readonly #file: CupFile;
	readonly #revisions = new Map<string, number>();
	readonly #hidden = new Map<string, HiddenChanges>();
	readonly #past = new Map<string, { readonly past: StoredPastEdition; readonly clubs: readonly StoredPastClub[] }>();
	readonly #listeners = new Set<(change: EditionChanged) => void>();
	/** How often each kind of read was made. */
	readonly reads = { editions: 0, edition: 0, cupAndEdition: 0, matches: 0 };
	/** What is announced later is not out. */
	announcedTo: string | null = "9999-12-31T00:00:00Z";
	/** Awaited by every read: a test may delay them, or make them fail. */
	before: () => Promise<void> = async () => {};

	constructor(file: CupFile) {
		this.#file = file;
		for (const { id } of file.editions) this.#revisions.set(id, 1);
	}

	async editions(cup: number) {
		this.reads.editions += 1;
		await this.before();
		return cup === this.#file.cup.id ? this.#summary() : undefined;
	}

	#summary(): CupSummary {
		return structuredClone({
			cup: this.#file.cup,
			editions: this.#file.editions.map(({ categories, teams, matches, facts, selectedGames, streams, ...summary }) => ({
				...summary,
				revision: this.#revisions.get(summary.id) ?? 0,
				announcedTo: this.announcedTo,
			})),
		});
	}

	async edition(cup: number, id: string): Promise<EditionRecord | undefined> {
		this.reads.edition += 1;
		await this.before();
		return cup === this.#file.cup.id && this.#revisions.has(id) ? this.record(id) : undefined;
	}

	async cupAndEdition(cup: number, id: string) {
		this.reads.cupAndEdition += 1;
		await this.before();
		if (cup !== this.#file.cup.id) return undefined;
		return { summary: this.#summary(), edition: this.#revisions.has(id) ? this.record(id) : undefined };
	}

	async matches(cup: number, edition: string, ids: readonly string[]) {
		this.reads.matches += 1;
		await this.before();
		const revision = this.#revisions.get(edition);
		if (cup !== this.#file.cup.id || revision === undefined) return undefined;
		const all = this.#file.editions.flatMap(({ matches }) => matches);
		return { revision, matches: structuredClone(all.filter(({ id }) => ids.includes(id))) };
	}

	async keepHidden(_: number, id: string, { since, upto }: HiddenChanges) {
		if (this.#revisions.get(id) === upto && (this.#hidden.get(id)?.upto ?? 0) < upto) this.#hidden.set(id, { since, upto });
	}

	async pastEdition(_: number, id: string) {
		await this.before();
		return this.#past.get(id)?.past;
	}

	async pastClub(_: number, editions: readonly string[], club: string, part: ClubPart) {
		await this.before();
		const found = editions.flatMap((id) => {
			const own = this.#past.get(id)?.clubs.find((one) => one.club === club);
			return own ? [[id, own[part]] as const] : [];
		});
		return new Map(found);
	}

	async keepPast(_: number, id: string, past: StoredPastEdition, clubs: readonly StoredPastClub[]) {
		if ((this.#past.get(id)?.past.revision ?? 0) < past.revision) this.#past.set(id, { past, clubs });
	}

	async listen(onChange: (change: EditionChanged) => void) {
		this.#listeners.add(onChange);
		return async () => void this.#listeners.delete(onChange);
	}

	/** Of its editions. */
	get ids(): readonly string[] {
		return this.#file.editions.map(({ id }) => id);
	}

	record(id = this.#file.editions[0]!.id): EditionRecord {
		const { cup, clubs, arenas } = this.#file;
		const hidden = this.#hidden.get(id);
		return structuredClone({
			cup,
			clubs,
			arenas,
			edition: this.#edition(id),
			revision: this.#revisions.get(id)!,
			...(hidden?.upto === this.#revisions.get(id) && { publicRevision: hidden?.since }),
			announcedTo: this.announcedTo,
		});
	}

	/** Reports matches, new ones among them. */
	report(...matches: CupFileMatch[]): void {
		this.#report(matches, false);
	}

	/** The same with a notice that contains the matches. */
	reportWithStates(...matches: CupFileMatch[]): void {
		this.#report(matches, true);
	}

	#report(matches: readonly CupFileMatch[], hasStates: boolean): void {
		const edition = this.#file.editions.find(({ categories }) =>
			categories.some(({ stages }) => stages.some(({ divisions }) => divisions.some(({ id }) => id === matches[0]!.division))),
		)!;
		for (const match of matches) {
			const at = edition.matches.findIndex(({ id }) => id === match.id);
			edition.matches.splice(at < 0 ? edition.matches.length : at, 1, match);
		}
		this.#raise(
			edition.id,
			matches.map(({ id }) => id),
			hasStates ? { states: structuredClone(matches) } : {},
		);
	}

	/** Changes anything of an edition, as an import does. */
	revise(id: string, change: (edition: CupFileEdition, file: CupFile) => unknown): void {
		change(this.#edition(id), this.#file);
		this.#raise(id, "all");
	}

	/** Repeats a notification, as after a lost connection. */
	repeat(id: string): void {
		this.#tell({ cup: this.#file.cup.id, edition: id, revision: this.#revisions.get(id)!, matches: "all" });
	}

	add(edition: CupFileEdition): void {
		this.#file.editions.push(edition);
		this.#raise(edition.id, "all");
	}

	remove(id: string): void {
		this.#file.editions.splice(this.#file.editions.indexOf(this.#edition(id)), 1);
		this.#revisions.delete(id);
		this.#past.delete(id);
		this.#tell({ cup: this.#file.cup.id, edition: id, revision: null, matches: "all" });
	}

	#edition(id: string): CupFileEdition {
		return this.#file.editions.find((edition) => edition.id === id)!;
	}

	#raise(id: string, matches: EditionChanged["matches"], states: Pick<EditionChanged, "states"> = {}): void {
		const revision = (this.#revisions.get(id) ?? 0) + 1;
		this.#revisions.set(id, revision);
		this.#tell({ cup: this.#file.cup.id, edition: id, revision, matches, ...states });
	}

	#tell(change: EditionChanged): void {
		for (const listener of this.#listeners) listener(change);
	}
}
