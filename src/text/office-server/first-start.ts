export const WRONG_CODE = {
	en: "The code is wrong, used or more than an hour old. Find it in the server's log. Restart the server to get a new one.",
	sv: "Koden är fel, använd eller äldre än en timme. Den står i serverns logg. Starta om servern för att få en ny.",
};

export const ADDRESS_IN_USE = {
	en: "An account already has this e-mail address. Use its invitation, or another address.",
	sv: "Ett konto har redan den e-postadressen. Använd dess inbjudan eller en annan adress.",
};
