import { idsIn } from "../../patch/ids-in.ts";
import { type Patch, PatchMisfit, patched } from "../../patch/patch.ts";
import { asSearch } from "../address/as-search.ts";

/** An event about a page (docs/develop/live.md): a patch for an earlier revision, the whole data, or a request to reload. */
export type PageEvent = { readonly page: string } & (
	| { readonly revision: number; readonly from: number; readonly patch: Patch | null }
	| { readonly revision: number; readonly data: unknown }
	| { readonly refused: true }
);

type Known = { readonly page: string; readonly revision: number; readonly data: unknown };

/** The page that a tab shows, updated by the stream's events: it can be drawn without a request. */
export class FollowedPages {
	#known: Known | null = null;
	#refused: string | null = null;

	/** @param shown the page's present data; null: nothing that changes */
	shows(shown: Known | null): void {
		const isLater = shown !== null && this.#known?.page === shown.page && this.#known.revision > shown.revision;
		if (isLater) return;
		if (shown?.page !== this.#known?.page) this.#refused = null;
		this.#known = shown;
	}

	/** The shown page and its revision, as far as known. */
	get shown(): Omit<Known, "data"> | null {
		return this.#known && { page: this.#known.page, revision: this.#known.revision };
	}

	/** What the shown page contains; nothing if the stream does not send the page. */
	get ids(): ReadonlySet<string> {
		return this.isTold ? idsIn(this.#known?.data) : new Set();
	}

	/** Whether the stream sends the shown page, so that no request is needed. */
	get isTold(): boolean {
		return this.#known !== null && this.#refused !== this.#known.page;
	}

	/** Ignores events of other pages and old revisions, and patches that do not apply. */
	take(told: PageEvent): void {
		const known = this.#known;
		if (known === null || told.page !== known.page) return;
		if ("refused" in told) {
			this.#refused = told.page;
			return;
		}
		this.#refused = null;
		if (told.revision <= known.revision) return;
		const { page, revision } = told;
		if ("data" in told) this.#known = { page, revision, data: told.data };
		else if (told.from <= known.revision) {
			try {
				const data = told.patch === null ? known.data : patched(known.data, told.patch);
				this.#known = { page, revision, data };
			} catch (error) {
				if (!(error instanceof PatchMisfit)) throw error;
			}
		}
	}

	/** The page's data if newer than a revision; null: it must be requested. */
	newerThan(page: string, revision: number): Known | null {
		const known = this.#known;
		return known?.page === page && known.revision > revision ? known : null;
	}
}

/** The page's name for the stream: its language, and its path with the part of its query that it shows. */
export function followedPageName(
	language: string,
	{ pathname, search }: { readonly pathname: string; readonly search: string },
): string {
	const query = new URLSearchParams(search);
	query.delete("lang");
	return `${language},${pathname}${asSearch(query)}`;
}
