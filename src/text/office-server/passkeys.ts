export const PASSKEY_TEXTS = {
	device: { en: "A device", sv: "En enhet" },
};

export const PASSKEY_REFUSED = {
	en: "The passkey was not taken. Try again, or sign in with the password.",
	sv: "Nyckeln gick inte att använda. Försök igen, eller logga in med lösenordet.",
};

export const MOST_PASSKEYS_REACHED = {
	en: "A desk keeps ten passkeys at most. Remove one first.",
	sv: "Ett konto har högst tio nycklar. Ta bort en först.",
};
