import type { AccountTexts } from "./en.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

export const accountSv: AccountTexts = {
	signInMeta: (cup) => `Logga in på ${cup} och följ dina lag.`,
	signUpMeta: (cup) => `Skapa ett konto på ${cup} och följ dina lag.`,
	why: "Välj favoritlag och favoritplaner och få ett eget spelprogram i Min vecka.",
	needsScripts: "Inloggningen kräver JavaScript, som är avstängt i den här webbläsaren. Allt annat går att läsa utan konto.",
	name: "Namn",
	email: "E-post",
	password: "Lösenord",
	newPassword: "Lösenord, minst 8 tecken",
	show: "Visa",
	hide: "Dölj",
	showPassword: "Visa lösenordet",
	forgotPassword: "Glömt lösenordet?",
	forgotTitle: "Glömt lösenordet?",
	forgotWhy: "Fyll i din e-postadress så skickar vi instruktioner för hur du väljer ett nytt lösenord.",
	sendInstructions: "Skicka instruktioner",
	instructionsSent: "Instruktioner skickade. Kolla din e-post",
	instructionsSentHint: "Om det finns ett konto med adressen är ett mejl på väg. Länken i det fungerar i en timme.",
	backToSignIn: "Tillbaka till inloggningen",
	newHere: "Ny här?",
	newHereHint: "Ett konto är gratis och tar en minut att skapa.",
	haveAccount: "Har du redan ett konto?",
	demoAccount: "Det här är en demo. Kontot får användas av alla:",
	fillIn: "Fyll i",
	signedInAs: (name) => `Du är inloggad som ${name}`,

	notSignedIn: "Vi kunde inte logga in dig.",
	notCreated: "Vi kunde inte skapa kontot.",
	notSent: "Vi kunde inte skicka instruktionerna.",
	checkFields: "Kontrollera det som är markerat nedan.",
	unreachable: "Kontotjänsten svarade inte. Kontrollera uppkopplingen och försök igen.",
	tooMany: (seconds) => {
		if (seconds === null) return "För många försök. Vänta en stund och försök igen.";
		const minutes = Math.ceil(seconds / 60);
		const wait =
			seconds < 60 ? `${seconds} ${plural(seconds, "sekund", "sekunder")}` : `${minutes} ${plural(minutes, "minut", "minuter")}`;
		return `För många försök. Försök igen om ${wait}.`;
	},
	missing: { name: "Fyll i ditt namn.", email: "Fyll i din e-postadress.", password: "Fyll i ett lösenord." },
	noAddress: "Det är inte en giltig e-postadress. Den ska se ut så här: namn@example.com.",
	shortPassword: "Använd minst 8 tecken.",

	signedOut: () => "Du är utloggad: inloggningen har upphört. Logga in igen för att se dina lag.",
	unreached: () => "Ditt konto går inte att nå just nu.",
	unreachedHint:
		"Du är fortfarande inloggad här. Vi fortsätter försöka, och dina favoriter kommer tillbaka så snart kontotjänsten svarar.",
	tryAgain: "Försök igen",

	account: "Konto",
	accountOf: (name) => `Konto, ${name}`,
	allAccess: "All Access",
	profile: "Profil",
	opensWindow: "öppnas i ett nytt fönster",

	favourite: (name) => `Favorit, ${name}`,
	favouriteArena: (name) => `Favorit, alla planer på ${name}`,
	myTeam: "Mitt lag",
	myTeams: (names) => `Mitt lag: ${names}`,
	noTeams: "Du har inte valt några favoritlag",
	noTeamsHint: "Tryck på hjärtat vid ett lag så visas det här.",
	noTeamsOf: (year) => `Du har inte valt något lag för ${year}.`,
	ownYear: (year) => `Dina lag för ${year} finns i Min vecka ${year}`,
	findTeams: "Hitta lag",
	playedOn: (played, when) => `${played} ${when}`,
	showTeam: "Visa lag",
	showMatches: "Visa matcher",
	chosenTeam: (name) => `${name} finns i Mina lag`,
	chosenPlace: (name) => `${name} finns i Min vecka`,
	removedTeam: (name) => `${name} borttaget från Mina lag`,
	removedPlace: (name) => `${name} borttagen från Min vecka`,
	notRemoved: (name) => `${name} kunde inte tas bort och finns kvar bland dina favoriter.`,
	waits: () => "Väntar: sparas på ditt konto när nätet är tillbaka.",
	notAdded: (name) => `${name} kunde inte läggas till bland dina favoriter. Försök igen.`,
	notPinned: (name) => `${name} kunde inte fästas. Försök igen.`,
	notUnpinned: (name) => `${name} kunde inte lossas. Försök igen.`,
	undo: "Ångra",
};
