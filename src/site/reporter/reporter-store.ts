import type { ReporterProgramme } from "../../cup/reports/programme.ts";
import type { PhoneReport } from "./phone-report.ts";
import type { Refusal } from "./send-report.ts";

/** A report on this phone. It is stored before the press is answered, and until the server has answered it. */
export type StoredReport = {
	/** Its place in the queue. */
	readonly seq: number;
	readonly token: string;
	readonly report: PhoneReport;
	/** By the phone's own clock, in milliseconds. */
	readonly keptAt: number;
	readonly state: "waiting" | "sent" | "refused";
	/** Why it does not count; null unless it was refused. */
	readonly refusal: Refusal | null;
};

export type StoredProgramme = {
	/** Of a link and a field. */
	readonly key: string;
	readonly programme: ReporterProgramme;
	/** Milliseconds by which the cup's clock is ahead of this phone's. */
	readonly offset: number;
};

/** The link in use: its token, and the chosen field if it is valid for several. */
export type StoredLink = { readonly token: string; readonly field: string | null };

/** The phone's persistent storage. A failing write rejects: no report is shown as stored unless it is. */
export type ReporterStore = {
	link(): Promise<StoredLink | null>;
	putLink(link: StoredLink): Promise<void>;
	programme(key: string): Promise<StoredProgramme | null>;
	putProgramme(programme: StoredProgramme): Promise<void>;
	/** In the order of the queue. */
	reports(): Promise<StoredReport[]>;
	addReport(report: Omit<StoredReport, "seq">): Promise<number>;
	putReport(report: StoredReport): Promise<void>;
	removeReport(seq: number): Promise<void>;
};

const NAME = "cupboard-reporter";
const LINK = "link";
const CURRENT = "current";

/** @throws if the browser stores nothing */
export async function openReporterStore(): Promise<ReporterStore> {
	const opening = indexedDB.open(NAME, 1);
	opening.onupgradeneeded = () => {
		opening.result.createObjectStore(LINK);
		opening.result.createObjectStore("programmes", { keyPath: "key" });
		opening.result.createObjectStore("reports", { keyPath: "seq", autoIncrement: true });
	};
	const database = await answerOf(opening);
	const read = <Result>(store: string, ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> =>
		answerOf(ask(database.transaction(store).objectStore(store)));
	// Strict durability: a report is shown as stored only once it is on the phone's disk.
	const write = async <Result>(store: string, ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> => {
		const transaction = database.transaction(store, "readwrite", { durability: "strict" });
		const request = ask(transaction.objectStore(store));
		await new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error);
		});
		return request.result;
	};
	return {
		link: async () => ((await read(LINK, (store) => store.get(CURRENT))) as StoredLink | undefined) ?? null,
		putLink: async (link) => void (await write(LINK, (store) => store.put(link, CURRENT))),
		programme: async (key) => ((await read("programmes", (store) => store.get(key))) as StoredProgramme | undefined) ?? null,
		putProgramme: async (programme) => void (await write("programmes", (store) => store.put(programme))),
		reports: async () => (await read("reports", (store) => store.getAll())) as StoredReport[],
		addReport: async (report) => Number(await write("reports", (store) => store.add(report))),
		putReport: async (report) => void (await write("reports", (store) => store.put(report))),
		removeReport: async (seq) => void (await write("reports", (store) => store.delete(seq))),
	};
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
