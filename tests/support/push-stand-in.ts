import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What a push service was handed for one of its subscriptions, opened as the browser would open it. */
export type Pushed = {
	readonly path: string;
	readonly payload: Readonly<Record<string, unknown>>;
	readonly topic: string | undefined;
	readonly ttl: number;
	readonly urgency: string | undefined;
};

/** A browser's subscription, with the secrets that only it has. */
export function aSubscription(endpoint: string) {
	const keys = createECDH("prime256v1");
	keys.generateKeys();
	const auth = randomBytes(16);
	const told = { endpoint, p256dh: keys.getPublicKey("base64url"), auth: auth.toString("base64url") };
	return { told, keys, auth };
}
type Subscription = ReturnType<typeof aSubscription>;

const hmac = (key: Buffer, ...parts: readonly Buffer[]) =>
	createHmac("sha256", key)
		.update(Buffer.concat([...parts]))
		.digest();
const nul = Buffer.from([0]);
const one = Buffer.from([1]);

/** RFC 8291 and 8188, written from their texts and not from the library that encrypts. @throws where a byte is another */
export function opened(body: Buffer, { keys, auth }: Pick<Subscription, "keys" | "auth">): string {
	const salt = body.subarray(0, 16);
	const size = body.readUInt32BE(16);
	const idLength = body[20]!;
	const sender = body.subarray(21, 21 + idLength);
	const record = body.subarray(21 + idLength);
	if (record.length > size) throw new Error("more than one record");
	const shared = keys.computeSecret(sender);
	const info = Buffer.concat([Buffer.from("WebPush: info"), nul, keys.getPublicKey(), sender]);
	const ikm = hmac(hmac(auth, shared), info, one);
	const prk = hmac(salt, ikm);
	const cek = hmac(prk, Buffer.from("Content-Encoding: aes128gcm"), nul, one).subarray(0, 16);
	const nonce = hmac(prk, Buffer.from("Content-Encoding: nonce"), nul, one).subarray(0, 12);
	const decipher = createDecipheriv("aes-128-gcm", cek, nonce);
	decipher.setAuthTag(record.subarray(-16));
	const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
	const end = plain.lastIndexOf(2);
	if (end < 0) throw new Error("no delimiter of the last record");
	return plain.subarray(0, end).toString("utf8");
}

/** RFC 8292: the sender, the audience, and the expiry. @throws if it is not signed by the key it names */
export function checkVapid(header: string | undefined, audience: string): { readonly sub: string; readonly key: string } {
	const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(\S+)$/.exec(header ?? "") ?? [];
	const [head = "", claims = "", signature = ""] = token.split(".");
	const point = Buffer.from(key, "base64url");
	const jwk = {
		kty: "EC",
		crv: "P-256",
		x: point.subarray(1, 33).toString("base64url"),
		y: point.subarray(33).toString("base64url"),
	};
	const isSigned = verify(
		"sha256",
		Buffer.from(`${head}.${claims}`),
		{ key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
		Buffer.from(signature, "base64url"),
	);
	const said = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string; exp: number; sub: string };
	const left = said.exp - Date.now() / 1000;
	if (!isSigned || said.aud !== audience || left <= 0 || left > 86_400) throw new Error("not a VAPID token for here and now");
	return { sub: said.sub, key };
}

/** A push service on this machine: accepts what is sent to its subscriptions, and decrypts it. */
export async function pushStandIn() {
	const subscriptions = new Map<string, Subscription>();
	const pushed: Pushed[] = [];
	const answers = new Map<string, number>();
	const failures: unknown[] = [];
	let key: string | undefined;
	let origin = "";
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			const path = request.url ?? "";
			const answer = answers.get(path) ?? 201;
			try {
				({ key } = checkVapid(request.headers.authorization, origin));
				if (request.headers["content-encoding"] !== "aes128gcm") throw new Error("not aes128gcm");
				const payload = JSON.parse(opened(Buffer.concat(chunks), subscriptions.get(path)!)) as Pushed["payload"];
				const { topic, ttl, urgency } = request.headers;
				const said = { topic: topic as string | undefined, ttl: Number(ttl), urgency: urgency as string | undefined };
				if (answer < 300) pushed.push({ path, payload, ...said });
				response.writeHead(answer).end();
			} catch (error) {
				failures.push(error);
				response.writeHead(400).end();
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		origin,
		pushed,
		/** What could not be opened, or was not signed. */
		failures,
		/** By subscription: what it is answered in place of 201. */
		answers,
		/** The key that the last message was signed with. */
		key: () => key,
		subscribe(path: string): Subscription {
			const made = aSubscription(`${origin}${path}`);
			subscriptions.set(path, made);
			return made;
		},
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}
