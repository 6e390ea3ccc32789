export const SIGNED_OUT = { en: "You are not signed in to the office.", sv: "Du är inte inloggad på kansliet." };

export const OLD_PAGE = {
	en: "This page is older than your sign-in. Nothing was changed. Load the page again.",
	sv: "Sidan är äldre än din inloggning. Inget är ändrat. Läs in sidan på nytt.",
};

export const NEEDS_CODES = {
	en: "The cup requires one-time codes. Set them up first, under Your account.",
	sv: "Cupen kräver engångskoder. Ställ in dem först, under Ditt konto.",
};
