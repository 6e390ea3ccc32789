export const SIGNED_OUT = { en: "You are not signed in to the office.", sv: "Du är inte inloggad på kansliet." };

export const OLD_PAGE = {
	en: "This page is older than your sign-in. Load it again, nothing was changed.",
	sv: "Sidan är äldre än din inloggning. Ladda om den, inget är ändrat.",
};

export const NEEDS_CODES = {
	en: "The cup asks for one-time codes. Set them up first, under Your desk.",
	sv: "Cupen kräver engångskoder. Ställ in dem först, under Ditt konto.",
};
