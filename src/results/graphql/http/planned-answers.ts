import { type CpuQuota, UNMETERED } from "../../../http/cpu-quota.ts";
import type { Language } from "../../../text/language.ts";
import type { ReadModels } from "../../edition/keeping/read-models.ts";
import { ReadSession, TooMuchRead } from "../../edition/reading/read-session.ts";
import { AnswerTooLarge } from "../execution/execution.ts";
import type { ResultsContext } from "../schema/context.ts";
import type { CheckedDocument, CheckedDocuments } from "./checked-documents.ts";
import { LIMITS } from "./limits.ts";
import { slicedJson } from "./sliced-json.ts";
import type { MeteredContext, Turns } from "./turns.ts";

export type Question = {
	readonly query: string;
	readonly variables: Readonly<Record<string, unknown>>;
	readonly operationName: string | null;
};

export type PlannedAnswer = {
	/** JSON. */
	readonly body: Buffer;
	readonly reading: ReadSession;
	/** The point in the sequence of changes before the first read. */
	readonly readSince: number;
};

export type PlannedAnswersOptions = {
	readonly models: ReadModels;
	readonly documents: CheckedDocuments;
	readonly turns: Turns;
};

/**
 * Answers to valid queries, by the plan of their document. For the largest allowed answer this costs a fourth of the processor
 * time and a fifth of the garbage of graphql-js with its HTTP handling (docs/develop/performance.md). Everything else goes to the
 * general handler, which reports errors.
 */
export class PlannedAnswers {
	readonly #options: PlannedAnswersOptions;

	constructor(options: PlannedAnswersOptions) {
		this.#options = options;
	}

	/**
	 * @param meter the client's quota, which is charged unless the document is the site's own
	 * @param mostKeys the most dependency keys to record: for a large answer they need as much memory as the answer itself
	 * @returns "too large" if it would exceed a limit; null if the general handler has to answer
	 */
	async make(
		question: Question,
		lang: Language | null,
		meter: CpuQuota,
		mostKeys = Number.POSITIVE_INFINITY,
	): Promise<PlannedAnswer | "too large" | null> {
		const { models, documents, turns } = this.#options;
		const known = documents.known(question.query);
		const asking: MeteredContext = { meter: known?.isOwn ? UNMETERED : meter };
		if (asking.meter.wait() > 0) return null;
		const turn = turns.begin(asking);
		if (!turns.beginAtOnce(turn)) await Promise.race([turn.next(), turn.overdrawn]);
		if (turn.isGivenUp) return null;
		try {
			const checked = known ?? parsed(documents, question.query);
			if (checked === null || checked.planned === null) return null;
			if (checked.isOwn) asking.meter = UNMETERED;
			const readSince = models.changes.sequence;
			const reading = new ReadSession(models, { most: LIMITS.reads, mostKeys });
			const context: ResultsContext = { reading, lang: lang ?? "en", rootLanguages: new Map() };
			const bounds = { objects: LIMITS.objects, bytes: LIMITS.bytes, turn };
			const made = checked.planned
				.execute(question.operationName, context, question.variables, bounds)
				.then((data) => slicedJson({ data }, turn));
			const text = await Promise.race([made, turn.overdrawn]);
			if (text !== undefined) return { body: Buffer.from(text), reading, readSince };
			made.catch(() => undefined);
			return null;
		} catch (error) {
			// The general handler executes a failed query again to report the error, unless it failed by its size, which already cost
			// enough.
			return error instanceof AnswerTooLarge || error instanceof TooMuchRead ? "too large" : null;
		} finally {
			turn.worked();
			if (known === undefined) documents.measure(question.query);
		}
	}
}

/** @returns null if it cannot be parsed */
function parsed(documents: CheckedDocuments, query: string): CheckedDocument | null {
	try {
		return documents.check(query);
	} catch {
		return null;
	}
}
