import type { Brand } from "../brands/brand.ts";
import type { DrawPreview } from "../office/out/preview-pages.ts";
import { PageRenderer, type SiteOptions } from "../rendering/page-renderer.ts";
import { previewDocument } from "../rendering/preview-document.ts";
import { type Previewed, PreviewModels } from "../results/edition/keeping/preview-models.ts";
import type { ReadModelProvider } from "../results/edition/keeping/read-model-provider.ts";
import type { ReadModelSource } from "../results/edition/keeping/read-model-source.ts";
import { executeInProcess } from "../results/graphql/in-process.ts";

/** Editions in memory for previews at once, each with other switches. */
const MOST = 2;

type Prepared = { readonly revision: number; readonly renderer: PageRenderer };
type Kept = { prepared: Promise<Prepared | null>; until: number; timer: NodeJS.Timeout };

export type PreviewsOptions = {
	readonly models: ReadModelProvider;
	readonly source: Pick<ReadModelSource, "editions" | "cupAndEdition">;
	readonly site: SiteOptions;
};

/**
 * Draws previews with read models and a renderer of their own, so that no public cache sees them. They are read from the record again when it has
 * changed, and unloaded when the last preview of the same switches has ended.
 */
export function createPreviews({ models, source, site }: PreviewsOptions): DrawPreview {
	const kept = new Map<string, Kept>();

	async function prepare(of: Previewed): Promise<Prepared | null> {
		const preview = await PreviewModels.read(models, source, of);
		if (preview === null) return null;
		const execute = executeInProcess(preview);
		// Rendered parts are cached by their brand object: this one's are the preview's.
		const brand: Brand = { ...site.brand };
		const renderer = new PageRenderer({
			...{ ...site, brand, changes: preview.changes },
			ask: (document, variables, lang) => execute(document, variables, { lang }),
			// No page follows the event stream.
			followed: async () => ({}),
		});
		return { revision: preview.revision, renderer };
	}

	const drop = (key: string) => {
		clearTimeout(kept.get(key)?.timer);
		kept.delete(key);
	};

	/** What an earlier page of the same preview was drawn with, if the record is the same. */
	async function preparedFor(of: Previewed, until: Date): Promise<Prepared | null> {
		const key = JSON.stringify([of.edition, of.published]);
		const summary = await source.editions(of.cup);
		const revision = summary?.editions.find(({ id }) => id === of.edition)?.revision;
		const known = kept.get(key);
		const before = await known?.prepared.catch(() => null);
		const isSame = before !== undefined && before !== null && before.revision === revision;
		const last = Math.max(until.getTime(), known?.until ?? 0);
		const prepared = isSame && known !== undefined ? known.prepared : prepare(of);
		drop(key);
		const timer = setTimeout(() => drop(key), Math.max(0, last - Date.now())).unref();
		kept.set(key, { prepared, until: last, timer });
		for (const oldest of kept.keys()) if (kept.size > MOST) drop(oldest);
		return prepared;
	}

	return async ({ until, edition, published, ...asked }) => {
		const prepared = await preparedFor({ cup: site.brand.cup, edition, published }, until);
		return prepared && previewDocument(prepared.renderer, asked);
	};
}
