export const PASSKEY_TEXTS = {
	device: { en: "A device", sv: "En enhet" },
};

export const PASSKEY_REFUSED = {
	en: "The passkey did not work. Try again, or sign in with your password.",
	sv: "Inloggningsnyckeln fungerade inte. Försök igen eller logga in med lösenordet.",
};

export const MOST_PASSKEYS_REACHED = {
	en: "You can have at most ten passkeys. Remove one first.",
	sv: "Du kan ha högst tio inloggningsnycklar. Ta bort en först.",
};
