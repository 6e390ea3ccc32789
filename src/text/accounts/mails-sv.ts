import type { MailTexts } from "./mails-en.ts";

export const mailTextsSv: MailTexts = {
	greeting: (name) => `Hej ${name}!`,
	foot: (cup, email) => `Det här mejlet skickades till ${email} med anledning av ett konto hos ${cup}.`,
	orCopy: "Eller kopiera adressen till din webbläsare:",
	passwordReset: (cup) => ({
		subject: `Välj ett nytt lösenord till ${cup}`,
		paragraphs: ["Någon, troligen du, har bett om ett nytt lösenord."],
		button: "Välj ett nytt lösenord",
		after: [
			"Länken fungerar en gång, inom en timme. När du har valt loggas du ut överallt.",
			"Var det inte du behöver du inte göra något: ditt lösenord gäller som förut.",
		],
	}),
	passwordChanged: (cup) => ({
		subject: `Ditt lösenord till ${cup} är ändrat`,
		paragraphs: ["Ditt lösenord har just ändrats, och du har loggats ut överallt."],
		button: "Logga in",
		after: ["Var det inte du, välj genast ett nytt lösenord: ”Glömt lösenordet?” på inloggningssidan."],
	}),
	passwordChangedInProfile: (cup) => ({
		subject: `Ditt lösenord till ${cup} är ändrat`,
		paragraphs: ["Ditt lösenord har just ändrats i din profil, och alla andra enheter är utloggade."],
		button: "Logga in",
		after: ["Var det inte du, välj genast ett nytt lösenord: ”Glömt lösenordet?” på inloggningssidan."],
	}),
	emailConfirmation: (cup) => ({
		subject: `Bekräfta din e-postadress hos ${cup}`,
		paragraphs: ["Någon, troligen du, vill använda den här e-postadressen till ett konto."],
		button: "Bekräfta adressen",
		after: ["Länken fungerar en gång, inom en timme.", "Var det inte du behöver du inte göra något: då används inte adressen."],
	}),
	emailChanged: (cup) => ({
		subject: `Ditt konto hos ${cup} har en ny e-postadress`,
		paragraphs: [
			"E-postadressen till ditt konto har just ändrats. Från och med nu loggar du in med den nya, och mejlen går dit.",
			"Det här är det sista mejlet till den gamla.",
		],
		button: null,
		after: ["Var det inte du har någon tagit sig in på ditt konto: kontakta cupen genast."],
	}),
	alreadyRegistered: (cup) => ({
		subject: `Du har redan ett konto hos ${cup}`,
		paragraphs: ["Någon, kanske du, försökte skapa ett konto med din e-postadress. Du har redan ett."],
		button: "Logga in",
		after: [
			"Har du glömt ditt lösenord, välj ”Glömt lösenordet?” på den sidan.",
			"Var det inte du behöver du inte göra något: ingen har kommit in på ditt konto.",
		],
	}),
	accountDeleted: (cup) => ({
		subject: `Ditt konto hos ${cup} är raderat`,
		paragraphs: [
			"Ditt konto är raderat, med allt som fanns i det: favoriter, fästad match, pass, kalenderadress, bild och inloggade enheter. Det som är betalt finns kvar i cupens bokföring, utan ditt namn.",
			"Inget av det går att få tillbaka. Du är välkommen att skapa ett nytt konto när du vill.",
		],
		button: null,
		after: [],
	}),
	staffInvitation: (cup, desk) => ({
		subject: `Du är inbjuden till kansliet för ${cup}`,
		paragraphs: [`Kansliet för ${cup} bjuder in dig till kontot ”${desk}”.`],
		button: "Öppna inbjudan",
		after: [
			"Länken gäller en gång, i 48 timmar. Där väljer du ett lösenord.",
			"Väntade du ingen inbjudan behöver du inte göra något.",
		],
	}),
	matchesMoved: (cup, says) => ({
		subject: `${cup}: ditt lags matcher`,
		paragraphs: [says],
		button: "Visa Min vecka",
		after: ["Du får det här för att du har bett om mejl om ändringar. Stäng av dem i din profil."],
	}),
	passReceipt: (cup, { year, amount, day, reference }) => ({
		subject: `Kvitto: All Access ${year}, ${cup}`,
		paragraphs: [`Tack! All Access ${year} är öppnat: du kan se alla cupens sändningar när du är inloggad.`],
		facts: { Vad: `All Access ${year}, ${cup}`, Betalt: amount, Datum: day, Order: reference },
		button: "Till sändningarna",
		after: ["Det här mejlet är ditt kvitto. Köpet finns också i din profil."],
	}),
	passRefund: (cup, { year, amount, day, reference }) => ({
		subject: `Återbetalning: All Access ${year}, ${cup}`,
		paragraphs: [
			`Din betalning för All Access ${year} är återbetald, och passet gäller inte längre. Det kan ta några dagar innan pengarna är på ditt konto.`,
		],
		facts: { Vad: `All Access ${year}, ${cup}`, Återbetalt: amount, Datum: day, Order: reference },
		button: null,
		after: [],
	}),
};
