import { idsIn } from "../../patch/ids-in.ts";
import { type Patch, PatchMisfit, patched } from "../../patch/patch.ts";
import { asSearch } from "../address/as-search.ts";

/** What the stream tells of a page (docs/develop/live.md): what differs from the one of an earlier revision, all of it, or that it has to be asked for. */
export type PageEvent = { readonly page: string } & (
	| { readonly revision: number; readonly from: number; readonly patch: Patch | null }
	| { readonly revision: number; readonly data: unknown }
	| { readonly refused: true }
);

type Known = { readonly page: string; readonly revision: number; readonly data: unknown };

/** The page that a tab shows, as the stream has told of it since it was read: what it can be drawn from without asking. */
export class FollowedPages {
	#known: Known | null = null;
	#refused: string | null = null;

	/** @param shown what is drawn now; null where that is nothing that changes */
	shows(shown: Known | null): void {
		const isLater = shown !== null && this.#known?.page === shown.page && this.#known.revision > shown.revision;
		if (isLater) return;
		if (shown?.page !== this.#known?.page) this.#refused = null;
		this.#known = shown;
	}

	/** Which page is shown, of which revision, as far as is known of it. */
	get shown(): Omit<Known, "data"> | null {
		return this.#known && { page: this.#known.page, revision: this.#known.revision };
	}

	/** What stands in the shown page; nothing where the stream does not tell of it. */
	get ids(): ReadonlySet<string> {
		return this.isTold ? idsIn(this.#known?.data) : new Set();
	}

	/** Whether the shown page is told of by the stream, so that nobody needs to ask for it. */
	get isTold(): boolean {
		return this.#known !== null && this.#refused !== this.#known.page;
	}

	/** Another page's, or one of a revision that is shown already, says nothing new; one that does not fit is as if it had not come. */
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

	/** What a page is drawn from that is newer than a revision; null where that has to be asked for. */
	newerThan(page: string, revision: number): Known | null {
		const known = this.#known;
		return known?.page === page && known.revision > revision ? known : null;
	}
}

/** The page as the stream is asked for it: its language, and its path with what of its query it shows. */
export function followedPageName(
	language: string,
	{ pathname, search }: { readonly pathname: string; readonly search: string },
): string {
	const query = new URLSearchParams(search);
	query.delete("lang");
	return `${language},${pathname}${asSearch(query)}`;
}
