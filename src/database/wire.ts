/**
 * The part of PostgreSQL's frontend/backend protocol (version 3) that the command socket needs: where a message ends, and the
 * start and the end of a connection. https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

const PROTOCOL = 196_608;
const CODES = { query: 0x51, sync: 0x53, terminate: 0x58, idle: 0x49 } as const;

/** Whether no transaction is open after an answer, by the last byte of its ReadyForQuery. */
export const isIdle = (answer: Uint8Array): boolean => answer.at(-1) === CODES.idle;

/** Each message's content is preceded by its length in four bytes, which includes these. */
function message(code: string, content: Buffer): Buffer {
	const head = Buffer.alloc(5);
	head.write(code);
	head.writeInt32BE(content.length + 4, 1);
	return Buffer.concat([head, content]);
}

const READY = message("Z", Buffer.from("I"));
/** AuthenticationOk, ReadyForQuery. */
export const WELCOME: Buffer = Buffer.concat([message("R", Buffer.alloc(4)), READY]);
export const ROLLBACK: Buffer = message("Q", Buffer.from("rollback\0"));

/** @param code SQLSTATE */
export function fatal(code: string, text: string): Buffer {
	return message("E", Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`));
}

export type Message =
	| { readonly kind: "greeting"; readonly settings: ReadonlyMap<string, string> }
	/** Complete messages that are answered together, up to the Query or Sync that ends them. */
	| { readonly kind: "question"; readonly messages: Buffer }
	| { readonly kind: "farewell" };

/** Assembles messages from chunks. @throws Error if it does not begin with a greeting of protocol 3 */
export function messageReader(): (piece: Buffer) => Message[] {
	let rest: Buffer = Buffer.alloc(0);
	/** Chunks received since, which are joined once the message is complete: a long one has many. */
	let pieces: Buffer[] = [];
	let missing = 0;
	let greeted = false;
	let question: Buffer[] = [];

	function* readMessages(): Generator<Message> {
		for (;;) {
			const codeLength = greeted ? 1 : 0;
			if (rest.length < codeLength + 4) return;
			const length = codeLength + rest.readInt32BE(codeLength);
			if (rest.length < length) {
				missing = length - rest.length;
				return;
			}
			const whole = rest.subarray(0, length);
			rest = rest.subarray(length);
			if (!greeted) {
				greeted = true;
				yield greeting(whole);
			} else if (whole[0] === CODES.terminate) yield { kind: "farewell" };
			else {
				question.push(whole);
				if (whole[0] !== CODES.query && whole[0] !== CODES.sync) continue;
				yield { kind: "question", messages: Buffer.concat(question) };
				question = [];
			}
		}
	}

	return (piece) => {
		pieces.push(piece);
		missing -= piece.length;
		if (missing > 0) return [];
		missing = 0;
		rest = Buffer.concat([rest, ...pieces]);
		pieces = [];
		return [...readMessages()];
	};
}

function greeting(whole: Buffer): Message {
	if (whole.length < 8 || whole.readInt32BE(4) !== PROTOCOL) throw new Error("no greeting of PostgreSQL's protocol 3");
	const words = whole.subarray(8).toString("utf8").split("\0");
	const settings = new Map<string, string>();
	for (let at = 0; at + 1 < words.length && words[at] !== ""; at += 2) settings.set(words[at] ?? "", words[at + 1] ?? "");
	return { kind: "greeting", settings };
}
