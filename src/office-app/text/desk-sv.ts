import type { deskEn } from "./desk-en.ts";

export const deskSv: typeof deskEn = {
	signedIn: "Inloggad",
	thisOne: "den här webbläsaren",
	way: "Med",
	lastUsed: "Senast använd",
	ways: { invitation: "inbjudan", password: "lösenord", passkey: "nyckel", "first-start": "första start" },
	end: "Logga ut",
	endOthers: "Logga ut överallt annars",
};
