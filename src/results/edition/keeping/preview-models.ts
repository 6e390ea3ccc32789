import type { EditionId } from "../../../cup/ids.ts";
import type { Publication } from "../../../cup/publication.ts";
import { Changes } from "./changes.ts";
import { CupReadModel } from "./cup-read-model.ts";
import { EditionReadModel } from "./edition-read-model.ts";
import type { ReadModelProvider } from "./read-model-provider.ts";
import type { ReadModelSource } from "./read-model-source.ts";

/** An edition as it would be with these switches. */
export type Previewed = { readonly cup: number; readonly edition: string; readonly published: Publication };

/**
 * Read models of one edition at one revision, as it would be with other switches. The public read models, whose caches and listeners know
 * nothing of these, answer for all other editions.
 */
export class PreviewModels implements ReadModelProvider {
	/** Of a model at one revision nothing changes. */
	readonly changes = new Changes();
	/** The record's revision. */
	readonly revision: number;
	readonly #public: ReadModelProvider;
	readonly #cup: CupReadModel;
	readonly #edition: EditionReadModel;
	readonly #of: Previewed;

	private constructor(publicModels: ReadModelProvider, of: Previewed, cup: CupReadModel, edition: EditionReadModel) {
		this.#public = publicModels;
		this.#of = of;
		this.#cup = cup;
		this.#edition = edition;
		this.revision = edition.recordRevision;
	}

	/** @returns null if the record has no such edition */
	static async read(
		publicModels: ReadModelProvider,
		source: Pick<ReadModelSource, "cupAndEdition">,
		of: Previewed,
	): Promise<PreviewModels | null> {
		const read = await source.cupAndEdition(of.cup, of.edition);
		if (read?.edition === undefined) return null;
		const { summary, edition: record } = read;
		const { published } = of;
		const editions = summary.editions.map((one) => (one.id === of.edition ? { ...one, published } : one));
		const edition = EditionReadModel.build({ ...record, edition: { ...record.edition, published } });
		return new PreviewModels(publicModels, of, new CupReadModel({ ...summary, editions }), edition);
	}

	async cup(id: number): Promise<CupReadModel | null> {
		return id === this.#of.cup ? this.#cup : this.#public.cup(id);
	}

	async current(cup: number, edition: EditionId): Promise<EditionReadModel | null> {
		return cup === this.#of.cup && edition === this.#of.edition ? this.#edition : this.#public.current(cup, edition);
	}

	async past(cup: number, edition: EditionId) {
		return cup === this.#of.cup && edition === this.#of.edition ? this.#edition : this.#public.past(cup, edition);
	}

	pastClub(...of: Parameters<ReadModelProvider["pastClub"]>) {
		return this.#public.pastClub(...of);
	}

	now(of: Parameters<ReadModelProvider["now"]>[0]): Date {
		return this.#public.now(of);
	}
}
