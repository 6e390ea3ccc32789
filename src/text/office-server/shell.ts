export const TEXTS = {
	en: {
		tooOld: "This browser is too old for the office. Update it, or use another one.",
		withoutScripts: "The office needs JavaScript. Turn on JavaScript for this site.",
	},
	sv: {
		tooOld: "Webbläsaren är för gammal för kansliet. Uppdatera den eller använd en annan.",
		withoutScripts: "Kansliet kräver JavaScript. Slå på det för den här webbplatsen.",
	},
} as const;
