import { type DocumentNode, type GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { PlannedDocument } from "../execution/planned-document.ts";
import { codedError } from "../schema/errors.ts";
import { LIMITS, limitRules } from "./limits.ts";
import { nesting } from "./nesting.ts";
import { declaredByOwn, type OwnDocuments } from "./own-documents.ts";

/** The limit of cached documents, in bytes. */
const CAPACITY = 16 * 1024 * 1024;
/** Bytes of memory per character of a parsed document, including its location objects. */
const PARSED = 60;
/** Bytes of memory per planned field. */
const PLANNED = 700;
/** Further bytes per document. */
const OBJECT = 1_000;
/** Fields that a plan may have. An outside document with more is executed without a plan. */
const MOST_PLANNED = 1_000;
const RULES = [...specifiedRules, ...limitRules];

export type CheckedDocument = {
	readonly document: DocumentNode;
	/** Its validation errors, including exceeded limits. */
	readonly faults: readonly GraphQLError[];
	/** Its plan; null if it has errors. */
	readonly planned: PlannedDocument | null;
	/** Whether it is one of the site's own. */
	readonly isOwn: boolean;
};

type Entry = { checked: CheckedDocument | Error; bytes: number };

/** Documents by their text, parsed, validated and checked against the limits once. The least recently used ones are evicted. */
export class CheckedDocuments {
	readonly #schema: GraphQLSchema;
	readonly #own: OwnDocuments;
	readonly #capacity: number;
	readonly #entries = new Map<string, Entry>();
	readonly #byDocument = new WeakMap<DocumentNode, CheckedDocument>();
	#bytes = 0;

	constructor(schema: GraphQLSchema, own: OwnDocuments, capacity = CAPACITY) {
		this.#schema = schema;
		this.#own = own;
		this.#capacity = capacity;
	}

	/** The cached result; undefined if there is none, or the text cannot be parsed. */
	known(text: string): CheckedDocument | undefined {
		const entry = this.#entries.get(text);
		if (entry === undefined || entry.checked instanceof Error) return undefined;
		this.#entries.delete(text);
		this.#entries.set(text, entry);
		return entry.checked;
	}

	/** @throws the parser's error */
	check(text: string): CheckedDocument {
		const known = this.#entries.get(text)?.checked ?? this.#put(text);
		if (known instanceof Error) throw known;
		return known;
	}

	/** The result for a document that `check` returned. */
	of(document: DocumentNode): CheckedDocument | undefined {
		return this.#byDocument.get(document);
	}

	/** Call it after a document was executed: plans are made on demand, which changes its size. */
	measure(text: string): void {
		const entry = this.#entries.get(text);
		if (entry === undefined) return;
		this.#bytes -= entry.bytes;
		entry.bytes = OBJECT + text.length * PARSED;
		if (!(entry.checked instanceof Error)) entry.bytes += (entry.checked.planned?.fields ?? 0) * PLANNED;
		this.#bytes += entry.bytes;
		for (const [oldest, { bytes }] of this.#entries) {
			if (this.#bytes <= this.#capacity) break;
			this.#entries.delete(oldest);
			this.#bytes -= bytes;
		}
	}

	/** The approximate size of the cache, in bytes. */
	get bytes(): number {
		return this.#bytes;
	}

	#put(text: string): CheckedDocument | Error {
		const checked = this.#parsed(text);
		this.#entries.set(text, { checked, bytes: 0 });
		if (!(checked instanceof Error)) this.#byDocument.set(checked.document, checked);
		this.measure(text);
		return checked;
	}

	#parsed(text: string): CheckedDocument | Error {
		try {
			if (nesting(text) > LIMITS.nesting)
				throw codedError("BAD_REQUEST", `The document is nested deeper than ${LIMITS.nesting}.`);
			const document = parse(text, { maxTokens: LIMITS.tokens });
			const faults = validate(this.#schema, document, RULES);
			return {
				document,
				faults,
				planned: faults.length > 0 ? null : new PlannedDocument(this.#schema, document, MOST_PLANNED),
				isOwn: declaredByOwn(this.#own, text) !== undefined,
			};
		} catch (error) {
			if (error instanceof Error) return error;
			throw error;
		}
	}
}
