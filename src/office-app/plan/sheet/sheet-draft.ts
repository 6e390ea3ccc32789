import type { SheetPicksSent } from "../../../office/plan/sheet/sheet-body.ts";

/** A sheet that somebody works on, with what they chose. It is stored in this browser alone: it may name persons. */
export type SheetDraft = { readonly file: File; readonly picks: SheetPicksSent };

const STORE = "sheets";

/** A browser may refuse to store anything, as in a private window: then a draft lasts as long as its page. */
async function store<Value>(
	mode: IDBTransactionMode,
	act: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value | undefined> {
	try {
		const database = await new Promise<IDBDatabase>((resolve, reject) => {
			const opening = indexedDB.open("office-sheets", 1);
			opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
			opening.onsuccess = () => resolve(opening.result);
			opening.onerror = () => reject(opening.error);
		});
		try {
			return await new Promise<Value>((resolve, reject) => {
				const request = act(database.transaction(STORE, mode).objectStore(STORE));
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
		} finally {
			database.close();
		}
	} catch (error) {
		if (error instanceof DOMException) return undefined;
		throw error;
	}
}

/** @param cup of which it is: two cups' offices may be open in one browser */
export const loadDraft = (cup: string): Promise<SheetDraft | undefined> =>
	store("readonly", (drafts) => drafts.get(cup) as IDBRequest<SheetDraft | undefined>);

export const saveDraft = (cup: string, draft: SheetDraft): Promise<unknown> =>
	store("readwrite", (drafts) => drafts.put(draft, cup));

export const dropDraft = (cup: string): Promise<unknown> => store("readwrite", (drafts) => drafts.delete(cup));
