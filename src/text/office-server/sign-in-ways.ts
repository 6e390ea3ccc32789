export const OLD_SECRET = {
	en: "This key has expired or is not from this site. Start setting up the codes again.",
	sv: "Nyckeln är för gammal eller kommer från en annan webbplats. Börja om med att ställa in koderna.",
};

export const RULED = {
	en: "The cup requires one-time codes for every account, so you cannot turn them off.",
	sv: "Cupen kräver engångskoder av alla konton, så du kan inte stänga av dem.",
};
