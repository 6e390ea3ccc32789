import { type DocumentNode, type GraphQLError, type GraphQLSchema, parse, specifiedRules, validate } from "graphql";
import { PlannedDocument } from "../execution/planned-document.ts";
import { codedError } from "../schema/errors.ts";
import { LIMITS, limitRules } from "./limits.ts";
import { nesting } from "./nesting.ts";
import { declaredByOwn, type OwnDocuments } from "./own-documents.ts";

/** Bytes that documents may take. */
const CAPACITY = 16 * 1024 * 1024;
/** What a document takes of memory for each character of its text, parsed, with the places where everything stands in it. */
const PARSED = 60;
/** What one field takes as it is planned. */
const PLANNED = 700;
/** What a document takes besides. */
const OBJECT = 1_000;
/** Fields that a plan may have. A document from outside that asks for more is executed without one. */
const MOST_PLANNED = 1_000;
const RULES = [...specifiedRules, ...limitRules];

export type CheckedDocument = {
	readonly document: DocumentNode;
	/** What is wrong with it, the limits included. */
	readonly faults: readonly GraphQLError[];
	/** How it is executed; null where anything is wrong with it. */
	readonly planned: PlannedDocument | null;
	/** Whether it is one of the site's own. */
	readonly isOwn: boolean;
};

type Entry = { checked: CheckedDocument | Error; bytes: number };

/** Documents by their text, parsed, validated and measured against the limits once; the least recently asked ones make room. */
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

	/** As it was checked before; undefined where it was not, or cannot be parsed. */
	known(text: string): CheckedDocument | undefined {
		const entry = this.#entries.get(text);
		if (entry === undefined || entry.checked instanceof Error) return undefined;
		this.#entries.delete(text);
		this.#entries.set(text, entry);
		return entry.checked;
	}

	/** @throws what parsing it says */
	check(text: string): CheckedDocument {
		const known = this.#entries.get(text)?.checked ?? this.#put(text);
		if (known instanceof Error) throw known;
		return known;
	}

	/** Of a document that was made by `check`. */
	of(document: DocumentNode): CheckedDocument | undefined {
		return this.#byDocument.get(document);
	}

	/** To be told after a document was executed: its plans are made as they are asked for. */
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

	/** Bytes that it holds, about. */
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
