import { and, eq } from "drizzle-orm";
import type { Context, MiddlewareHandler } from "hono";
import type { BodyData } from "hono/utils/body";
import { clientDisconnected } from "../../../http/client-disconnected.ts";
import { keyOf } from "../../limit/limits.ts";
import { InvalidPayload, RequestRefused } from "../../request/refused.ts";
import { photo } from "../../tables/account.ts";
import { isSecret, newSecret } from "../../token/secret.ts";
import { enteredByForm, enteredVisit } from "../entered.ts";
import { refuseForeignForm } from "../form-guard.ts";
import type { VisitEnv } from "../visit.ts";
import { answerForm, profileForm } from "./profile-form.ts";
import { squarePicture } from "./square-picture.ts";
import { Uploads } from "./uploads.ts";

type Caller = Context<VisitEnv>;

/** Large bodies are read only from signed-in visitors and our own pages. @throws NotInside, RequestRefused 403 */
export const onlyFromInside: MiddlewareHandler<VisitEnv> = async (caller, next) => {
	refuseForeignForm(caller, enteredVisit(caller).base.origin);
	await next();
};

/** Before the body is read: an account sends one picture at a time. */
export function limitUploads(): MiddlewareHandler<VisitEnv> {
	const uploads = new Uploads();
	return async (caller, next) => {
		const visit = enteredVisit(caller);
		let end: () => void;
		try {
			end = uploads.begin(visit.session.account.id, visit.service.addressOf(caller));
		} catch (error) {
			return answerForm(caller, visit, { form: "photo", fields: {}, act: () => Promise.reject(error) });
		}
		try {
			await next();
		} finally {
			end();
		}
	};
}

/** POST /profile/photo: replaces the picture; the earlier one's address stops working. */
export async function changePhoto(caller: Caller): Promise<Response> {
	const { key, picture } = await formOf(caller);
	const visit = enteredByForm(caller, key);
	const { service, session } = visit;
	const act = async () => {
		if (!(picture instanceof File) || picture.size === 0) throw new InvalidPayload({ picture: ["required"] });
		await service.limits.take("photosOfAccount", keyOf(session.account.email));
		const bytes = await squarePicture(new Uint8Array(await picture.arrayBuffer()));
		const row = { name: newSecret(), type: "image/webp", bytes };
		await service.orm
			.insert(photo)
			.values({ account: session.account.id, ...row })
			.onConflictDoUpdate({ target: photo.account, set: row });
		return "photo" as const;
	};
	return answerForm(caller, visit, { form: "photo", fields: {}, act });
}

/** @throws RequestRefused 400 if the body is not a valid form */
async function formOf(caller: Caller): Promise<BodyData> {
	try {
		return await caller.req.parseBody();
	} catch (error) {
		if (error instanceof TypeError && !clientDisconnected(caller)) throw new RequestRefused(400, "notAForm");
		throw error;
	}
}

/** A body that is too large is not read to its end. */
export async function pictureTooLarge(caller: Caller): Promise<Response> {
	const act = () => Promise.reject(new InvalidPayload({ picture: ["pictureTooLarge"] }));
	return answerForm(caller, enteredVisit(caller), { form: "photo", fields: {}, act });
}

/** POST /profile/photo/remove */
export const removePhoto = profileForm("photo", async (_caller, { service, session }) => {
	await service.orm.delete(photo).where(eq(photo.account, session.account.id));
	return "no-photo";
});

/** GET /profile/photo/{name}: the person's own picture, from the identity site's own address. */
export async function showPhoto(caller: Caller): Promise<Response> {
	const { service, session } = enteredVisit(caller);
	const name = caller.req.param("name") ?? "";
	if (!isSecret(name)) return caller.notFound();
	const own = and(eq(photo.account, session.account.id), eq(photo.name, name));
	const [found] = await service.orm.select().from(photo).where(own);
	if (found === undefined) return caller.notFound();
	return caller.body(new Uint8Array(found.bytes), 200, { "content-type": found.type });
}
