import { createHash } from "node:crypto";
import { isButtonLink } from "../../record/button-link.ts";
import type { EditionRecord } from "../../record/cup-file.ts";
import type { EditionSummary } from "../../record/read.ts";
import type { AnnouncementEntity } from "../entities.ts";

type Announced = Pick<EditionSummary, "published" | "announcements"> & Pick<EditionRecord, "announcedTo">;

/**
 * An edition's published announcements, newest first: without scheduled and expired ones, and without those for a team while no team is
 * published.
 */
export function announcementEntities({ published, announcements = [], announcedTo }: Announced): AnnouncementEntity[] {
	const to = announcedTo === null ? Number.NEGATIVE_INFINITY : Date.parse(announcedTo);
	const time = (at: string | null) => (at === null ? Number.NEGATIVE_INFINITY : Date.parse(at));
	return announcements
		.filter(({ publishedUntil }) => publishedUntil === undefined || Date.parse(publishedUntil) > to)
		.map(
			({ id, text, buttonText, buttonLink, audience, publishedAt }): AnnouncementEntity => ({
				id,
				text: { en: text.en ?? text.sv ?? "", sv: text.sv ?? text.en ?? "" },
				onlyIn: text.en === undefined ? "sv" : text.sv === undefined ? "en" : null,
				buttonText: buttonText ?? null,
				// An old record may contain a link that is no longer valid.
				buttonLink: buttonLink !== undefined && isButtonLink(buttonLink) ? buttonLink : null,
				audience: audience ?? { kind: "all" },
				publishedAt: publishedAt ?? null,
				textKey: createHash("sha256")
					.update(`${text.en ?? ""}\n${text.sv ?? ""}`)
					.digest("base64url")
					.slice(0, 10),
			}),
		)
		.filter(({ publishedAt, audience }) => time(publishedAt) <= to && (audience.kind !== "team" || published.teams))
		.sort((a, b) => newest(time(a.publishedAt), time(b.publishedAt)));
}

/** Those without a time are last; equal ones stay in the record's order. */
const newest = (a: number, b: number) => (a === b ? 0 : b - a);
