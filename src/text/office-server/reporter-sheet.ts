export const WORDS = {
	en: {
		title: "Report from this field",
		steps: [
			"Point the phone's camera at the code and open the link in the phone's browser. The first time needs a network; after that the page opens without one, too.",
			"Choose the match. Report it as it is played, or only its result when it is over.",
			"Without a network, just carry on: what you report is saved, and sent when the network is back. “Undo” takes back the last thing.",
		],
		secret:
			"Anyone who has this link can report from this field. Keep the sheet with the reporters; if it is lost, tell the cup's office.",
	},
	sv: {
		title: "Rapportera från den här planen",
		steps: [
			"Rikta telefonens kamera mot koden och öppna länken i telefonens webbläsare. Första gången behövs nät; sedan öppnas sidan också utan.",
			"Välj match. Rapportera medan den spelas, eller bara resultatet när den är slut.",
			"Fortsätt även utan nät: det du rapporterar sparas och skickas när nätet är tillbaka. ”Ångra” tar tillbaka det senaste.",
		],
		secret:
			"Den som har länken kan rapportera från planen. Förvara bladet hos rapportörerna, och säg till cupens sekretariat om det kommer bort.",
	},
} as const;
