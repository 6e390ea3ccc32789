export const OLD_SECRET = {
	en: "This key is too old or was not made here. Set up the codes again from the beginning.",
	sv: "Nyckeln är för gammal eller kommer inte härifrån. Ställ in koderna igen från början.",
};

export const RULED = {
	en: "The cup asks every desk for one-time codes, so they cannot be taken away.",
	sv: "Cupen kräver engångskoder av alla konton, så de kan inte tas bort.",
};
