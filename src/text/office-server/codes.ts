export const WRONG_CODE = {
	en: "The code is wrong or has been used. Wait for the next one.",
	sv: "Koden är fel eller redan använd. Vänta på nästa.",
};
