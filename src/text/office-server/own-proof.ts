export const CODE_MISSING = {
	en: "Enter the code that your authenticator app shows now.",
	sv: "Skriv koden som din autentiseringsapp visar nu.",
};

export const PASSKEY_MISSING = {
	en: "The cup asks for a second factor, and yours is a passkey. Sign out, sign in with it and try again.",
	sv: "Cupen kräver en andra faktor, och din är en nyckel. Logga ut, logga in med den och försök igen.",
};
