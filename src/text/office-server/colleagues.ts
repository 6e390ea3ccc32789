import type { Words } from "../language.ts";

export const COLLEAGUE_TEXTS = {
	taken: {
		en: "A desk has this e-mail address already. Renew its invitation, or use another address.",
		sv: "Ett konto har redan den e-postadressen. Förnya inbjudan, eller ta en annan adress.",
	},
	arena: {
		en: "An arena lead has one of the cup's arenas, and no other role has one. Choose the arena.",
		sv: "En arenaansvarig har en av cupens arenor, och ingen annan roll har någon. Välj arena.",
	},
	unknown: { en: "There is no such desk any more.", sv: "Kontot finns inte längre." },
	"last-office": {
		en: "At least one Office stays that has no last day. Invite another one first.",
		sv: "Minst ett Kansli utan slutdag blir kvar. Bjud in ett till först.",
	},
} satisfies Record<string, Words>;
