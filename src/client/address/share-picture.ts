import type { Language } from "../../text/language.ts";

/** The size that link previews require: 1.91 to 1. In px. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** A match, a team or a group with a picture of its own. */
export type SharePictureSubject = { readonly kind: "matches" | "teams" | "divisions"; readonly id: string };

/** The path of a share picture: of a match, of a team, of a group, or of the edition. Each language has its own. */
export function sharePicturePath(language: Language, year: string, of?: SharePictureSubject): string {
	const thing = of === undefined ? "" : `/${of.kind}/${encodeURIComponent(of.id)}`;
	return `/share/${language}/${year}${thing}.png`;
}
