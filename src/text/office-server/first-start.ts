export const WRONG_CODE = {
	en: "The code is wrong, used or older than an hour. The log has it; a start of the server makes a new one.",
	sv: "Koden är fel, använd eller äldre än en timme. Den står i loggen; en ny kommer när servern startas.",
};

export const ADDRESS_IN_USE = {
	en: "A desk has this e-mail address already: take the invitation that it has, or another address.",
	sv: "Ett konto har redan den e-postadressen: använd dess inbjudan, eller en annan adress.",
};
