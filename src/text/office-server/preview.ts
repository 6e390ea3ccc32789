import type { Switch } from "../../cup/publication-order.ts";
import type { Language } from "../language.ts";
import { SWITCH_NAMES } from "./publishing.ts";

type PreviewTexts = {
	readonly label: string;
	/** @param of null: as it is published now */
	readonly notice: (of: Switch | null, ends: string) => string;
	readonly ended: string;
	/** Pages in place of one: why, and what to do. */
	readonly titles: { readonly [Why in PreviewEnd]: string };
	readonly how: { readonly [Why in PreviewEnd]: string };
	readonly toPublishing: string;
	readonly back: string;
};

/** Why a preview shows no page. */
export type PreviewEnd = "ended" | "signed-out" | "not-yours" | "no-page" | "too-many";

export const PREVIEW_TEXTS: { readonly [In in Language]: PreviewTexts } = {
	en: {
		label: "Preview",
		notice: (of, ends) =>
			`Preview, visible to you alone, ends ${ends}. ${of === null ? "As visitors see it now." : `As it will be once published: ${SWITCH_NAMES.en[of]}.`}`,
		ended: "This preview has ended. Open a new one under Publishing.",
		titles: {
			ended: "This preview has ended",
			"signed-out": "You are signed out",
			"not-yours": "This preview is not yours",
			"no-page": "Not part of the preview",
			"too-many": "A moment, please",
		},
		how: {
			ended: "A preview lasts 20 minutes. Open a new one under Publishing.",
			"signed-out": "A preview ends when its account signs out. Sign in to the office and open a new one under Publishing.",
			"not-yours": "Only the account that opened a preview sees it, as long as it may publish. Open your own under Publishing.",
			"no-page": "Calendars, files, sharing and accounts are not part of a preview. Go back to the page.",
			"too-many": "You have opened many pages of the preview in a short time. Load this one again in some seconds.",
		},
		toPublishing: "Publishing",
		back: "To the start of the preview",
	},
	sv: {
		label: "Förhandsvisning",
		notice: (of, ends) =>
			`Förhandsvisning, synlig bara för dig, slutar ${ends}. ${of === null ? "Så här ser besökarna sidan nu." : `Så här blir det när detta publiceras: ${SWITCH_NAMES.sv[of]}.`}`,
		ended: "Förhandsvisningen är slut. Öppna en ny under Publicering.",
		titles: {
			ended: "Förhandsvisningen är slut",
			"signed-out": "Du är utloggad",
			"not-yours": "Det är inte din förhandsvisning",
			"no-page": "Ingår inte i förhandsvisningen",
			"too-many": "Ett ögonblick",
		},
		how: {
			ended: "En förhandsvisning varar i 20 minuter. Öppna en ny under Publicering.",
			"signed-out": "En förhandsvisning slutar när kontot loggas ut. Logga in på kansliet och öppna en ny under Publicering.",
			"not-yours":
				"Bara det konto som öppnade en förhandsvisning ser den, så länge kontot får publicera. Öppna en egen under Publicering.",
			"no-page": "Kalendrar, filer, delning och konton ingår inte i en förhandsvisning. Gå tillbaka till sidan.",
			"too-many": "Du har öppnat många sidor i förhandsvisningen på kort tid. Ladda om den här om några sekunder.",
		},
		toPublishing: "Publicering",
		back: "Till förhandsvisningens början",
	},
};
