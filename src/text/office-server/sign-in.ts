export const NO_INVITATION = {
	en: "This invitation has been used or has expired. Ask the office for a new one.",
	sv: "Inbjudan är använd eller för gammal. Be kansliet om en ny.",
};
