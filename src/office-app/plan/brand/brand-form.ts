import type { CupBrand, PlanChange } from "../../../office/plan/plan-view.ts";

export const SOCIAL = ["facebook", "instagram", "youtube", "tiktok", "x"] as const;
export const PAGES = ["contact", "privacy"] as const;
export const LANGUAGES = ["en", "sv"] as const;
type InBoth = { readonly en: string; readonly sv: string };

export type SponsorForm = {
	/** A data address; "": none is chosen. */
	readonly picture: string;
	readonly link: string;
	readonly text: InBoth;
	readonly from: string;
	readonly until: string;
};
export type BrandForm = {
	readonly shortName: string;
	readonly localName: InBoth;
	readonly language: "en" | "sv";
	readonly website: string;
	readonly social: Readonly<Record<(typeof SOCIAL)[number], string>>;
	readonly header: string;
	readonly accent: string;
	/** An SVG or a data address; "": none. */
	readonly logo: string;
	readonly contact: InBoth;
	readonly privacy: InBoth;
	readonly sponsors: readonly SponsorForm[];
};

const NOTHING: InBoth = { en: "", sv: "" };

/** @param first the colours of a cup that has chosen none */
export const brandForm = (
	brand: CupBrand | undefined,
	first: { readonly header: string; readonly accent: string },
): BrandForm => ({
	shortName: brand?.shortName ?? "",
	localName: brand?.localName ?? NOTHING,
	language: brand?.language ?? "en",
	website: brand?.website ?? "",
	social: Object.fromEntries(
		SOCIAL.map((kind) => [kind, brand?.social?.find((one) => one.kind === kind)?.url ?? ""]),
	) as BrandForm["social"],
	...(brand?.colours ?? first),
	logo: brand?.logo ?? "",
	contact: brand?.contact ?? NOTHING,
	privacy: brand?.privacy ?? NOTHING,
	sponsors: (brand?.sponsors ?? []).map(({ picture, link, text, from = "", until = "" }) => ({
		picture,
		link,
		text,
		from,
		until,
	})),
});

export const isColour = (text: string): boolean => /^#[0-9A-Fa-f]{6}$/.test(text);
/** Also of an empty text, since each may be left out. `URL.canParse` is not in every supported browser. */
export function isAddress(text: string): boolean {
	if (text.trim() === "") return true;
	try {
		return /^https?:$/.test(new URL(text.trim()).protocol);
	} catch {
		return false;
	}
}

/** A page says something beside its title. */
const isWritten = (text: string): boolean => text.replace(/^#.*$/m, "").trim() !== "";

/** Whether a page is written in one language only: it is shown in both or not at all. */
export const isHalf = ({ en, sv }: InBoth): boolean => isWritten(en) !== isWritten(sv);

/**
 * @returns null while something is half written or is no colour or address
 */
export function brandChange(form: BrandForm): PlanChange | null {
	const { header, accent, contact, privacy, sponsors, website } = form;
	if (!isColour(header) || !isColour(accent) || isHalf(contact) || isHalf(privacy)) return null;
	if (![website, ...Object.values(form.social), ...sponsors.map(({ link }) => link)].every(isAddress)) return null;
	if (sponsors.some(({ picture, link, text }) => [picture, link, text.en, text.sv].some((part) => part.trim() === "")))
		return null;
	const trimmed = ({ en, sv }: InBoth) => ({ en: en.trim(), sv: sv.trim() });
	const social = SOCIAL.flatMap((kind) => (form.social[kind].trim() === "" ? [] : [{ kind, url: form.social[kind].trim() }]));
	const brand: CupBrand = {
		...(form.shortName.trim() !== "" && { shortName: form.shortName.trim() }),
		...((form.localName.en.trim() !== "" || form.localName.sv.trim() !== "") && { localName: trimmed(form.localName) }),
		language: form.language,
		...(website.trim() !== "" && { website: website.trim() }),
		...(social.length > 0 && { social }),
		colours: { header: header.toUpperCase(), accent: accent.toUpperCase() },
		...(form.logo !== "" && { logo: form.logo }),
		...(isWritten(contact.en) && { contact: trimmed(contact) }),
		...(isWritten(privacy.en) && { privacy: trimmed(privacy) }),
		...(sponsors.length > 0 && {
			sponsors: sponsors.map(({ picture, link, text, from, until }) => ({
				...{ picture, link: link.trim(), text: trimmed(text) },
				...(from !== "" && { from }),
				...(until !== "" && { until }),
			})),
		}),
	};
	return { cup: { brand } };
}

/** Bytes of a logo or a sponsor's picture. */
const LONGEST_FILE = 70_000;

/** @returns a data address, of an SVG its text if `isText`; null: it is too large or no picture of these kinds */
export async function pictureOf(file: File, kinds: readonly string[], isText = false): Promise<string | null> {
	if (!kinds.includes(file.type) || file.size > LONGEST_FILE) return null;
	if (isText && file.type === "image/svg+xml") return file.text();
	return new Promise((resolve) => {
		const reader = new FileReader();
		reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
		reader.onerror = () => resolve(null);
		reader.readAsDataURL(file);
	});
}
