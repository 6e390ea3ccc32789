import type { Words } from "../language.ts";

export const COLLEAGUE_TEXTS = {
	taken: {
		en: "An account already has this e-mail address. Renew its invitation, or use another address.",
		sv: "Ett konto har redan den e-postadressen. Förnya inbjudan eller använd en annan adress.",
	},
	arena: {
		en: "An arena lead needs one of the cup's arenas; no other role has an arena. Choose an arena.",
		sv: "En arenaansvarig ska ha en av cupens arenor; ingen annan roll har någon arena. Välj arena.",
	},
	unknown: { en: "This account no longer exists.", sv: "Kontot finns inte längre." },
	"last-office": {
		en: "At least one account with the role Office must stay, without a last day. Invite another one first.",
		sv: "Minst ett konto med rollen Kansli måste finnas kvar, utan slutdag. Bjud in ett till först.",
	},
} satisfies Record<string, Words>;
