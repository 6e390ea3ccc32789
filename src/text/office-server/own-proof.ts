export const CODE_MISSING = {
	en: "Enter the code that your authenticator app shows now.",
	sv: "Skriv koden som din autentiseringsapp visar nu.",
};

export const PASSKEY_MISSING = {
	en: "The cup requires two-step sign-in. Sign out, sign in with your passkey and try again.",
	sv: "Cupen kräver inloggning i två steg. Logga ut, logga in med din inloggningsnyckel och försök igen.",
};
