import type { Switch } from "../../cup/publication-order.ts";
import type { Words } from "../language.ts";
import { SWITCH_NAMES } from "./publishing.ts";

/** Why a proposed publication, or an answer to one, is refused. */
export const SECOND_LOOK = {
	alone: {
		en: "A colleague must confirm this, and no other account of the office can sign in. Invite one under Colleagues, or turn the second look off.",
		sv: "En kollega måste granska det här, och inget annat av kansliets konton kan logga in. Bjud in ett under Kollegor, eller stäng av granskningen.",
	},
	waitsFirst: (desk: string, of: Switch): Words => ({
		en: `A proposal waits already: ${desk} proposes to publish ${SWITCH_NAMES.en[of]}. Answer or withdraw it first.`,
		sv: `Ett förslag väntar redan: ${desk} föreslår att publicera ${SWITCH_NAMES.sv[of]}. Svara på det eller dra tillbaka det först.`,
	}),
	waits: {
		en: "A proposal waits for its second look. Answer or withdraw it first.",
		sv: "Ett förslag väntar på granskning. Svara på det eller dra tillbaka det först.",
	},
	own: {
		en: "You proposed this yourself. Another account of the office confirms it or sends it back.",
		sv: "Du föreslog det här själv. Ett annat av kansliets konton bekräftar det eller skickar tillbaka det.",
	},
	notOwn: {
		en: "Another account proposed this. Confirm it or send it back.",
		sv: "Ett annat konto föreslog det här. Bekräfta det eller skicka tillbaka det.",
	},
	gone: {
		en: "This proposal waits no more. Nothing was changed. Load the page again.",
		sv: "Förslaget väntar inte längre. Inget är ändrat. Läs in sidan på nytt.",
	},
	words: {
		en: "Write why, in at most 200 characters.",
		sv: "Skriv varför, med högst 200 tecken.",
	},
	inPlan: {
		en: "This would publish something, which needs a colleague’s second look. Publish it under Publishing.",
		sv: "Det här skulle publicera något, och det kräver att en kollega granskar. Publicera det under Publicering.",
	},
};

/** Its lines in the ledger. */
export const SECOND_LOOK_LINES = {
	rule: { en: "a colleague’s second look before publishing", sv: "en kollega granskar före publicering" },
	isOn: { en: "on", sv: "på" },
	isOff: { en: "off", sv: "av" },
	hidden: { en: "hidden", sv: "dolt" },
	proposed: { en: "proposed, waits for a colleague", sv: "föreslaget, väntar på en kollega" },
	sentBack: { en: "sent back", sv: "tillbakaskickat" },
	withdrawn: { en: "withdrawn", sv: "tillbakadraget" },
} as const satisfies Readonly<Record<string, Words>>;
