import type { SharePictureSubject } from "../../client/address/share-picture.ts";
import type { Language } from "../../text/language.ts";

export type PictureAddress = { readonly language: Language; readonly year: string; readonly of: SharePictureSubject | undefined };

const ADDRESS = /^\/share\/(en|sv)\/(\d+)(?:\/(matches|teams|divisions)\/([^/]+))?\.png$/;

/** The picture that a path requests; null for other paths. */
export function readPicturePath(pathname: string): PictureAddress | null {
	const [, language, year, kind, id] = ADDRESS.exec(pathname) ?? [];
	if (language === undefined || year === undefined) return null;
	const of = kind === undefined || id === undefined ? undefined : { kind: kind as SharePictureSubject["kind"], id: decoded(id) };
	return of?.id === null ? null : { language: language as Language, year, of: of as SharePictureSubject | undefined };
}

function decoded(part: string): string | null {
	try {
		return decodeURIComponent(part);
	} catch (error) {
		if (error instanceof URIError) return null;
		throw error;
	}
}
