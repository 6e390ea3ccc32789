export const PAST_STATE_TEXTS = {
	when: {
		en: "Give the time in the cup's time zone: at=2026-07-16T14:20.",
		sv: "Ange tiden i cupens tidszon: at=2026-07-16T14:20.",
	},
	future: { en: "That time is in the future.", sv: "Den tiden ligger i framtiden." },
	none: { en: "This edition did not exist then.", sv: "Upplagan fanns inte då." },
	noPlayoff: { en: "This playoff did not exist then.", sv: "Slutspelet fanns inte då." },
	noGroup: { en: "This group did not exist then.", sv: "Gruppen fanns inte då." },
} as const;
