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
	/** The point of the sequence before the first thing was read. */
	readonly readSince: number;
};

export type PlannedAnswersOptions = {
	readonly models: ReadModels;
	readonly documents: CheckedDocuments;
	readonly turns: Turns;
};

/**
 * Answers that nothing is wrong with, by the plan of their document: a fourth of the processor and a fifth of the garbage that graphql-js and
 * the server around it take for the largest that is allowed (docs/develop/performance.md). Of all else that server says what is wrong.
 */
export class PlannedAnswers {
	readonly #options: PlannedAnswersOptions;

	constructor(options: PlannedAnswersOptions) {
		this.#options = options;
	}

	/**
	 * @param meter of who asks: what is made counts on it, but for the site's own documents
	 * @param mostKeys that are remembered of what it depends on: of a large answer they take as much memory as itself, as long as it is being made
	 * @returns "too large" where it would hold more than one may; null where it is told by the server behind
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
			// What went wrong is made again, and said, by the server behind; but for what took long enough once.
			return error instanceof AnswerTooLarge || error instanceof TooMuchRead ? "too large" : null;
		} finally {
			turn.worked();
			if (known === undefined) documents.measure(question.query);
		}
	}
}

/** @returns null where it cannot be parsed */
function parsed(documents: CheckedDocuments, query: string): CheckedDocument | null {
	try {
		return documents.check(query);
	} catch {
		return null;
	}
}
