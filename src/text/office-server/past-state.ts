export const PAST_STATE_TEXTS = {
	when: {
		en: "A moment is asked for as the cup's clocks show it: at=2026-07-16T14:20.",
		sv: "Ett ögonblick anges som cupens klockor visar det: at=2026-07-16T14:20.",
	},
	future: { en: "That moment has not come yet.", sv: "Det ögonblicket har inte kommit än." },
	none: { en: "This edition was not there yet.", sv: "Det här året fanns inte än." },
	noPlayoff: { en: "There was no such playoff then.", sv: "Något sådant slutspel fanns inte då." },
	noGroup: { en: "There was no such group then.", sv: "Någon sådan grupp fanns inte då." },
} as const;
