import type { Brand } from "../brands/brand.ts";
import { asksForPaper } from "../client/address/paper-query.ts";
import type { Publication } from "../cup/publication.ts";
import type { DrawPreview } from "../office/out/preview-pages.ts";
import type { PrintSheets } from "../office/out/printed-sheets.ts";
import { PageRenderer, type SiteOptions } from "../rendering/page-renderer.ts";
import { previewDocument } from "../rendering/preview-document.ts";
import { type Previewed, PreviewModels } from "../results/edition/keeping/preview-models.ts";
import type { ReadModelProvider } from "../results/edition/keeping/read-model-provider.ts";
import type { ReadModelSource } from "../results/edition/keeping/read-model-source.ts";
import { executeInProcess } from "../results/graphql/in-process.ts";
import { type Papers, papers } from "../sharing/paper/papers.ts";

/** Editions in memory for previews at once, each with other switches. */
const MOST = 2;

type Prepared = { readonly revision: number; readonly renderer: PageRenderer; readonly papers: Papers };
type Kept = { prepared: Promise<Prepared | null>; until: number; timer: NodeJS.Timeout };

export type PreviewsOptions = {
	readonly models: ReadModelProvider;
	readonly source: Pick<ReadModelSource, "editions" | "cupAndEdition">;
	readonly site: SiteOptions;
	readonly now: () => Date;
};

export type Previews = { readonly draw: DrawPreview; readonly print: PrintSheets };

/**
 * Draws previews and the office's printed sheets with read models and a renderer of their own, so that no public cache sees them. They are
 * read from the record again when it has changed, and unloaded when the last preview of the same switches has ended.
 */
export function createPreviews({ models, source, site, now }: PreviewsOptions): Previews {
	const kept = new Map<string, Kept>();

	async function prepare(of: Previewed): Promise<Prepared | null> {
		const preview = await PreviewModels.read(models, source, of);
		if (preview === null) return null;
		const execute = executeInProcess(preview);
		// Rendered parts are cached by their brand object: this one's are the preview's.
		const brand: Brand = { ...site.brand };
		const ask: SiteOptions["ask"] = (document, variables, lang) => execute(document, variables, { lang });
		const renderer = new PageRenderer({
			...{ ...site, brand, ask, changes: preview.changes },
			// No page follows the event stream.
			followed: async () => ({}),
		});
		const isDraft = of.published.schedule && !(await source.editions(of.cup))?.editions.some(isPublic(of.edition));
		const { publicUrl, hstsIncludesSubdomains } = site;
		const printed = papers({ brand, ask, publicUrl, hstsIncludesSubdomains, forOffice: { isDraft } });
		return { revision: preview.revision, renderer, papers: printed };
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
		const timer = setTimeout(() => drop(key), Math.max(0, last - now().getTime())).unref();
		kept.set(key, { prepared, until: last, timer });
		for (const oldest of kept.keys()) if (kept.size > MOST) drop(oldest);
		return prepared;
	}

	const preparedOf = (edition: string, published: Publication, until: Date) =>
		preparedFor({ cup: site.brand.cup, edition, published }, until);
	return {
		async draw({ until, edition, published, ...asked }) {
			const prepared = await preparedOf(edition, published, until);
			if (prepared === null) return null;
			const sheets = asksForPaper(asked.url.search) ? await prepared.papers.fetch(new Request(asked.url)) : null;
			return sheets ?? previewDocument(prepared.renderer, asked);
		},
		async print({ until, edition, published, url }) {
			const prepared = await preparedOf(edition, published, until);
			return (await prepared?.papers.fetch(new Request(url))) ?? null;
		},
	};
}

/** Whether this is the edition, with its schedule published. */
const isPublic =
	(edition: string) =>
	(one: { readonly id: string; readonly published: Publication }): boolean =>
		one.id === edition && one.published.schedule;
