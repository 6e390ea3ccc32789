export const WORDS = {
	en: {
		steps: [
			"Point the phone's camera at the code and open the link in the phone's browser. You need a network the first time. After that, the page also opens without one.",
			"Choose the match. Report it as it is played, or only its result when it is over.",
			"Without a network, just carry on: what you report is saved, and sent when the network is back. “Undo” takes back the last report.",
		],
		field: {
			title: "Report from this field",
			secret:
				"Anyone who has this link can report from this field. Keep the sheet with the reporters. If it is lost, contact the cup's office.",
		},
		many: {
			title: "Report results",
			secret:
				"Anyone who has this link can report from several fields. Keep the sheet out of sight. If it is lost, contact the cup's office.",
		},
	},
	sv: {
		steps: [
			"Rikta telefonens kamera mot koden och öppna länken i telefonens webbläsare. Första gången behövs nät. Sedan öppnas sidan även utan.",
			"Välj match. Rapportera medan den spelas, eller bara resultatet när den är slut.",
			"Fortsätt även utan nät: det du rapporterar sparas och skickas när nätet är tillbaka. ”Ångra” tar tillbaka den senaste rapporten.",
		],
		field: {
			title: "Rapportera från den här planen",
			secret:
				"Den som har länken kan rapportera från planen. Förvara bladet hos rapportörerna, och säg till cupens kansli om det kommer bort.",
		},
		many: {
			title: "Rapportera resultat",
			secret:
				"Den som har länken kan rapportera från flera planer. Förvara bladet så att andra inte ser det, och säg till cupens kansli om det kommer bort.",
		},
	},
} as const;
